import { NativeSelect, Group as Row, Stack, Text, TextInput } from "@mantine/core";
import { useDebouncedValue } from "@mantine/hooks";
import { useInfiniteQuery, useQuery } from "@tanstack/react-query";
import type { Member } from "@wellput/contract";
import { useState } from "react";
import { EndlessList } from "../../ui/endless-list.tsx";
import { groupsQuery } from "./groups.api.ts";
import { MemberItem } from "./member-item.tsx";
import { membersQuery } from "./members.api.ts";

const SEARCH_AFTER_MS = 250;

interface MembersListProps {
  /** Of the group whose members are shown first. */
  readonly group: string | undefined;
  readonly onGroupChange: (group: string | undefined) => void;
}

/** Everybody who has an account, to find and to look after. */
export function MembersList({ group, onGroupChange }: MembersListProps) {
  const [words, setWords] = useState("");
  const [search] = useDebouncedValue(words.trim(), SEARCH_AFTER_MS);
  const groups = useQuery(groupsQuery).data ?? [];
  return (
    <Stack gap="lg">
      <Row align="flex-end" grow preventGrowOverflow={false}>
        <TextInput
          label="Find"
          description="Words of an e-mail or a username"
          type="search"
          autoComplete="off"
          maxLength={100}
          value={words}
          onChange={(event) => setWords(event.currentTarget.value)}
        />
        <NativeSelect
          label="Group"
          size="md"
          value={group ?? ""}
          onChange={(event) => onGroupChange(event.currentTarget.value || undefined)}
          data={[
            { value: "", label: "All" },
            { value: "none", label: "Without a group" },
            ...groups.map(({ id, name }) => ({ value: id, label: name })),
          ]}
        />
      </Row>
      <EndlessList
        query={useInfiniteQuery(membersQuery({ search, group }))}
        label="Members"
        loading="Loading members…"
        empty={<Text>Nobody is here with these words and this group.</Text>}
      >
        {(member: Member) => <MemberItem member={member} />}
      </EndlessList>
    </Stack>
  );
}
