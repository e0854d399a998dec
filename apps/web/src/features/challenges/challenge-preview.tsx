import { Button, Text } from "@mantine/core";
import { useState } from "react";
import { Modal } from "../../ui/modal.ts";
import { type ChallengeDraft, toPreview } from "./challenge-draft.ts";
import classes from "./challenge-preview.module.css";
import { type ChallengeSlots, ChallengeSteps } from "./challenge-steps.tsx";
import { INTRODUCTION } from "./steps.ts";
import { NO_TRIES, type Tries, withAnswer, withAttempt } from "./tries.ts";

interface ChallengePreviewProps extends ChallengeSlots {
  readonly draft: ChallengeDraft;
}

/** A button that shows a draft as learners will meet it. Nothing is saved, and no try is kept. */
export function ChallengePreview({ draft, ...slots }: ChallengePreviewProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="default" onClick={() => setOpen(true)}>
        Preview
      </Button>
      <Modal
        opened={isOpen}
        onClose={() => setOpen(false)}
        fullScreen
        title={`Preview: ${draft.title.trim() || "no title yet"}`}
        classNames={{ header: classes.column, body: classes.column }}
      >
        <Text c="dimmed" mb="md">
          This is how learners meet it. Nothing that you write here is saved or recorded.
        </Text>
        <Preview draft={draft} {...slots} />
      </Modal>
    </>
  );
}

function Preview({ draft, ...slots }: ChallengePreviewProps) {
  const [step, setStep] = useState(INTRODUCTION.id);
  const [tries, setTries] = useState(NO_TRIES);
  const change = (by: (before: Tries) => Partial<Tries>) => setTries((before) => ({ ...before, ...by(before) }));
  return (
    <ChallengeSteps
      challenge={toPreview(draft)}
      step={step}
      onStep={setStep}
      tries={tries}
      onAnswer={(index, text) => change(withAnswer(index, text))}
      onTried={(index, text, attemptId) => change(withAttempt(index, text, attemptId))}
      onAdditional={(additional) => change(() => ({ additional }))}
      isRecorded={false}
      end={<Text c="dimmed">Here learners submit their answers.</Text>}
      {...slots}
    />
  );
}
