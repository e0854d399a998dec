import "@mantine/core/styles/ScrollArea.css";
import "@mantine/core/styles/Table.css";
import { Group, Stack, Table, Title } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import type { GroupUsage, UsageDay } from "@wellput/contract";
import { formatDay } from "../../lib/format.ts";
import { ColumnPlot } from "../../ui/column-plot.tsx";
import { FileButton } from "../../ui/file-link.tsx";
import { QueryView } from "../../ui/query-view.tsx";
import { USAGE_DAYS, usageQuery } from "./usage.api.ts";

const PLOTS = [
  { title: "People a day", of: "people" },
  { title: "Pages opened a day", of: "pageViews" },
  { title: "Messages analysed a day", of: "analyses" },
  { title: "Tries kept a day", of: "attempts" },
] as const;

/** How much was done each day, and by which group. */
export function UsagePage() {
  return (
    <QueryView query={useQuery(usageQuery(USAGE_DAYS))} loading="Loading usage…">
      {({ days, groups }) => (
        <Stack gap="2.5rem">
          <Group>
            <FileButton size="sm" href={`/api/admin/reports/exports/usage.csv?days=${USAGE_DAYS}`}>
              Usage as CSV
            </FileButton>
            <FileButton size="sm" href="/api/admin/reports/exports/usage-records.json">
              All records as JSON
            </FileButton>
          </Group>
          {PLOTS.map(({ title, of }) => (
            <section key={of}>
              <Title order={2} mb="sm">
                {title}
              </Title>
              <ColumnPlot
                title={title}
                summary={summaryOf(days, of)}
                columns={days.map((day) => ({ label: formatDay(day.day), value: day[of] }))}
              />
            </section>
          ))}
          <GroupTable groups={groups} />
        </Stack>
      )}
    </QueryView>
  );
}

function GroupTable({ groups }: { readonly groups: readonly GroupUsage[] }) {
  return (
    <section>
      <Title order={2} mb="sm">
        By group
      </Title>
      <Table.ScrollContainer minWidth={300}>
        <Table fz="md">
          <Table.Thead>
            <Table.Tr>
              <Table.Th>Group</Table.Th>
              <Table.Th>People</Table.Th>
              <Table.Th>Tries</Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {groups.map(({ id, name, people, attempts }) => (
              <Table.Tr key={id}>
                <Table.Td>{name}</Table.Td>
                <Table.Td>{people ?? "fewer than five"}</Table.Td>
                <Table.Td>{attempts ?? "not shown"}</Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      </Table.ScrollContainer>
    </section>
  );
}

function summaryOf(days: readonly UsageDay[], of: (typeof PLOTS)[number]["of"]): string {
  const total = days.reduce((sum, day) => sum + day[of], 0);
  const best = days.reduce<UsageDay | undefined>((top, day) => (top && top[of] >= day[of] ? top : day), undefined);
  return best && total > 0
    ? `${total} in all; most on ${formatDay(best.day)}, with ${best[of]}.`
    : "None in these days.";
}
