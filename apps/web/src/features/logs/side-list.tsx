import { Text, Title } from "@mantine/core";
import type { Log } from "@wellput/contract";
import { wordsOf } from "@wellput/contract/scenario-fields";
import { formatDate } from "../../lib/format.ts";
import { TextLink } from "../../ui/links.tsx";
import { Sheet } from "../../ui/sheet.tsx";
import { countEntries, type LogSide } from "./log-sides.ts";
import type { LogStep } from "./log-step.ts";
import classes from "./side-list.module.css";

interface SideWords {
  readonly title: string;
  readonly help: string;
  readonly sides: readonly LogSide[];
  readonly step: LogStep;
}

export const ENHANCE_POSITIVITY: SideWords = {
  title: "Enhance positivity",
  help: "What was good, to add to it.",
  sides: ["PosF_", "PosN_"],
  step: "posN",
};
export const IMPROVE_NEGATIVITY: SideWords = {
  title: "Improve negativity",
  help: "What was hard: what could help, and what did?",
  sides: ["NegF_", "NegN_"],
  step: "negN",
};
const SHOWN = 5;

interface SideListProps {
  readonly logs: readonly Log[];
  readonly words: SideWords;
}

/** The latest logs with something good in them, or with something hard, to go on writing on that side. */
export function SideList({ logs, words: { title, help, sides, step } }: SideListProps) {
  const found = logs.filter((log) => countEntries(log, sides) > 0).slice(0, SHOWN);
  return (
    <Sheet data-print="hide" role="region" aria-label={title}>
      <Title order={2} size="h3">
        {title}
      </Title>
      <Text c="dimmed" size="sm" mb="xs">
        {found.length > 0 ? help : "Nothing here yet."}
      </Text>
      <ul aria-label={title} className={classes.list}>
        {found.map((log) => (
          <li key={log.id}>
            <TextLink to="/editlog/$id" params={{ id: log.id }} search={{ step }}>
              {log.title}
            </TextLink>
            <Text size="sm" c="dimmed">
              {[formatDate(log.createdAt), wordsOf(sides.flatMap((side) => log.chosen[side]))]
                .filter(Boolean)
                .join(", ")}
            </Text>
          </li>
        ))}
      </ul>
    </Sheet>
  );
}
