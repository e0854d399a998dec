import { Text } from "@mantine/core";
import type { Progress } from "@wellput/contract";
import { formatDay } from "../../lib/format.ts";
import { PlotNumbers } from "../../ui/plot-numbers.tsx";
import classes from "./practice-dots.module.css";

interface PracticeDotsProps {
  readonly days: Progress["days"];
  /** In one sentence what a reader would see in the picture. */
  readonly summary: string;
}

const [STEP, RADIUS, MOST] = [22, 7, 8];
const [DOT, LEAST] = [2 * RADIUS + 3, 3];

/** Tries as dots by day, first ones without help filled: one picture, and its numbers as a table under it. */
export function PracticeDots({ days, summary }: PracticeDotsProps) {
  // So many tries are one dot that the fullest day has room.
  const fullest = Math.max(1, ...days.map(({ attempts }) => attempts));
  const each = Math.ceil(fullest / MOST);
  const height = Math.max(LEAST, Math.ceil(fullest / each)) * DOT + RADIUS;
  return (
    <figure className={classes.dots} aria-label="Tries a day">
      <svg viewBox={`0 0 ${days.length * STEP} ${height}`} className={classes.picture} role="img" aria-label={summary}>
        {days.flatMap(({ day, attempts, unaided }, at) =>
          heightsOf(Math.ceil(attempts / each)).map((above, dot) => (
            <circle
              key={`${day} ${above}`}
              className={dot < Math.round(unaided / each) ? classes.unaided : classes.dot}
              cx={at * STEP + STEP / 2}
              cy={height - above}
              r={RADIUS}
            />
          )),
        )}
      </svg>
      <div className={classes.ends} aria-hidden>
        <span>{formatDay(days[0]?.day ?? "")}</span>
        <span>{formatDay(days.at(-1)?.day ?? "")}</span>
      </div>
      <Text size="sm" c="dimmed" className={classes.legend}>
        {each === 1 ? "A dot is a try" : `A dot is up to ${each} tries`}; a filled one, a first try without help.
      </Text>
      <PlotNumbers
        title="Tries a day"
        head={["When", "Tries", "Without help"]}
        rows={days.map(({ day, attempts, unaided }) => ({ name: formatDay(day), values: [attempts, unaided] }))}
      />
    </figure>
  );
}

/** Where the dots of a day stand above the line, the first one lowest. */
const heightsOf = (count: number): number[] => Array.from({ length: count }, (_none, dot) => RADIUS + 1 + dot * DOT);
