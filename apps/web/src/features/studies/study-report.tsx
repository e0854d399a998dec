import "@mantine/core/styles/Table.css";
import { Stack, Table, Text, Title } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import type { StudyReport } from "@wellput/contract";
import { QueryView } from "../../ui/query-view.tsx";
import { armName, OutcomePlot } from "./outcome-plot.tsx";
import { studyReportQuery } from "./studies.api.ts";
import classes from "./study-report.module.css";

/** Where people stop in a course, and what came out in each arm. */
export function StudyReportView({ name }: { readonly name: string }) {
  return (
    <QueryView query={useQuery(studyReportQuery(name))} loading="Loading the report…">
      {(report) => (
        <Stack align="stretch" gap="xl" mt="md">
          <Stops report={report} />
          {report.arms.length > 0 && <Arms report={report} />}
          <Outcomes report={report} />
        </Stack>
      )}
    </QueryView>
  );
}

function Stops({ report: { pages } }: { readonly report: StudyReport }) {
  const most = Math.max(1, ...pages.map(({ reached }) => reached));
  return (
    <section className={classes.scroll}>
      <Title order={3} size="h4" mb="xs">
        Where people stop
      </Title>
      <Table fz="md" horizontalSpacing="xs">
        <Table.Thead>
          <Table.Tr>
            <Table.Th>Page</Table.Th>
            <Table.Th>Came so far</Table.Th>
            <Table.Th>Are here now</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {pages.map(({ id, title, arms, reached, stopped }) => (
            <Table.Tr key={id}>
              <Table.Td>
                {title}
                {arms.length > 0 && (
                  <Text span size="sm" c="dimmed">
                    {` for ${arms.join(", ")}`}
                  </Text>
                )}
                <span className={classes.bar} style={{ width: `${(reached / most) * 100}%` }} aria-hidden />
              </Table.Td>
              <Table.Td>{reached}</Table.Td>
              <Table.Td>{stopped}</Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </section>
  );
}

function Arms({ report: { arms } }: { readonly report: StudyReport }) {
  return (
    <section className={classes.scroll}>
      <Title order={3} size="h4" mb="xs">
        By arm
      </Title>
      <Table fz="md" horizontalSpacing="xs">
        <Table.Thead>
          <Table.Tr>
            <Table.Th>Arm</Table.Th>
            <Table.Th>Began</Table.Th>
            <Table.Th>Finished</Table.Th>
            <Table.Th>Left</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {arms.map(({ name, began, finished, left }) => (
            <Table.Tr key={name}>
              <Table.Td>{armName(name)}</Table.Td>
              <Table.Td>{began}</Table.Td>
              <Table.Td>{finished}</Table.Td>
              <Table.Td>{left}</Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
      {arms.some(({ left }) => left > 0) && (
        <Text mt="xs" size="sm" c="dimmed">
          Whoever left is not counted as begun where what they gave was deleted.
        </Text>
      )}
    </section>
  );
}

function Outcomes({ report: { outcomes } }: { readonly report: StudyReport }) {
  const shown = outcomes.filter((outcome) =>
    (outcome.kind === "mean" ? outcome : outcome.answers[0])?.arms.some(({ n }) => n > 0),
  );
  if (shown.length === 0) return <Text c="dimmed">No answers yet that can be counted.</Text>;
  return (
    <section>
      <Title order={3} size="h4" mb="xs">
        What came out
      </Title>
      <Text mb="md" c="dimmed" size="sm">
        The point is the mean, or how many of all gave an answer. The line says where that lies with a certainty of 95%,
        as all samples say that could be drawn from the answers themselves.
      </Text>
      <Stack align="stretch" gap="lg">
        {shown.map((outcome) => (
          <OutcomePlot key={outcome.name} outcome={outcome} />
        ))}
      </Stack>
    </section>
  );
}
