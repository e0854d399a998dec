import { DRAWING_HEIGHT, DRAWING_WIDTH, drawings } from "@wellput/content/drawings";
import classes from "./drawing.module.css";

interface DrawingProps {
  /** As an answer lists it: "no-bias.svg". A name without a drawing shows nothing. */
  readonly name: string;
}

/** One of our drawings, in the colours of the page. */
export function Drawing({ name }: DrawingProps) {
  const drawing = drawings.get(name);
  if (!drawing) return null;
  return (
    <svg
      viewBox={`0 0 ${DRAWING_WIDTH} ${DRAWING_HEIGHT}`}
      className={classes.drawing}
      role="img"
      aria-label={drawing.alt}
    >
      <path className={classes.soft} d={drawing.soft} />
      <path className={classes.lines} d={drawing.lines} />
    </svg>
  );
}
