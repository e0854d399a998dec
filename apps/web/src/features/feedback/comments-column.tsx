import { Button, Group, Text, UnstyledButton } from "@mantine/core";
import { IconCircleCheck } from "@tabler/icons-react";
import type { CommentActions } from "./comment-card.tsx";
import { CommentList } from "./comment-list.tsx";
import classes from "./feedback-panel.module.css";
import type { Remark, Snapshot } from "./snapshot.ts";
import { Strengths } from "./strengths.tsx";

interface CommentsColumnProps {
  readonly snapshot: Snapshot;
  /** The snapshot's comments without those that left the list. */
  readonly flags: readonly Remark[];
  readonly nothingFlaggedText: string;
  readonly activeId: string | null;
  readonly cardIdOf: (remark: Remark) => string;
  readonly actions: CommentActions;
}

/** What came back: the comments, what works already, and what the reader thinks of it. */
export function CommentsColumn({ snapshot, flags, nothingFlaggedText, ...list }: CommentsColumnProps) {
  const { ratings } = list.actions;
  return (
    <>
      {snapshot.flags.length === 0 ? (
        <Text className={classes.good}>
          <IconCircleCheck size={28} stroke={1.6} aria-hidden />
          {nothingFlaggedText}
        </Text>
      ) : (
        snapshot.summary && <Text className={classes.summary}>{snapshot.summary}</Text>
      )}
      <CommentList key={snapshot.attemptId} flags={flags} {...list} />
      {ratings.hiddenCount > 0 && (
        <Group gap="xs" className={classes.hiddenNote}>
          {ratings.hiddenCount === 1 ? "1 comment was put away." : `${ratings.hiddenCount} comments were put away.`}
          <UnstyledButton className={classes.letUsKnow} onClick={ratings.undo}>
            Undo
          </UnstyledButton>
        </Group>
      )}
      <Strengths strengths={snapshot.strengths} />
      {snapshot.flags.length > 0 && (
        <Button variant="default" size="sm" loading={ratings.isSending} onClick={ratings.submit}>
          Send Feedback
        </Button>
      )}
    </>
  );
}
