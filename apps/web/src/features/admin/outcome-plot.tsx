import { Text } from "@mantine/core";
import type { StudyReport } from "@wellput/contract";
import { countOf } from "../../lib/format.ts";
import { PlotNumbers } from "../../ui/plot-numbers.tsx";
import classes from "./outcome-plot.module.css";

export const armName = (name: string) => name || "Without an arm";

type Outcome = StudyReport["outcomes"][number];
type Arm = Outcome["arms"][number];

/** What came out in each arm: the mean as a point, its interval as a line, over an axis with numbers. */
export function OutcomePlot({ outcome }: { readonly outcome: Outcome }) {
  const { name, meaning, values } = outcome;
  const arms = outcome.arms.filter(({ n }) => n > 0);
  const [least, most] = domainOf(outcome);
  const placeOf = (value: number) => `${((value - least) / (most - least)) * 100}%`;
  const ticks = ticksOf(least, most);
  return (
    <figure className={classes.figure}>
      <figcaption>
        {meaning}
        <Text component="span" display="block" size="sm" c="dimmed">
          {[name, values].filter(Boolean).join(" · ")}
        </Text>
      </figcaption>
      {arms.map((arm) => (
        <div key={arm.name} className={classes.arm}>
          <span>{armName(arm.name)}</span>
          <span className={classes.track} aria-hidden>
            {ticks.map((tick) => (
              <span key={tick} className={classes.line} style={{ left: placeOf(tick) }} />
            ))}
            <Mark arm={arm} placeOf={placeOf} />
          </span>
          <span className={classes.words}>
            {inWords(arm)}, {countOf(arm.n, "answer")}
          </span>
        </div>
      ))}
      <div className={classes.arm} aria-hidden>
        <span className={classes.axis}>
          {ticks.map((tick) => (
            <span key={tick} className={classes.tick} style={{ left: placeOf(tick) }}>
              {tick}
            </span>
          ))}
        </span>
      </div>
      <PlotNumbers
        title={meaning}
        head={["Arm", "Mean", "From", "To", "Answers"]}
        rows={arms.map((arm) => ({
          name: armName(arm.name),
          values: [rounded(arm.mean), rounded(arm.low), rounded(arm.high), arm.n],
        }))}
      />
    </figure>
  );
}

interface MarkProps {
  readonly arm: Arm;
  readonly placeOf: (value: number) => string;
}

function Mark({ arm: { mean, low, high }, placeOf }: MarkProps) {
  return (
    <>
      {low !== null && high !== null && (
        <span className={classes.interval} style={{ left: placeOf(low), right: `calc(100% - ${placeOf(high)})` }} />
      )}
      {mean !== null && <span className={classes.point} style={{ left: placeOf(mean) }} />}
    </>
  );
}

/** As far as answers can go; where that has no end, as far as they went. */
function domainOf({ range, arms }: Outcome): [number, number] {
  if (range && range[1] > range[0]) return range;
  const highest = Math.max(1, ...arms.flatMap(({ mean, high }) => [mean ?? 0, high ?? 0]));
  return [0, Math.ceil(highest)];
}

const TICKS_MAX = 6;

/** Whole numbers, the lowest and the highest among them. */
function ticksOf(least: number, most: number): number[] {
  const step = Math.ceil((most - least) / (TICKS_MAX - 1));
  const ticks = [];
  for (let tick = least; tick <= most - step / 2; tick += step) ticks.push(tick);
  return [...ticks, most];
}

const rounded = (value: number | null) => (value === null ? "–" : value.toFixed(2));

/** One answer alone has no interval. */
const inWords = ({ mean, low, high }: Arm) =>
  low === null ? rounded(mean) : `${rounded(mean)} (${rounded(low)} to ${rounded(high)})`;
