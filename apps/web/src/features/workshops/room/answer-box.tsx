import { IconCheck, IconWifiOff } from "@tabler/icons-react";
import { WORKSHOP_ANSWER_MAX_CHARS } from "@wellput/contract/limits";
import { CarefulTextarea } from "../../../nouns/help/careful-textarea.tsx";
import { ChangedMeanwhile } from "../../../ui/changed-meanwhile.tsx";
import classes from "./room.module.css";
import type { AnswerState, Answers } from "./use-answers.ts";

const STATE_WORDS: Record<AnswerState, string> = {
  nothing: "What you write is sent as you type.",
  sending: "Sending…",
  sent: "Sent",
  long: "Not sent yet: your words are kept here, and sent once they fit.",
  waiting: "Not sent yet: your words are kept here, and sent when you are connected again.",
  closed: "This step is closed for now. Your words are kept here.",
  elsewhere: "",
};

interface AnswerBoxProps {
  readonly stepId: string;
  readonly answers: Answers;
}

/** The box for one's own words, and whether they have arrived. */
export function AnswerBox({ stepId, answers }: AnswerBoxProps) {
  const state = answers.stateOf(stepId);
  return (
    <>
      <CarefulTextarea
        label="Your answer"
        size="lg"
        autosize
        minRows={4}
        maxLength={WORKSHOP_ANSWER_MAX_CHARS}
        value={answers.textOf(stepId)}
        onChange={(event) => answers.write(stepId, event.currentTarget.value)}
      />
      <p className={classes.state} role="status" data-waiting={state === "waiting"}>
        {state === "waiting" && <IconWifiOff size={20} stroke={2} aria-hidden />}
        {state === "sent" && <IconCheck size={20} stroke={2} aria-hidden />}
        {STATE_WORDS[state]}
      </p>
      {state === "elsewhere" && (
        <ChangedMeanwhile onSaveMine={() => answers.keepMine(stepId)} onTakeStored={() => answers.takeStored(stepId)} />
      )}
    </>
  );
}
