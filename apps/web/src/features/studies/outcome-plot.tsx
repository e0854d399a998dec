import { Text } from "@mantine/core";
import type { StudyReport } from "@wellput/contract";
import { Fragment } from "react";
import { countOf } from "../../lib/format.ts";
import { PlotNumbers } from "../../ui/plot-numbers.tsx";
import classes from "./outcome-plot.module.css";

export const armName = (name: string) => name || "Without an arm";

type Outcome = StudyReport["outcomes"][number];
type Mean = Extract<Outcome, { kind: "mean" }>;
type Arm = Mean["arms"][number];

/** What came out in each arm: the mean, or the share of each answer, as a point, its interval as a line, over an axis with numbers. */
export function OutcomePlot({ outcome }: { readonly outcome: Outcome }) {
  const { name, meaning } = outcome;
  const groups = outcome.kind === "mean" ? [{ answer: "", arms: outcome.arms }] : outcome.answers;
  const scale = outcome.kind === "mean" ? scaleOf(outcome) : SHARES;
  const shown = groups.map(({ answer, arms }) => ({ answer, arms: arms.filter(({ n }) => n > 0) }));
  return (
    <figure className={classes.figure}>
      <figcaption>
        {meaning}
        <Text component="span" display="block" size="sm" c="dimmed">
          {[name, outcome.kind === "mean" && outcome.values].filter(Boolean).join(" · ")}
        </Text>
      </figcaption>
      {shown.map(({ answer, arms }) => (
        <Fragment key={answer}>
          {answer && <Text className={classes.answer}>{answer}</Text>}
          {arms.map((arm) => (
            <ArmRow key={arm.name} arm={arm} scale={scale} />
          ))}
        </Fragment>
      ))}
      <Axis scale={scale} />
      <PlotNumbers
        title={meaning}
        head={["Arm", outcome.kind === "mean" ? "Mean" : "Share", "From", "To", "Answers"]}
        rows={shown.flatMap(({ answer, arms }) =>
          arms.map(({ name: arm, mean, low, high, n }) => ({
            name: [answer, armName(arm)].filter(Boolean).join(", "),
            values: [scale.inWords(mean), scale.inWords(low), scale.inWords(high), n],
          })),
        )}
      />
    </figure>
  );
}

interface Scale {
  readonly least: number;
  readonly most: number;
  readonly ticks: readonly number[];
  readonly inWords: (value: number | null) => string;
  readonly tickName: (tick: number) => string;
}

const percent = (value: number | null) => (value === null ? "–" : `${Math.round(value * 100)}%`);

/** Of all who answered. */
const SHARES: Scale = { least: 0, most: 1, ticks: [0, 0.25, 0.5, 0.75, 1], inWords: percent, tickName: percent };

/** As far as answers can go; where that has no end, as far as they went. */
function scaleOf({ range, arms }: Mean): Scale {
  const highest = Math.max(1, ...arms.flatMap(({ mean, high }) => [mean ?? 0, high ?? 0]));
  const [least, most] = range && range[1] > range[0] ? range : [0, Math.ceil(highest)];
  const inWords = (value: number | null) => (value === null ? "–" : value.toFixed(2));
  return { least, most, ticks: ticksOf(least, most), inWords, tickName: (tick) => `${tick}` };
}

const TICKS_MAX = 6;

/** Whole numbers, the lowest and the highest among them. */
function ticksOf(least: number, most: number): number[] {
  const step = Math.ceil((most - least) / (TICKS_MAX - 1));
  const ticks = [];
  for (let tick = least; tick <= most - step / 2; tick += step) ticks.push(tick);
  return [...ticks, most];
}

const placeOf = ({ least, most }: Scale, value: number) => `${((value - least) / (most - least)) * 100}%`;

interface ArmRowProps {
  readonly arm: Arm;
  readonly scale: Scale;
}

function ArmRow({ arm, scale }: ArmRowProps) {
  const { name, n, mean, low, high } = arm;
  const interval = low === null ? "" : ` (${scale.inWords(low)} to ${scale.inWords(high)})`;
  return (
    <div className={classes.arm}>
      <span>{armName(name)}</span>
      <span className={classes.track} aria-hidden>
        {scale.ticks.map((tick) => (
          <span key={tick} className={classes.line} style={{ left: placeOf(scale, tick) }} />
        ))}
        {low !== null && high !== null && (
          <span
            className={classes.interval}
            style={{ left: placeOf(scale, low), right: `calc(100% - ${placeOf(scale, high)})` }}
          />
        )}
        {mean !== null && <span className={classes.point} style={{ left: placeOf(scale, mean) }} />}
      </span>
      <span className={classes.words}>
        {scale.inWords(mean)}
        {interval}, {countOf(n, "answer")}
      </span>
    </div>
  );
}

function Axis({ scale }: { readonly scale: Scale }) {
  return (
    <div className={classes.arm} aria-hidden>
      <span className={classes.axis}>
        {scale.ticks.map((tick) => (
          <span key={tick} className={classes.tick} style={{ left: placeOf(scale, tick) }}>
            {scale.tickName(tick)}
          </span>
        ))}
      </span>
    </div>
  );
}
