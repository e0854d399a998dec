import { Text } from "@mantine/core";
import { boxPrivacy } from "@wellput/content";
import { type ReactNode, useId, useRef, useState } from "react";
import { hasBlank } from "../../../lib/blanks.ts";
import type { MessageContext } from "../../../nouns/message/message-box.ts";
import { isTooLong } from "../../../nouns/message/too-long.ts";
import { GOOD_TEXT } from "../answer-words.ts";
import { CommentsColumn } from "../comments-column.tsx";
import { Connector } from "../connector.tsx";
import classes from "../feedback-panel.module.css";
import type { Remark } from "../snapshot.ts";
import { useTypingFeedback } from "../typing/use-typing-feedback.ts";
import { usePairing } from "../use-pairing.ts";
import { useReword } from "../use-reword.ts";
import { waitingFor } from "../waiting-for.ts";
import { WritingBox } from "../writing-box.tsx";

const NO_CONTEXT: MessageContext = {};
const NO_REMARKS: readonly Remark[] = [];

interface OfflineBoxProps {
  readonly text: string;
  readonly onTextChange: (text: string) => void;
  /** Under the box. */
  readonly children: ReactNode;
}

/** The message and its comments, read on this device whenever typing rests. */
export function OfflineBox({ text, onTextChange, children }: OfflineBoxProps) {
  const id = useId();
  const frame = useRef<HTMLDivElement>(null);
  const box = useRef<HTMLTextAreaElement>(null);
  const [goOn, setGoOn] = useState(false);
  const typing = useTypingFeedback({ isOn: !isTooLong(text), text, context: NO_CONTEXT, goOn });
  const flags = typing.snapshot?.flags ?? NO_REMARKS;
  const pairing = usePairing(flags, box);
  const handleReword = useReword({ box, text, shown: typing.snapshot, onTextChange, keep: null, onReworded: null });
  return (
    <div ref={frame} className={classes.panel}>
      <div className={classes.write}>
        <WritingBox
          id={id}
          ref={box}
          label="Your message"
          placeholder="Dear …"
          rows={7}
          text={text}
          flags={flags}
          pairing={pairing}
          badge={
            <Text size="sm" c="dimmed">
              {boxPrivacy.typing.label}
            </Text>
          }
          onTextChange={onTextChange}
          onSubmit={() => undefined}
        />
        {children}
      </div>
      <section className={classes.comments} aria-label="Feedback">
        {typing.isBroken ? (
          <Text role="alert">The reader is not on this device yet. It comes with a visit while you are online.</Text>
        ) : (
          <CommentsColumn
            snapshot={typing.snapshot}
            waitingFor={waitingFor(false, typing.isStarting)}
            flags={flags}
            before={NO_REMARKS}
            nothingFlaggedText={GOOD_TEXT}
            pairing={pairing}
            ratings={null}
            onReword={handleReword}
            isUnfinished={hasBlank(text)}
            danger={typing.snapshot?.danger}
            isOwn
            onGoOn={() => setGoOn(true)}
          />
        )}
      </section>
      <Connector frame={frame} pairing={pairing} />
    </div>
  );
}
