import { NativeSelect } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { GROUP_NAME_DEFAULT } from "@wellput/contract/limits";
import { useMe } from "../../lib/session.ts";
import type { SessionGroup } from "../../nouns/shared-session/started-sessions.ts";
import { groupsQuery } from "./groups.api.ts";

interface SessionGroupSelectProps {
  readonly value: SessionGroup;
  readonly onChange: (group: SessionGroup) => void;
}

/** Who may join a shared session: whoever has its link, or the members of one group; for a trainer one of theirs. */
export function SessionGroupSelect({ value, onChange }: SessionGroupSelectProps) {
  const me = useMe();
  const all = useQuery({ ...groupsQuery, enabled: me?.isAdmin === true }).data;
  const groups = all ?? me?.trainerOf ?? [];
  const nameOf = (key: string) => groups.find(({ id }) => id === key)?.name ?? key;
  return (
    <NativeSelect
      label="Who can join"
      size="md"
      data={[
        { value: GROUP_NAME_DEFAULT, label: "Everybody with the link" },
        ...groups.map(({ id, name }) => ({ value: id, label: `Members of ${name}, signed in` })),
      ]}
      value={value.key}
      onChange={({ currentTarget: { value: key } }) => onChange({ key, name: nameOf(key) })}
    />
  );
}
