import { Text } from "@mantine/core";
import { helpTexts } from "@wellput/content/help-texts";
import type { Danger } from "@wellput/contract";
import { useState } from "react";
import { countOf } from "../../lib/format.ts";
import { lateHelp } from "../../ui/help/late-help.ts";
import { Waiting } from "../../ui/waiting.tsx";
import { ENGLISH_TEXT, FILL_IN_TEXT } from "./answer-words.ts";
import classes from "./feedback-panel.module.css";
import { lateAnswer } from "./late-answer.ts";
import type { Remark, Rewording, Snapshot } from "./snapshot.ts";
import type { Pairing } from "./use-pairing.ts";
import type { Ratings } from "./use-ratings.ts";

export interface CommentsColumnProps {
  readonly snapshot: Snapshot | undefined;
  /** What is on its way, in words; null for nothing. */
  readonly waitingFor: string | null;
  /** The snapshot's comments without those that left the list. */
  readonly flags: readonly Remark[];
  /** Comments on the text as it was before it was changed. */
  readonly before: readonly Remark[];
  readonly nothingFlaggedText: string;
  readonly pairing: Pairing;
  readonly ratings: Ratings;
  readonly onReword: (remark: Remark, rewording: Rewording) => void;
  /** A wording was put in, and a [blank] of it is still to be filled. */
  readonly isUnfinished: boolean;
  /** What the text shows, as far as it is known. */
  readonly danger: Danger | undefined;
  /** Asks for comments where somebody may be at risk. */
  readonly onGoOn: () => void;
}

/** Beside the text: what comments are for, that they are coming, or what came back. */
export function CommentsColumn({ snapshot, waitingFor, danger, onGoOn, before, ...props }: CommentsColumnProps) {
  // Somebody who mends the last of many comments does not lose it with the first key.
  const [isWhole, setWhole] = useState(false);
  const isAnswered = snapshot !== undefined && waitingFor === null;
  const hasBefore = !snapshot && !danger && before.length > 0;
  const part = lateAnswer.use(snapshot !== undefined || danger !== undefined || hasBefore);
  const help = lateHelp.use(danger !== undefined);
  return (
    <>
      <Text role="status" className={classes.announcement}>
        {danger && help?.helpAnnouncement(danger)}
        {isAnswered &&
          !danger &&
          (props.isUnfinished ? FILL_IN_TEXT : announcement(snapshot, props.flags, props.nothingFlaggedText))}
      </Text>
      {danger && part && help && (
        <part.AtRisk danger={danger} snapshot={snapshot} isWaiting={waitingFor !== null} onGoOn={onGoOn} {...props} />
      )}
      {waitingFor !== null && !danger && <Waiting text={waitingFor} />}
      {waitingFor === null && !danger && props.isUnfinished && <Text className={classes.summary}>{FILL_IN_TEXT}</Text>}
      {hasBefore && part && <part.BeforeChange flags={before} isWhole={isWhole} />}
      {waitingFor === null && !snapshot && !danger && before.length === 0 && (
        <Text className={classes.empty}>
          Comments will appear here, each beside the phrase it is about. You stay the author: take what helps, leave the
          rest.
        </Text>
      )}
      {isAnswered && !danger && snapshot.danger && <Text className={classes.summary}>{helpTexts.noWording}</Text>}
      {isAnswered && !snapshot.danger && part && (
        <part.Answer snapshot={snapshot} isWhole={isWhole} onWhole={setWhole} {...props} />
      )}
    </>
  );
}

/** What a screen reader is told when feedback comes. */
function announcement(snapshot: Snapshot, flags: readonly Remark[], nothingFlaggedText: string): string {
  if (snapshot.danger) return helpTexts.noWording;
  if (snapshot.isForeign) return ENGLISH_TEXT;
  if (snapshot.flags.length === 0) return nothingFlaggedText;
  const count = countOf(flags.length, "comment");
  return flags.length < snapshot.flags.length ? `${count} left.` : `${count} on your message, listed after it.`;
}
