import { Group, Text, UnstyledButton } from "@mantine/core";
import { IconCircleCheck } from "@tabler/icons-react";
import { helpTexts } from "@wellput/content/help-texts";
import type { Danger } from "@wellput/contract";
import { countOf } from "../../lib/format.ts";
import { helpAnnouncement } from "../../ui/help/help-first.tsx";
import { Waiting } from "../../ui/waiting.tsx";
import { AtRisk } from "./at-risk.tsx";
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
export function CommentsColumn({ snapshot, waitingFor, danger, onGoOn, ...props }: CommentsColumnProps) {
  const isAnswered = snapshot !== undefined && waitingFor === null;
  return (
    <>
      <Text role="status" className={classes.announcement}>
        {danger && helpAnnouncement(danger)}
        {isAnswered &&
          !danger &&
          (props.isUnfinished ? FILL_IN_TEXT : announcement(snapshot, props.nothingFlaggedText))}
      </Text>
      {danger && (
        <AtRisk danger={danger} snapshot={snapshot} isWaiting={waitingFor !== null} onGoOn={onGoOn} {...props} />
      )}
      {waitingFor !== null && !danger && <Waiting text={waitingFor} />}
      {waitingFor === null && !snapshot && !danger && (
        <Text className={classes.empty}>
          Comments will appear here, each beside the phrase it is about. You stay the author: take what helps, leave the
          rest.
        </Text>
      )}
      {isAnswered && !danger && snapshot.danger && <Text className={classes.summary}>{helpTexts.noWording}</Text>}
      {isAnswered && !snapshot.danger && <Answer snapshot={snapshot} {...props} />}
    </>
  );
}

/** What a screen reader is told when feedback comes. */
function announcement({ flags, danger, isForeign }: Snapshot, nothingFlaggedText: string): string {
  if (danger) return helpTexts.noWording;
  if (isForeign) return ENGLISH_TEXT;
  return flags.length === 0
    ? nothingFlaggedText
    : `${countOf(flags.length, "comment")} on your message, listed after it.`;
}

const ENGLISH_TEXT = "I read English so far. In another language I cannot tell how a message may land.";
const FILL_IN_TEXT = "Fill in the [blanks], then it is read again.";

type AnswerProps = Omit<CommentsColumnProps, "snapshot" | "waitingFor" | "danger" | "onGoOn"> & {
  readonly snapshot: Snapshot;
};

function Answer({ snapshot, flags, nothingFlaggedText, isUnfinished, pairing, ratings, onReword }: AnswerProps) {
  const hasFlags = snapshot.flags.length > 0;
  return (
    <>
      {hasFlags && <Drawings names={snapshot.drawings} />}
      {snapshot.isForeign && <Text className={classes.summary}>{ENGLISH_TEXT}</Text>}
      {!hasFlags && !isUnfinished && !snapshot.isForeign && <Good text={nothingFlaggedText} />}
      {isUnfinished && <Text className={classes.summary}>{FILL_IN_TEXT}</Text>}
      {!isUnfinished && snapshot.summary !== "" && <Text className={classes.summary}>{snapshot.summary}</Text>}
      <CommentList
        key={snapshot.attemptId}
        flags={flags}
        activeId={pairing.active?.id ?? null}
        cardIdOf={pairing.cardIdOf}
        actions={{ ratings, onPoint: pairing.point, onGoToPhrase: pairing.goToPhrase, onReword }}
      />
      {ratings.hiddenCount > 0 && (
        <Group gap="xs" className={classes.hiddenNote}>
          {countOf(ratings.hiddenCount, "comment was", "comments were")} put away.
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
