import { Text } from "@mantine/core";
import classes from "./skeleton.module.css";

interface SkeletonProps {
  /** What is on its way. */
  readonly text: string;
}

/** Holds the place of words that are on their way. It appears after a moment, so that a quick answer does not flicker. */
export function Skeleton({ text }: SkeletonProps) {
  return (
    <div role="status" className={classes.skeleton}>
      <Text c="dimmed">{text}</Text>
      <span className={classes.title} />
      <span className={classes.line} />
      <span className={classes.line} />
      <span className={classes.line} />
    </div>
  );
}
