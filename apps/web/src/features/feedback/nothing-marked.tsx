import { Text } from "@mantine/core";
import { IconCircleCheck } from "@tabler/icons-react";
import { nothingMarked, UNREAD_TEXT } from "./answer-words.ts";
import classes from "./nothing-marked.module.css";
import type { Snapshot } from "./snapshot.ts";

interface NothingMarkedProps {
  readonly snapshot: Snapshot;
  readonly goodText?: string | undefined;
}

/** What stands in the place of comments where there are none, and what is said on the whole. */
export function NothingMarked({ snapshot, goodText }: NothingMarkedProps) {
  const { isGood, text } = nothingMarked(snapshot, goodText);
  const isEarlier = snapshot.carriedFrom === "clean" || undefined;
  return (
    <>
      <Text className={isGood ? classes.good : classes.said} data-earlier={isEarlier}>
        {isGood && <IconCircleCheck stroke={1.6} aria-hidden />}
        {text || <span className={classes.late}>{UNREAD_TEXT}</span>}
        {isGood && isEarlier && <span className={classes.late}>before your change</span>}
      </Text>
      {snapshot.summary !== "" && (
        <Text className={classes.said} data-earlier={isEarlier}>
          {snapshot.summary}
        </Text>
      )}
    </>
  );
}
