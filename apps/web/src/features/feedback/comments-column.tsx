import { Group, Text, UnstyledButton } from "@mantine/core";
import { IconCircleCheck } from "@tabler/icons-react";
import { helpTexts } from "@wellput/content/help-texts";
import type { Danger } from "@wellput/contract";
import { useState } from "react";
import { countOf } from "../../lib/format.ts";
import { helpAnnouncement } from "../../ui/help/help-first.tsx";
import { Waiting } from "../../ui/waiting.tsx";
import { AtRisk } from "./at-risk.tsx";
import { BeforeChange } from "./before-change.tsx";
import { CommentList } from "./comment-list.tsx";
import { Drawings } from "./drawings.tsx";
import classes from "./feedback-panel.module.css";
import { SendRatings } from "./send-ratings.tsx";
import type { Remark, Rewording, Snapshot } from "./snapshot.ts";
import { Strengths } from "./strengths.tsx";
import type { Pairing } from "./use-pairing.ts";
import type { Ratings } from "./use-ratings.ts";

interface CommentsColumnProps {
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
  return (
    <>
      <Text role="status" className={classes.announcement}>
        {danger && helpAnnouncement(danger)}
        {isAnswered &&
          !danger &&
          (props.isUnfinished ? FILL_IN_TEXT : announcement(snapshot, props.flags, props.nothingFlaggedText))}
      </Text>
      {danger && (
        <AtRisk danger={danger} snapshot={snapshot} isWaiting={waitingFor !== null} onGoOn={onGoOn} {...props} />
      )}
      {waitingFor !== null && !danger && <Waiting text={waitingFor} />}
      {waitingFor === null && !danger && props.isUnfinished && <Text className={classes.summary}>{FILL_IN_TEXT}</Text>}
      {!snapshot && !danger && before.length > 0 && <BeforeChange flags={before} isWhole={isWhole} />}
      {waitingFor === null && !snapshot && !danger && before.length === 0 && (
        <Text className={classes.empty}>
          Comments will appear here, each beside the phrase it is about. You stay the author: take what helps, leave the
          rest.
        </Text>
      )}
      {isAnswered && !danger && snapshot.danger && <Text className={classes.summary}>{helpTexts.noWording}</Text>}
      {isAnswered && !snapshot.danger && <Answer snapshot={snapshot} isWhole={isWhole} onWhole={setWhole} {...props} />}
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

const ENGLISH_TEXT = "I read English so far. In another language I cannot tell how a message may land.";
const FILL_IN_TEXT = "Fill in the [blanks], then it is read again.";

type AnswerProps = Omit<CommentsColumnProps, "snapshot" | "before" | "waitingFor" | "danger" | "onGoOn"> & {
  readonly snapshot: Snapshot;
  readonly isWhole: boolean;
  readonly onWhole: (isWhole: boolean) => void;
};

function Answer({ snapshot, flags, nothingFlaggedText, isUnfinished, ...props }: AnswerProps) {
  const { pairing, ratings, onReword } = props;
  const hasFlags = snapshot.flags.length > 0;
  const putAway = snapshot.flags.length - flags.length;
  // What the summary counts and names is as it was before any of it was put away.
  const summary = putAway > 0 ? `${countOf(flags.length, "comment")} left.` : snapshot.summary;
  return (
    <>
      {hasFlags && <Drawings names={snapshot.drawings} />}
      {snapshot.isForeign && <Text className={classes.summary}>{ENGLISH_TEXT}</Text>}
      {!hasFlags && !isUnfinished && !snapshot.isForeign && <Good text={nothingFlaggedText} />}
      {!isUnfinished && summary !== "" && <Text className={classes.summary}>{summary}</Text>}
      {flags.length > 0 && (
        <CommentList
          key={snapshot.attemptId}
          flags={flags}
          activeId={pairing.active?.id ?? null}
          cardIdOf={pairing.cardIdOf}
          isWholeAtFirst={props.isWhole}
          onWhole={() => props.onWhole(true)}
          actions={{ ratings, onPoint: pairing.point, onGoToPhrase: pairing.goToPhrase, onReword }}
        />
      )}
      {putAway > 0 && (
        <Group gap="xs" className={classes.hiddenNote}>
          {countOf(putAway, "comment was", "comments were")} put away.
          <UnstyledButton className={classes.letUsKnow} onClick={ratings.undo}>
            Undo
          </UnstyledButton>
        </Group>
      )}
      <Strengths strengths={snapshot.strengths} />
      {hasFlags && <SendRatings ratings={ratings} />}
    </>
  );
}

function Good({ text }: { readonly text: string }) {
  return (
    <Text className={classes.good}>
      <IconCircleCheck size={28} stroke={1.6} aria-hidden />
      {text}
    </Text>
  );
}
