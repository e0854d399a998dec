import { NativeSelect } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { GROUP_NAME_DEFAULT } from "@wellput/contract/limits";
import { groupsQuery } from "./groups.api.ts";

interface SessionGroupSelectProps {
  readonly value: string;
  readonly onChange: (groupName: string) => void;
}

/** Who may join a shared session: whoever has its link, or the members of one group. */
export function SessionGroupSelect({ value, onChange }: SessionGroupSelectProps) {
  const names = new Set(useQuery(groupsQuery).data?.map(({ name }) => name));
  return (
    <NativeSelect
      label="Who can join"
      size="md"
      data={[
        { value: GROUP_NAME_DEFAULT, label: "Everybody with the link" },
        ...[...names].map((name) => ({ value: name, label: `Members of ${name}, signed in` })),
      ]}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}
