import { Text, Title } from "@mantine/core";
import type { ReactNode } from "react";
import { formatDate } from "../lib/format.ts";
import classes from "./paper.module.css";

interface PaperProps {
  readonly title: string;
  /** ISO date of what is printed; without one it is today's. */
  readonly date?: string;
  readonly children: ReactNode;
}

/** What a page is on paper, where that is not what stands on the screen: a title, a day, and what was written. */
export function Paper({ title, date = new Date().toISOString(), children }: PaperProps) {
  return (
    <div data-print="only">
      <Title order={1}>{title}</Title>
      <Text c="dimmed">{formatDate(date)}</Text>
      <div className={classes.content}>{children}</div>
    </div>
  );
}
