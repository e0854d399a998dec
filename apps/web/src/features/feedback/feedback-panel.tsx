import { Button, Group } from "@mantine/core";
import { useElementSize } from "@mantine/hooks";
import { useQuery } from "@tanstack/react-query";
import type { CourseProgress } from "@wellput/contract";
import { ATTEMPT_LIMIT_DEFAULT, ATTEMPT_LIMIT_SESSION } from "@wellput/contract/limits";
import { useEffect, useId, useRef, useState } from "react";
import { hasBlank } from "../../lib/blanks.ts";
import { useMe } from "../../lib/session.ts";
import { siteQuery } from "../../lib/site.ts";
import { useDanger } from "../../nouns/help/use-danger.ts";
import { useTyped } from "../../nouns/help/use-typed.ts";
import { AttemptsNote } from "../../nouns/message/attempts-note.tsx";
import type { MessageBoxProps, MessageContext } from "../../nouns/message/message-box.ts";
import { isTooLong } from "../../nouns/message/too-long.ts";
import { AddToKnowledgeBank } from "./add-to-knowledge-bank.tsx";
import { GOOD_TEXT } from "./answer-words.ts";
import { BoxBadge } from "./box-badge.tsx";
import { CommentsColumn } from "./comments-column.tsx";
import classes from "./feedback-panel.module.css";
import { GeneralFeedback } from "./general-feedback.tsx";
import { lateAnswer, lateCopy } from "./late-parts.ts";
import type { Remark } from "./snapshot.ts";
import { keepReader } from "./typing/read-on-device.ts";
import { TypingSwitch } from "./typing/typing-switch.tsx";
import { useTypingFeedback } from "./typing/use-typing-feedback.ts";
import { useTypingSwitch } from "./typing/use-typing-switch.ts";
import { useAskAtOnce } from "./use-ask-at-once.ts";
import { useFeedback } from "./use-feedback.ts";
import { isTouch, usePairing } from "./use-pairing.ts";
import { useRatings } from "./use-ratings.ts";
import { useReadAgain } from "./use-read-again.ts";
import { useReword } from "./use-reword.ts";
import { waitingFor } from "./waiting-for.ts";
import { WritingBox } from "./writing-box.tsx";

const NO_CONTEXT: MessageContext = {};
const NO_REMARKS: readonly Remark[] = [];

interface FeedbackPanelProps extends MessageBoxProps {
  /** Who reads, in a study; what a kept engine reads is not read by the one of this device. */
  readonly reader?: CourseProgress["reader"];
}

