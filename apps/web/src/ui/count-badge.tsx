import { VisuallyHidden } from "@mantine/core";
import classes from "./count-badge.module.css";

interface CountBadgeProps {
  readonly count: number | undefined;
}

/** How much waits behind a link; nothing where nothing does. */
export function CountBadge({ count = 0 }: CountBadgeProps) {
  if (count === 0) return null;
  return (
    <span className={classes.badge}>
      <span aria-hidden>{count}</span>
      <VisuallyHidden> ({count} waiting)</VisuallyHidden>
    </span>
  );
}
