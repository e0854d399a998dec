import { Drawer, Stack, Text } from "@mantine/core";
import { flagColor } from "../../theme.ts";
import { CommentList } from "./comment-list.tsx";
import classes from "./last-feedback.module.css";
import { cutAtPhrases } from "./pieces.ts";
import { severityLevel } from "./severity.ts";
import type { Snapshot } from "./snapshot.ts";
import { Strengths } from "./strengths.tsx";

interface LastFeedbackProps {
  readonly snapshot: Snapshot;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** The newest feedback as it was, for somebody who has gone on writing. */
export function LastFeedback({ snapshot, isOpen, onClose }: LastFeedbackProps) {
  return (
    <Drawer opened={isOpen} onClose={onClose} position="right" size="min(30rem, 94vw)" title="Last feedback">
      <Stack>
        <Text className={classes.text}>
          {cutAtPhrases(snapshot.text, snapshot.flags).map(({ at, text, remark }) =>
            remark ? (
              <mark
                key={at}
                className={classes.mark}
                data-level={severityLevel(remark.severity)}
                style={{ "--flag-color": flagColor(remark.severity) }}
              >
                {text}
              </mark>
            ) : (
              text
            ),
          )}
        </Text>
        <CommentList
          flags={snapshot.flags}
          activeId={null}
          cardIdOf={({ id }) => `last-comment-${id}`}
          actions={null}
        />
        <Strengths strengths={snapshot.strengths} />
      </Stack>
    </Drawer>
  );
}
