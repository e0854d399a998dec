import { Button } from "@mantine/core";
import { lazy, Suspense, useState } from "react";
import type { Snapshot } from "./snapshot.ts";

const LastFeedback = lazy(async () => ({ default: (await import("./last-feedback.tsx")).LastFeedback }));

interface LastFeedbackButtonProps {
  readonly snapshot: Snapshot;
}

/** The way back to the newest feedback, once typing has cleared its marks. */
export function LastFeedbackButton({ snapshot }: LastFeedbackButtonProps) {
  const [isOpen, setOpen] = useState(false);
  const [wasOpened, setWasOpened] = useState(false);
  const handleOpen = () => {
    setWasOpened(true);
    setOpen(true);
  };
  return (
    <>
      <Button variant="subtle" onClick={handleOpen}>
        Last feedback
      </Button>
      {wasOpened && (
        <Suspense>
          <LastFeedback snapshot={snapshot} isOpen={isOpen} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
