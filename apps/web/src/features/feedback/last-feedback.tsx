import { Drawer, Stack } from "@mantine/core";
import { useOpened } from "../../ui/use-opened.ts";
import { CommentList } from "./comment-list.tsx";
import { MarkedText } from "./marked-text.tsx";
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
    <Drawer opened={useOpened(isOpen)} onClose={onClose} position="right" size="min(30rem, 94vw)" title="Last feedback">
      <Stack>
        <MarkedText snapshot={snapshot} />
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
