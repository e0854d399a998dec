import { Stack, Text } from "@mantine/core";
import type { ReactNode } from "react";
import classes from "./empty-state.module.css";

interface EmptyStateProps {
  readonly text: string;
  /** The next thing to do. */
  readonly children?: ReactNode;
}

/** A list with nothing in it yet: what it is for, and what to do next. */
export function EmptyState({ text, children }: EmptyStateProps) {
  return (
    <Stack className={classes.empty} align="flex-start" gap="sm">
      <svg viewBox="0 0 72 48" width="72" height="48" aria-hidden="true" className={classes.drawing}>
        <path d="M8 12c0-3.3 2.7-6 6-6h30c3.3 0 6 2.7 6 6v14c0 3.3-2.7 6-6 6H26l-9 8v-8h-3c-3.3 0-6-2.7-6-6z" />
        <path d="M17 15h22M17 22c3-2.6 5-2.6 8 0s5 2.6 8 0" />
        <path d="M56 20h4c2.8 0 5 2.2 5 5v9c0 2.8-2.2 5-5 5h-2v6l-7-6h-9" />
      </svg>
      <Text>{text}</Text>
      {children}
    </Stack>
  );
}
