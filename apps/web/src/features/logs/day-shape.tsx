import classes from "./day-shape.module.css";
import type { LogDay } from "./log-days.ts";

const OUTLINES = {
  high: "M12 3 22 21H2Z",
  middle: "M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18Z",
  low: "M3 9h18a1.5 1.5 0 0 1 1.5 1.5v3A1.5 1.5 0 0 1 21 15H3a1.5 1.5 0 0 1-1.5-1.5v-3A1.5 1.5 0 0 1 3 9Z",
} as const;

interface DayShapeProps {
  readonly mood: LogDay["mood"];
}

/** A day in one shape: its form is the energy; full is pleasant, half is mixed, empty is hard. Words stand beside it. */
export function DayShape({ mood }: DayShapeProps) {
  if (!mood) {
    return (
      <svg viewBox="0 0 24 24" className={classes.shape} aria-hidden="true">
        <circle cx="12" cy="12" r="3" className={classes.dot} />
      </svg>
    );
  }
  const outline = OUTLINES[mood.energy];
  return (
    <svg viewBox="0 0 24 24" className={classes.shape} data-mood={mood.pleasantness} aria-hidden="true">
      {mood.pleasantness === "mixed" && (
        <clipPath id={`half-${mood.energy}`}>
          <path d={outline} />
        </clipPath>
      )}
      <path d={outline} className={classes.outline} />
      {mood.pleasantness === "mixed" && (
        <rect x="0" y="12" width="24" height="12" clipPath={`url(#half-${mood.energy})`} className={classes.dot} />
      )}
    </svg>
  );
}
