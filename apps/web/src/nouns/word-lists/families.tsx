import type { ReactNode } from "react";
import classes from "./checklist.module.css";

interface FamiliesProps {
  /** All of them have a place by how pleasant they are and how much energy they have. */
  readonly isWheel: boolean;
  readonly children: ReactNode;
}

/** The tiles of families: side by side, or where there is room on a wheel, pleasantness across and energy upwards. */
export function Families({ isWheel, children }: FamiliesProps) {
  return (
    <div className={classes.families}>
      <div className={classes.tiles} data-wheel={isWheel || undefined}>
        {isWheel && (
          <div className={classes.axes} aria-hidden>
            <span data-at="top">more energy</span>
            <span data-at="left">hard</span>
            <span data-at="right">pleasant</span>
            <span data-at="bottom">less energy</span>
          </div>
        )}
        {children}
      </div>
    </div>
  );
}
