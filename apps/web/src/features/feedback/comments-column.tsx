import { Text } from "@mantine/core";
import { helpTexts } from "@wellput/content/help-texts";
import { useState } from "react";
import { countOf } from "../../lib/format.ts";
import { lateHelp } from "../../nouns/help/late-help.ts";
import { PartMissed } from "../../ui/part-missed.tsx";
import { Waiting } from "../../ui/waiting.tsx";
import { FILL_IN_TEXT, nothingMarked, UNREAD_TEXT } from "./answer-words.ts";
import type { CommentsColumnProps } from "./comments-column-props.ts";
import classes from "./feedback-panel.module.css";
import { lateAnswer } from "./late-parts.ts";
import type { Remark, Snapshot } from "./snapshot.ts";

/** Beside the text: what comments are for, that they are coming, or what came back. */
export function CommentsColumn({ snapshot, waitingFor, danger, onGoOn, before, ...props }: CommentsColumnProps) {
  // Somebody who mends the last of many comments does not lose it with the first key.
  const [isWhole, setWhole] = useState(false);
  const isAnswered = snapshot !== undefined && waitingFor === null;
  const hasBefore = !snapshot && !danger && before.length > 0;
  const isWanted = snapshot !== undefined || danger !== undefined || hasBefore;
  const part = lateAnswer.use(isWanted);
  const isMissed = lateAnswer.useMissed();
  const help = lateHelp.use(danger !== undefined);
  return (
    <>
      <Text role="status" className={classes.announcement}>
        {danger && help?.helpAnnouncement(danger)}
        {isAnswered &&
          part &&
          !danger &&
          (props.isUnfinished ? FILL_IN_TEXT : announcement(snapshot, props.flags, props.nothingFlaggedText))}
      </Text>
      {danger && part && help && (
        <part.AtRisk danger={danger} snapshot={snapshot} isWaiting={waitingFor !== null} onGoOn={onGoOn} {...props} />
      )}
      {isWanted && !part && isMissed && <PartMissed />}
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
  if (snapshot.flags.length === 0)
    return `${nothingMarked(snapshot, nothingFlaggedText).text || UNREAD_TEXT} ${snapshot.summary}`.trim();
  const count = countOf(flags.length, "comment");
  return flags.length < snapshot.flags.length ? `${count} left.` : `${count} on your message, listed after it.`;
}
