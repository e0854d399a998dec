import { VisuallyHidden } from "@mantine/core";
import classes from "./skeleton.module.css";

interface SkeletonProps {
  /** What is on its way, for those who do not see its shape. */
  readonly text: string;
}

/** Holds the place of words that are on their way. It appears after a moment, so that a quick answer does not flicker. */
export function Skeleton({ text }: SkeletonProps) {
  return (
    <div role="status" className={classes.skeleton}>
      <VisuallyHidden>{text}</VisuallyHidden>
      <span className={classes.title} />
      <span className={classes.line} />
      <span className={classes.line} />
      <span className={classes.line} />
    </div>
  );
}
