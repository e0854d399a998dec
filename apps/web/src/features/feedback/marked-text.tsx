import { Text } from "@mantine/core";
import { flagColor } from "../../theme.ts";
import classes from "./marked-text.module.css";
import { cutAtPhrases } from "./pieces.ts";
import { severityLevel } from "./severity.ts";
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
          <mark
            key={at}
            className={classes.mark}
            data-level={severityLevel(remark.severity)}
            style={{ "--flag-color": flagColor(remark.severity) }}
          >
            {part}
          </mark>
        ) : (
          part
        ),
      )}
    </Text>
  );
}
