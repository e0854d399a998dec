import { lazy, Suspense } from "react";
import classes from "./drawings.module.css";

/** Fetched with the first feedback that has one. */
export const loadDrawing = () => import("../../ui/drawing.tsx");
const Drawing = lazy(async () => ({ default: (await loadDrawing()).Drawing }));

const SHOWN = 3;

interface DrawingsProps {
  /** As the answer lists them. */
  readonly names: readonly string[];
}

/** The drawings that go with a feedback: of the first few codes, so that they stay a glance. */
export function Drawings({ names }: DrawingsProps) {
  if (names.length === 0) return null;
  return (
    <div className={classes.row}>
      <Suspense>
        {names.slice(0, SHOWN).map((name) => (
          <Drawing key={name} name={name} />
        ))}
      </Suspense>
    </div>
  );
}
