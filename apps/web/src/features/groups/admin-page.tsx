import "@mantine/core/styles/Table.css";
import "@mantine/core/styles/Progress.css";
import { Progress, Table, Text, Title } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useMe } from "../../lib/session.ts";
import { Page } from "../../ui/page.tsx";
import { QueryView } from "../../ui/query-view.tsx";
import { groupsQuery } from "./groups.api.ts";

/** The Admin Panel; anybody else sees nothing. */
export function AdminPage() {
  return useMe()?.isAdmin ? <Overview /> : null;
}

function Overview() {
  const groups = useQuery(groupsQuery);
  return (
    <Page title="Admin Panel">
      <Title order={2} mb="md">
        Groups
      </Title>
      <QueryView query={groups} loading="Loading groups…">
        {(list) =>
          list.length === 0 ? (
            <Text>There are no groups yet.</Text>
          ) : (
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
                  {list.map(({ code, name, count, maxNum }) => (
                    <Table.Tr key={code}>
                      <Table.Td>{name}</Table.Td>
                      <Table.Td>{code}</Table.Td>
                      <Table.Td>
                        {count} of {maxNum}
                        <Progress
                          value={(count / maxNum) * 100}
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
          )
        }
      </QueryView>
    </Page>
  );
}
