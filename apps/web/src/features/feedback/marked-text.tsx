import { Text } from "@mantine/core";
import classes from "./marked-text.module.css";
import { cutAtPhrases } from "./pieces.ts";
import { markOf } from "./severity.ts";
import type { Snapshot } from "./snapshot.ts";

interface MarkedTextProps {
  readonly snapshot: Snapshot;
}

/** A message with its marked phrases, to read. */
export function MarkedText({ snapshot: { text, flags } }: MarkedTextProps) {
  return (
    <Text className={classes.text}>
      {cutAtPhrases(text, flags).map(({ at, text: part, remark }) =>
        remark ? (
          <mark key={at} className={classes.mark} {...markOf(remark)}>
            {part}
          </mark>
        ) : (
          part
        ),
      )}
    </Text>
  );
}