/** The box in which a message is written, and what may land badly in it: the heart of every writing screen. */
export function FeedbackPanel({
  place,
  text,
  onTextChange,
  isRecorded = false,
  rows = 5,
  reader = "installation",
  ...props
}: FeedbackPanelProps) {
  const { label, placeholder, buttonText = "Get Feedback", nothingFlaggedText = GOOD_TEXT, children } = props;
  const me = useMe();
  const id = useId();
  const frame = useRef<HTMLDivElement>(null);
  const box = useRef<HTMLTextAreaElement>(null);
  useEffect(keepReader, []);
  const own = useElementSize();
  const { context = NO_CONTEXT } = props;
  const visitorLimit = props.sharedWith ? ATTEMPT_LIMIT_SESSION : ATTEMPT_LIMIT_DEFAULT;
  const { attemptLimit = me ? null : visitorLimit } = props;
  const { current, last, isWaiting, ask, ...feedback } = useFeedback({
    place,
    // Each session has tries of its own: what was tried at home, or in another one, does not shorten it.
    countedAt: props.countedAt ?? (props.sharedWith && context.sessionId ? `${place}/${context.sessionId}` : place),
    text,
    attemptLimit,
    isRecorded,
    context,
    onAnswered: props.onAnswered,
  });
  useAskAtOnce(props.asksAtOnce ?? false, text, () => void ask(false));
  const byModel = (useQuery(siteQuery).data?.languageModel ?? false) && reader === "installation";
  const isReadHere = !byModel && reader !== "kept";
  const canType = !props.isUnaided && reader !== "kept";
  const [isSwitchedOn] = useTypingSwitch();
  const isTypingOn = isSwitchedOn && canType;
  const [hasGoneOn, setGoneOn] = useState(false);
  const typing = useTypingFeedback({ isOn: isTypingOn && !isTooLong(text), text, context, goOn: hasGoneOn });
  const shown = current ?? typing.snapshot;
  const { isTypedHere, noteTyped } = useTyped(text);
  const isOwn = isTypedHere || !props.sharedWith;
  // Also where typing is on and reads nothing: too long a text, or an engine that did not come.
  const heard = useDanger(text, isTypedHere && !shown);
  const found = shown ? shown.danger : heard;
  const ratings = useRatings(shown ?? last);
  const listed = (shown ?? last)?.flags.filter((remark) => !ratings.isHidden(remark)) ?? [];
  const answer = lateAnswer.use(false);
  // A mark leads to its comment: where what shows comments did not come there is none.
  const flags = shown && answer ? listed : NO_REMARKS;
  const pairing = usePairing(flags, box);
  const canCopy = props.canCopy === true && text.trim() !== "";
  const copy = lateCopy.use(canCopy);
  const handleTextChange = (next: string) => {
    noteTyped(next);
    onTextChange(next);
  };
  const handleGoOn = () => {
    setGoneOn(true);
    // While typing this device reads again by itself.
    if (current || !isTypingOn) void ask(true);
  };
  const readAgain = useReadAgain({ text, last, context, goOn: hasGoneOn, keep: feedback.keep });
  const handleAsk = () => {
    // On a phone the keyboard gives way to the comments.
    if (isTouch()) box.current?.blur();
    // Its blanks filled in, the same text is read again without a new try.
    if (hasBlank(text) && isReadHere) readAgain.await();
    void ask(hasGoneOn);
  };
  const handleReword = useReword({
    box,
    text,
    shown,
    onTextChange: handleTextChange,
    keep: current ? feedback.keep : null,
    // What another read is not read again by the engine of this device.
    onReworded: current && isReadHere ? readAgain.await : null,
  });

  return (
    <div ref={frame} className={classes.panel}>
      <div ref={own.ref} className={classes.own} style={{ "--own-height": `${own.height}px` }}>
        <div className={classes.write}>
          <WritingBox
            id={id}
            ref={box}
            label={label}
            placeholder={placeholder}
            rows={rows}
            text={text}
            flags={flags}
            pairing={pairing}
            badge={
              <BoxBadge
                isKept={isRecorded && !found}
                isSaved={feedback.isStored}
                isDraft={props.isKept ?? false}
                keptFor={isRecorded && !found ? props.keptFor : undefined}
                sharedWith={props.sharedWith}
                whileTyping={isTypingOn}
                byModel={byModel}
              />
            }
            onTextChange={handleTextChange}
            onSubmit={handleAsk}
          />
          {text.trim() === "" && props.starters}
          <Group mt="md" gap="sm">
            <Button loading={isWaiting} disabled={feedback.attemptsLeft === 0} onClick={handleAsk}>
              {buttonText}
            </Button>
            {canCopy && copy && <copy.CopyButton text={text}>Copy</copy.CopyButton>}
            {!found && <AddToKnowledgeBank place={place} text={text} />}
            {canType && <TypingSwitch isBroken={typing.isBroken} />}
          </Group>
          <AttemptsNote left={feedback.attemptsLeft} />
        </div>
        {children && <div className={classes.under}>{children}</div>}
      </div>
      {/* By its box's label, too: a page may have several. */}
      <section
        id={`${id}-comments`}
        className={classes.comments}
        aria-label="Feedback"
        aria-labelledby={`${id}-comments ${id}-label`}
      >
        <CommentsColumn
          snapshot={shown}
          waitingFor={waitingFor(isWaiting, typing.isStarting && !current)}
          flags={flags}
          before={shown || last?.danger ? NO_REMARKS : listed}
          nothingFlaggedText={nothingFlaggedText}
          pairing={pairing}
          ratings={ratings}
          onReword={handleReword}
          isUnfinished={hasBlank(text) && (readAgain.isAwaited || isTypingOn)}
          danger={isOwn ? found : undefined}
          isOwn={isOwn}
          onGoOn={handleGoOn}
        />
        <GeneralFeedback place={place} recentInput={found ? "" : text} />
      </section>
      {answer && <answer.Connector frame={frame} pairing={pairing} />}
    </div>
  );
}
