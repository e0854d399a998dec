import "@mantine/core/styles/Table.css";
import "@mantine/core/styles/Progress.css";
import { Button, Progress, Group as Row, Stack, Table, Text, Title } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import type { Group } from "@wellput/contract";
import { useState } from "react";
import { QueryView } from "../../ui/query-view.tsx";
import { GroupDetails } from "./group-details.tsx";
import { GroupForm } from "./group-form.tsx";
import { groupsQuery } from "./groups.api.ts";

/** The groups with their seats, and the form for another one. */
export function GroupsSection() {
  const groups = useQuery(groupsQuery);
  return (
    <Stack component="section" gap="lg">
      <Row justify="space-between">
        <Title order={2}>Groups</Title>
        <Button component="a" size="sm" variant="default" href="/api/admin/reports/exports/groups.csv" download>
          Groups as CSV
        </Button>
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
  return (
    <>
      <Table verticalSpacing="sm" fz="md">
        <Table.Thead>
          <Table.Tr>
            <Table.Th>Group Name and Access Code</Table.Th>
            <Table.Th>Seats</Table.Th>
            <Table.Th>Members</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {groups.map((group) => {
            const { code, name, count, maxNum } = group;
            return (
              <Table.Tr key={code}>
                <Table.Td>
                  {name}
                  <Text size="sm" c="dimmed">
                    {code}
                  </Text>
                </Table.Td>
                <Table.Td>
                  {count} of {maxNum}
                  <Progress
                    value={Math.min(count / maxNum, 1) * 100}
                    size="sm"
                    mt={4}
                    aria-label={`Seats taken in ${name}`}
                  />
                </Table.Td>
                <Table.Td>
                  <Button
                    size="sm"
                    variant="default"
                    aria-label={`Members of ${name}, and how to join`}
                    onClick={() => setShown(group)}
                  >
                    Members
                  </Button>
                </Table.Td>
              </Table.Tr>
            );
          })}
        </Table.Tbody>
      </Table>
      {shown && <GroupDetails group={shown} onClose={() => setShown(null)} />}
    </>
  );
}
