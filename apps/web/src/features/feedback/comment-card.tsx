import { Button, Text, UnstyledButton } from "@mantine/core";
import { IconArrowUp } from "@tabler/icons-react";
import type { KeyboardEvent } from "react";
import classes from "./comment-card.module.css";
import { CommentHint } from "./comment-hint.tsx";
import { Reason, Thumbs } from "./comment-rating.tsx";
import { LEVEL_WORDS, levelOf, markOf } from "./severity.ts";
import type { Remark, Rewording } from "./snapshot.ts";
import { hovers } from "./use-pairing.ts";
import type { Ratings } from "./use-ratings.ts";

export interface CommentActions {
  readonly ratings: Ratings | null;
  readonly onPoint: (remark: Remark | null) => void;
  /** Leads to the phrase. */
  readonly onGoToPhrase: (remark: Remark) => void;
  readonly onReword: (remark: Remark, rewording: Rewording) => void;
}

interface CommentCardProps {
  readonly id: string;
  readonly remark: Remark;
  readonly number: number;
  readonly isActive: boolean;
  /** The one that is read first shows at once how such a phrase is put otherwise. */
  readonly isFirst: boolean;
  /** Without actions the card is a record of earlier feedback. */
  readonly actions: CommentActions | null;
  readonly onKeyDown?: (event: KeyboardEvent) => void;
}

/** One comment: the phrase it is about, what it says, why, and another way to put it. */
export function CommentCard({ id, remark, number, isActive, isFirst, actions, onKeyDown }: CommentCardProps) {
  const level = levelOf(remark);
  const point = (target: Remark | null) => actions?.onPoint(target);
  return (
    <li
      id={id}
      className={classes.card}
      style={markOf(remark).style}
      data-active={isActive}
      onPointerEnter={(event) => hovers(event) && point(remark)}
      onPointerLeave={(event) => hovers(event) && point(null)}
      onFocus={() => point(remark)}
      onBlur={() => point(null)}
    >
      <UnstyledButton
        className={classes.head}
        data-comment-head
        disabled={!actions}
        onClick={() => actions?.onGoToPhrase(remark)}
        {...(onKeyDown && { onKeyDown })}
      >
        <span className={classes.number} aria-hidden="true">
          {number}
        </span>
        <span className={classes.phrase}>{remark.phrase}</span>
        <span className={classes.severity} data-level={level}>
          {LEVEL_WORDS[level]}
        </span>
        {actions && (
          <span className={classes.back}>
            <IconArrowUp size={16} stroke={2} aria-hidden /> Go to it
          </span>
        )}
      </UnstyledButton>
      <Text>{remark.r_str}</Text>
      {remark.rewording && <OtherWords remark={remark} rewording={remark.rewording} actions={actions} />}
      <CommentHint name={remark.prompt_str} code={remark.c} showsPair={isFirst && actions !== null}>
        {actions?.ratings && <Thumbs remark={remark} ratings={actions.ratings} />}
      </CommentHint>
      {actions?.ratings && <Reason remark={remark} ratings={actions.ratings} />}
    </li>
  );
}

interface OtherWordsProps {
  readonly remark: Remark;
  readonly rewording: Rewording;
  readonly actions: CommentActions | null;
}

function OtherWords({ remark, rewording, actions }: OtherWordsProps) {
  return (
    <div className={classes.rewording}>
      <Text size="sm" c="dimmed">
        You could say
      </Text>
      <span className={classes.wording}>{rewording.text}</span>
      {actions && (
        <Button
          className={classes.use}
          variant="subtle"
          size="compact-sm"
          aria-label={`Use this wording: ${rewording.text}`}
          onClick={() => actions.onReword(remark, rewording)}
        >
          Use this wording
        </Button>
      )}
    </div>
  );
}
