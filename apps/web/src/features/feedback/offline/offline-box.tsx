import { Text } from "@mantine/core";
import { boxPrivacy } from "@wellput/content";
import { type ReactNode, useId, useRef, useState } from "react";
import type { MessageContext } from "../../../lib/message-box.ts";
import { Waiting } from "../../../ui/waiting.tsx";
import { AtRisk } from "../at-risk.tsx";
import { isTooLong } from "../box-length.ts";
import { CommentList } from "../comment-list.tsx";
import { Connector } from "../connector.tsx";
import classes from "../feedback-panel.module.css";
import type { Remark } from "../snapshot.ts";
import { Strengths } from "../strengths.tsx";
import { type TypingFeedback, useTypingFeedback } from "../typing/use-typing-feedback.ts";
import { type Pairing, usePairing } from "../use-pairing.ts";
import { useReword } from "../use-reword.ts";
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
        <Reading typing={typing} pairing={pairing} onReword={handleReword} onGoOn={() => setGoOn(true)} />
      </section>
      <Connector frame={frame} pairing={pairing} />
    </div>
  );
}

interface ReadingProps {
  readonly typing: TypingFeedback;
  readonly pairing: Pairing;
  readonly onReword: ReturnType<typeof useReword>;
  readonly onGoOn: () => void;
}

function Reading({ typing: { snapshot, isStarting, isBroken }, pairing, onReword, onGoOn }: ReadingProps) {
  if (isBroken) {
    return <Text role="alert">The reader is not on this device yet. It comes with a visit while you are online.</Text>;
  }
  if (isStarting) return <Waiting text="Reading your message" />;
  if (!snapshot) return <Text className={classes.empty}>Comments will appear here as you write.</Text>;
  const { flags, strengths, danger } = snapshot;
  if (danger) return <AtRisk {...{ danger, snapshot, flags, pairing, onReword, onGoOn }} isWaiting={false} />;
  return (
    <>
      {flags.length === 0 && <Text className={classes.good}>Looks Good.</Text>}
      {flags.length > 0 && (
        <CommentList
          flags={flags}
          activeId={pairing.active?.id ?? null}
          cardIdOf={pairing.cardIdOf}
          actions={{ ratings: null, onPoint: pairing.point, onGoToPhrase: pairing.goToPhrase, onReword }}
        />
      )}
      <Strengths strengths={strengths} />
    </>
  );
}
