import { NativeSelect, Text } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { useMe } from "../../lib/session.ts";
import type { SessionGroupProps } from "../../nouns/shared-session/new-session.tsx";
import { EVERYBODY, isForGroups, sessionGroups } from "../../nouns/shared-session/session-groups.ts";
import type { SessionGroup } from "../../nouns/shared-session/started-sessions.ts";
import { groupsQuery } from "./groups.api.ts";

/** Who may join a shared session: whoever has its link, or the members of one group; for a trainer one of theirs. */
export function SessionGroupSelect({ value, forGroups, onChange }: SessionGroupProps) {
  const { groups, isKnown } = useKnownGroups(isForGroups(forGroups));
  const offered = sessionGroups(groups, forGroups);
  const [first] = offered;
  useEffect(() => {
    if (value === null && first) onChange(first);
  }, [value, first, onChange]);
  if (!first)
    return isKnown && <Text>Only {forGroups?.join(", ")} can open it, and you train none of these groups.</Text>;
  return (
    <NativeSelect
      label="Who can join"
      size="md"
      data={offered.map(({ key, name }) => ({
        value: key,
        label: key === EVERYBODY.key ? "Everybody with the link" : `Members of ${name}, signed in`,
      }))}
      value={value?.key ?? first.key}
      onChange={({ currentTarget: { value: chosen } }) => onChange(offered.find(({ key }) => key === chosen) ?? first)}
    />
  );
}

/** All groups for an admin, else those that somebody trains; where it is asked for, their own too. */
function useKnownGroups(withOwn: boolean): { readonly groups: readonly SessionGroup[]; readonly isKnown: boolean } {
  const me = useMe();
  const all = useQuery({ ...groupsQuery, enabled: me?.isAdmin === true });
  const own = withOwn && me?.groupId && me.group !== null ? [{ id: me.groupId, name: me.group }] : [];
  const theirs = [...(me?.trainerOf ?? []), ...own.filter(({ id }) => !me?.trainerOf.some((group) => group.id === id))];
  const groups = (all.data ?? theirs).map(({ id, name }) => ({ key: id, name }));
  return { groups, isKnown: !all.isLoading };
}
