import "@mantine/core/styles/Table.css";
import "@mantine/core/styles/Progress.css";
import { Progress, Stack, Table, Text, Title } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import type { Group } from "@wellput/contract";
import { QueryView } from "../../ui/query-view.tsx";
import { GroupForm } from "./group-form.tsx";
import { groupsQuery } from "./groups.api.ts";

/** The groups with their seats, and the form for another one. */
export function GroupsSection() {
  const groups = useQuery(groupsQuery);
  return (
    <Stack component="section" gap="lg">
      <Title order={2}>Groups</Title>
      <GroupForm />
      <QueryView query={groups} loading="Loading groups…">
        {(list) => (list.length === 0 ? <Text>There are no groups yet.</Text> : <GroupTable groups={list} />)}
      </QueryView>
    </Stack>
  );
}

function GroupTable({ groups }: { readonly groups: readonly Group[] }) {
  return (
    <Table.ScrollContainer minWidth={300}>
      <Table verticalSpacing="sm" fz="md">
        <Table.Thead>
          <Table.Tr>
            <Table.Th>Group Name</Table.Th>
            <Table.Th>Access Code</Table.Th>
            <Table.Th>Seats</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {groups.map(({ code, name, count, maxNum }) => (
            <Table.Tr key={code}>
              <Table.Td>{name}</Table.Td>
              <Table.Td>{code}</Table.Td>
              <Table.Td>
                {count} of {maxNum}
                <Progress
                  value={Math.min(count / maxNum, 1) * 100}
                  size="sm"
                  mt={4}
                  aria-label={`Seats taken in ${name}`}
                />
              </Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </Table.ScrollContainer>
  );
}
