import "@mantine/core/styles/Table.css";
import "@mantine/core/styles/Progress.css";
import { Button, Progress, Group as Row, Stack, Table, Text, Title } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import type { Group } from "@wellput/contract";
import { useState } from "react";
import { FileButton } from "../../ui/file-link.tsx";
import { QueryView } from "../../ui/query-view.tsx";
import { GroupDetails } from "./group-details.tsx";
import { GroupEdit } from "./group-edit.tsx";
import { GroupForm } from "./group-form.tsx";
import { groupsQuery } from "./groups.api.ts";

/** The groups with their seats, and the form for another one. */
export function GroupsSection() {
  const groups = useQuery(groupsQuery);
  return (
    <Stack component="section" gap="lg">
      <Row justify="space-between">
        <Title order={2}>Groups</Title>
        <FileButton size="sm" href="/api/admin/reports/exports/groups.csv">
          Groups as CSV
        </FileButton>
      </Row>
      <GroupForm />
      <QueryView query={groups} loading="Loading groups…">
        {(list) => (list.length === 0 ? <Text>There are no groups yet.</Text> : <GroupTable groups={list} />)}
      </QueryView>
    </Stack>
  );
}

function GroupTable({ groups }: { readonly groups: readonly Group[] }) {
  const [shown, setShown] = useState<Group | null>(null);
  const [editing, setEditing] = useState<string | null>(null);
  return (
    <>
      <Table verticalSpacing="sm" fz="md">
        <Table.Thead>
          <Table.Tr>
            <Table.Th>Group Name and Access Code</Table.Th>
            <Table.Th>Seats</Table.Th>
            <Table.Td />
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {groups.map((group) =>
            group.id === editing ? (
              <GroupEdit key={group.id} group={group} onClose={() => setEditing(null)} />
            ) : (
              <GroupRow
                key={group.id}
                group={group}
                onShow={() => setShown(group)}
                onEdit={() => setEditing(group.id)}
              />
            ),
          )}
        </Table.Tbody>
      </Table>
      {shown && <GroupDetails group={shown} onClose={() => setShown(null)} />}
    </>
  );
}

interface GroupRowProps {
  readonly group: Group;
  readonly onShow: () => void;
  readonly onEdit: () => void;
}

function GroupRow({ group: { code, name, count, maxNum, isArchived }, onShow, onEdit }: GroupRowProps) {
  return (
    <Table.Tr>
      <Table.Td style={{ overflowWrap: "anywhere" }}>
        {name}
        <Text size="sm" c="dimmed">
          {code}
          {isArchived && ", archived: nobody new can join"}
        </Text>
      </Table.Td>
      <Table.Td>
        {count} of {maxNum}
        <Progress value={Math.min(count / maxNum, 1) * 100} size="sm" mt={4} aria-label={`Seats taken in ${name}`} />
      </Table.Td>
      <Table.Td>
        <Row gap="xs" justify="flex-end">
          <Button size="sm" variant="default" aria-label={`Members of ${name}, and how to join`} onClick={onShow}>
            Members
          </Button>
          <Button size="sm" variant="default" aria-label={`Edit ${name}`} onClick={onEdit}>
            Edit
          </Button>
        </Row>
      </Table.Td>
    </Table.Tr>
  );
}
