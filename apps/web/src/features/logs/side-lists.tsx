import { Text, Title } from "@mantine/core";
import type { Log } from "@wellput/contract";
import { formatDate } from "../../lib/format.ts";
import { wordsOf } from "../../ui/checklist/label.ts";
import { TextLink } from "../../ui/links.tsx";
import { Sheet } from "../../ui/sheet.tsx";
import { countEntries, type LogSide } from "./log-sides.ts";
import type { LogStep } from "./log-step.ts";
import classes from "./side-lists.module.css";

const LISTS: readonly { title: string; help: string; sides: readonly LogSide[]; step: LogStep }[] = [
  { title: "Enhance positivity", help: "What was good, to add to it.", sides: ["PosF_", "PosN_"], step: "posN" },
  {
    title: "Improve negativity",
    help: "What was hard: what could help, and what did?",
    sides: ["NegF_", "NegN_"],
    step: "negN",
  },
];
const SHOWN = 5;

interface SideListsProps {
  readonly logs: readonly Log[];
}

/** The latest logs with something good in them, and those with something hard, to go on writing on that side. */
export function SideLists({ logs }: SideListsProps) {
  return (
    <Sheet data-print="hide">
      {LISTS.map(({ title, help, sides, step }) => {
        const found = logs.filter((log) => countEntries(log, sides) > 0).slice(0, SHOWN);
        return (
          <section key={title} className={classes.side} aria-label={title}>
            <Title order={2} size="h3">
              {title}
            </Title>
            <Text c="dimmed" size="sm" mb="xs">
              {found.length > 0 ? help : "Nothing here yet."}
            </Text>
            <ul aria-label={title}>
              {found.map((log) => (
                <li key={log.id}>
                  <TextLink to="/editlog/$id" params={{ id: log.id }} search={{ step }}>
                    {log.title}
                  </TextLink>
                  <Text size="sm" c="dimmed">
                    {formatDate(log.createdAt)}
                    {wordsOf(sides.flatMap((side) => log.chosen[side])) &&
                      `, ${wordsOf(sides.flatMap((side) => log.chosen[side]))}`}
                  </Text>
                </li>
              ))}
            </ul>
          </section>
        );
      })}
    </Sheet>
  );
}
