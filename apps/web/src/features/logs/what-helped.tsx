import { Text, Title } from "@mantine/core";
import type { Log } from "@wellput/contract";
import { countOf } from "../../lib/format.ts";
import { whatHelped } from "./log-patterns.ts";
import classes from "./what-helped.module.css";

const SHOWN = 10;
/** Below this many notes a count is an anecdote, and the page says so. */
const NOTES_THAT_TELL = 30;

interface WhatHelpedProps {
  readonly logs: readonly Log[];
}

/** What was noted as having helped, from the feeling to the need to what was done, in short sentences with counts. */
export function WhatHelped({ logs }: WhatHelpedProps) {
  const found = whatHelped(logs);
  const notes = found.reduce((sum, { count }) => sum + count, 0);
  return (
    <section aria-labelledby="what-helped">
      <Title order={2} size="h3" id="what-helped" mb="xs">
        What helped
      </Title>
      {found.length === 0 ? (
        <Text c="dimmed">
          Nothing noted yet. On a good day, say why and name the need that was met. After a hard one, write under “Unmet
          needs” what you tried, and tick “This helped”.
        </Text>
      ) : (
        <>
          <ul className={classes.helped}>
            {found.slice(0, SHOWN).map(({ strategy, need, feelings, count }) => (
              <li key={`${need} ${strategy}`}>
                <strong>{strategy}</strong>
                <span>
                  {feelings.length > 0 && `${feelings.slice(0, 3).join(", ")} → `}
                  {need}, {count === 1 ? "once" : `${count} times`}
                </span>
              </li>
            ))}
          </ul>
          <Text c="dimmed" size="sm" mt="xs">
            From {countOf(notes, "note")}.{" "}
            {notes < NOTES_THAT_TELL && "That is a hint, not yet a pattern: it may have been chance."}
          </Text>
        </>
      )}
    </section>
  );
}
