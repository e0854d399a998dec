import { Button, Group, Stack, Text } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { firstTryMessage } from "@wellput/content/front";
import { useEffect, useRef, useState } from "react";
import { OwnMessageLink } from "../../../nouns/exercise/own-message-link.tsx";
import { Modal } from "../../../ui/modal.ts";
import { QueryView } from "../../../ui/query-view.tsx";
import { verdictQuery } from "../bench/verdict.query.ts";
import { CommentList } from "../comment-list.tsx";
import { MarkedText } from "../marked-text.tsx";
import { NothingMarked } from "../nothing-marked.tsx";
import { type Snapshot, withRewording } from "../snapshot.ts";
import classes from "./first-try.module.css";

interface FirstTryModalProps {
  readonly onClose: () => void;
}

type Step = "read" | "marks" | "done";

const TOLD: Record<Step, string> = {
  read: "A friend wants to send this. Read it as the one who gets it.",
  marks: "One phrase is marked. Below you see why, and other words. Press “Use this wording”.",
  done: "Nothing is marked any more. The wish is still there, and it is easier to say yes to it.",
};

/** One ready message: read it, see its mark explained, and take one wording. Read on this device, and nothing is kept. */
export function FirstTryModal({ onClose }: FirstTryModalProps) {
  const [step, setStep] = useState<Step>("read");
  const [text, setText] = useState(firstTryMessage);
  const verdict = useQuery(verdictQuery({ text, sentence: { t: "M", p: "" }, direction: "a" }));
  const told = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (step !== "read") told.current?.focus();
  }, [step]);
  const handleReworded = (next: string) => {
    setText(next);
    setStep("done");
  };
  return (
    <Modal opened onClose={onClose} title="Your first minute" size="lg" closeButtonProps={{ "aria-label": "Skip" }}>
      <Stack gap="md">
        <Text ref={told} tabIndex={-1} className={classes.told}>
          {TOLD[step]}
        </Text>
        {step === "read" ? (
          <blockquote className={classes.message}>{text}</blockquote>
        ) : (
          <QueryView query={verdict} loading="Getting feedback for you">
            {(snapshot) => <Marked snapshot={snapshot} onReworded={handleReworded} />}
          </QueryView>
        )}
        {step === "done" && (
          <Text>
            That is all there is to it: the words that may land badly, the reason, and other words. You choose.
          </Text>
        )}
        <Group gap="sm">
          {step === "read" && (
            <Button data-autofocus onClick={() => setStep("marks")}>
              See what may land badly
            </Button>
          )}
          {step === "done" && (
            <OwnMessageLink isMain onClick={onClose}>
              Write a message of my own
            </OwnMessageLink>
          )}
          <Button variant="subtle" onClick={onClose}>
            {step === "done" ? "Look around first" : "Skip"}
          </Button>
        </Group>
      </Stack>
    </Modal>
  );
}

interface MarkedProps {
  readonly snapshot: Snapshot;
  readonly onReworded: (text: string) => void;
}

function Marked({ snapshot, onReworded }: MarkedProps) {
  const message = useRef<HTMLDivElement>(null);
  return (
    <div ref={message}>
      <MarkedText snapshot={snapshot} />
      {snapshot.flags.length === 0 ? (
        <NothingMarked snapshot={snapshot} />
      ) : (
        <CommentList
          flags={snapshot.flags}
          activeId={null}
          cardIdOf={({ id }) => `first-${id}`}
          actions={{
            ratings: null,
            onPoint: () => undefined,
            onGoToPhrase: () => message.current?.scrollIntoView({ block: "nearest" }),
            onReword: (remark, rewording) => onReworded(withRewording(snapshot, remark, rewording).text),
          }}
        />
      )}
    </div>
  );
}
