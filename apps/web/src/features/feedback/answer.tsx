import { Group, Text, UnstyledButton } from "@mantine/core";
import { countOf } from "../../lib/format.ts";
import { HelpNear } from "../../nouns/help/help-near.tsx";
import { CommentList } from "./comment-list.tsx";
import type { CommentsColumnProps } from "./comments-column-props.ts";
import { Drawings } from "./drawings.tsx";
import classes from "./feedback-panel.module.css";
import { drawingsLeft } from "./hints.ts";
import { NothingMarked } from "./nothing-marked.tsx";
import { SendRatings } from "./send-ratings.tsx";
import type { Snapshot } from "./snapshot.ts";
import { Strengths } from "./strengths.tsx";

export { AtRisk } from "./at-risk.tsx";
export { BeforeChange } from "./before-change.tsx";
export { Connector } from "./connector.tsx";

type AnswerProps = Omit<CommentsColumnProps, "snapshot" | "before" | "waitingFor" | "danger" | "onGoOn"> & {
  readonly snapshot: Snapshot;
  readonly isWhole: boolean;
  readonly onWhole: (isWhole: boolean) => void;
};

/** What came back: the comments, what works already, and the way to say whether it helped. */
export function Answer({ snapshot, flags, nothingFlaggedText, isUnfinished, ...props }: AnswerProps) {
  const { pairing, ratings, onReword } = props;
  const hasFlags = snapshot.flags.length > 0;
  const putAway = snapshot.flags.length - flags.length;
  // What the summary counts and names is as it was before any of it was put away.
  const summary = putAway > 0 ? `${countOf(flags.length, "comment")} left.` : snapshot.summary;
  return (
    <>
      {hasFlags && <Drawings names={drawingsLeft(snapshot.drawings, flags)} areCaptioned />}
      {!hasFlags && !isUnfinished && <NothingMarked snapshot={snapshot} goodText={nothingFlaggedText} />}
      {hasFlags && !isUnfinished && summary !== "" && <Text className={classes.summary}>{summary}</Text>}
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
      {ratings && putAway > 0 && (
        <Group gap="xs" className={classes.hiddenNote}>
          {countOf(putAway, "comment was", "comments were")} put away.
          <UnstyledButton className={classes.letUsKnow} onClick={ratings.undo}>
            Undo
          </UnstyledButton>
        </Group>
      )}
      {snapshot.mayNeedHelp && props.isOwn && <HelpNear />}
      {!snapshot.mayNeedHelp && <Strengths strengths={snapshot.strengths} areSeals={!hasFlags} />}
      {hasFlags && ratings && <SendRatings ratings={ratings} />}
    </>
  );
}
