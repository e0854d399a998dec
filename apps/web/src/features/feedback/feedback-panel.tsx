import { Button, Group, Text } from "@mantine/core";
import { ATTEMPT_LIMIT_DEFAULT } from "@wellput/contract/limits";
import { lazy, Suspense, useId, useRef, useState } from "react";
import { countOf } from "../../lib/format.ts";
import type { MessageBoxProps, MessageContext } from "../../lib/message-box.ts";
import { useMe } from "../../lib/session.ts";
import { DestinationBadge } from "../../ui/destination-badge.tsx";
import { TextLink } from "../../ui/links.tsx";
import { Waiting } from "../../ui/waiting.tsx";
import { CommentsColumn } from "./comments-column.tsx";
import { Connector } from "./connector.tsx";
import classes from "./feedback-panel.module.css";
import { GeneralFeedback } from "./general-feedback.tsx";
import type { Remark, Snapshot } from "./snapshot.ts";
import { useFeedback } from "./use-feedback.ts";
import { useRatings } from "./use-ratings.ts";
import { useReword } from "./use-reword.ts";
import { WritingBox } from "./writing-box.tsx";

const LastFeedback = lazy(async () => ({ default: (await import("./last-feedback.tsx")).LastFeedback }));

const NO_CONTEXT: MessageContext = {};

/** The box in which a message is written, and what may land badly in it: the heart of every writing screen. */
export function FeedbackPanel({
  place,
  text,
  onTextChange,
  context = NO_CONTEXT,
  rows = 5,
  ...props
}: MessageBoxProps) {
  const {
    label,
    placeholder,
    isRecorded = false,
    buttonText = "Get Feedback",
    nothingFlaggedText = "Looks Good.",
  } = props;
  const me = useMe();
  const id = useId();
  const frame = useRef<HTMLDivElement>(null);
  const box = useRef<HTMLTextAreaElement>(null);
  const [activeId, setActiveId] = useState<string | null>(null);
  const attemptLimit = props.attemptLimit === undefined ? (me ? null : ATTEMPT_LIMIT_DEFAULT) : props.attemptLimit;
  const feedback = useFeedback({ place, text, attemptLimit, isRecorded, context });
  const { current, last, isWaiting } = feedback;
  const ratings = useRatings(current ?? last);
  const flags = current?.flags.filter((remark) => !ratings.isHidden(remark)) ?? [];
  const active = flags.find((flag) => flag.id === activeId);
  const destination = isRecorded ? (me ? "account" : "anonymous") : "passing";
  const cardIdOf = (remark: Remark) => `${id}-comment-${remark.id}`;
  const handleReword = useReword({ box, text, current, onTextChange, keep: feedback.keep });

  const handlePoint = (remark: Remark | null) => setActiveId(remark?.id ?? null);
  const handlePick = (remark: Remark) => {
    setActiveId(remark.id);
    requestAnimationFrame(() => focusCard(cardIdOf(remark)));
  };
  const handleGoToPhrase = ({ start, end }: Remark) => {
    box.current?.focus();
    box.current?.setSelectionRange(start, end);
  };

  return (
    <div ref={frame} className={classes.panel}>
      <div className={classes.write}>
        <WritingBox
          ref={box}
          label={label}
          placeholder={placeholder}
          rows={rows}
          text={text}
          snapshot={current}
          flags={flags}
          activeId={active?.id ?? null}
          badge={<DestinationBadge destination={destination} />}
          cardIdOf={cardIdOf}
          onTextChange={onTextChange}
          onPoint={handlePoint}
          onPick={handlePick}
          onSubmit={() => void feedback.ask()}
        />
        <Group mt="md" gap="sm">
          <Button loading={isWaiting} disabled={feedback.attemptsLeft === 0} onClick={() => void feedback.ask()}>
            {buttonText}
          </Button>
          {last && !current && <LastFeedbackButton snapshot={last} />}
        </Group>
        <AttemptsNote left={feedback.attemptsLeft} />
      </div>
      <section className={classes.comments} aria-label="Feedback">
        <Text role="status" className={classes.announcement}>
          {announcement(current, isWaiting, nothingFlaggedText)}
        </Text>
        {isWaiting && <Waiting text="Getting feedback for you" />}
        {!isWaiting && !current && <EmptyColumn />}
        {!isWaiting && current && (
          <CommentsColumn
            snapshot={current}
            flags={flags}
            nothingFlaggedText={nothingFlaggedText}
            activeId={active?.id ?? null}
            cardIdOf={cardIdOf}
            actions={{ ratings, onPoint: handlePoint, onGoToPhrase: handleGoToPhrase, onReword: handleReword }}
          />
        )}
        <GeneralFeedback place={place} recentInput={text} />
      </section>
      {props.children && <div className={classes.under}>{props.children}</div>}
      <Connector frame={frame} activeId={active?.id ?? null} cardId={active ? cardIdOf(active) : null} />
    </div>
  );
}

function focusCard(cardId: string): void {
  const card = document.getElementById(cardId);
  card?.scrollIntoView({ block: "nearest" });
  card?.querySelector<HTMLElement>("[data-comment-head]")?.focus({ preventScroll: true });
}

/** What a screen reader is told when feedback comes. */
function announcement(current: Snapshot | undefined, isWaiting: boolean, nothingFlaggedText: string): string {
  if (isWaiting || !current) return "";
  if (current.flags.length === 0) return nothingFlaggedText;
  return `${countOf(current.flags.length, "comment")} on your message, listed after it.`;
}

function EmptyColumn() {
  return (
    <Text className={classes.empty}>
      Comments will appear here, each beside the phrase it is about. You stay the author: take what helps, leave the
      rest.
    </Text>
  );
}

function AttemptsNote({ left }: { readonly left: number | null }) {
  if (left === null) return null;
  if (left > 0) {
    return (
      <Text size="sm" c="dimmed" mt="xs">
        {left} left
      </Text>
    );
  }
  return (
    <Text role="alert" mt="xs">
      Limit on attempts exceeded. For further access, please <TextLink to="/contact">Contact Us</TextLink>
    </Text>
  );
}

function LastFeedbackButton({ snapshot }: { readonly snapshot: Snapshot }) {
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
