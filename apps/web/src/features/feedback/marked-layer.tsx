import { VisuallyHidden } from "@mantine/core";
import type { MouseEvent, Ref } from "react";
import { flagColor } from "../../theme.ts";
import { cutAtPhrases } from "./pieces.ts";
import { severityLevel } from "./severity.ts";
import type { Remark, Snapshot } from "./snapshot.ts";
import type { PhrasePointer } from "./use-phrase-pointer.ts";
import classes from "./writing-box.module.css";

interface MarkedLayerProps extends PhrasePointer {
  readonly ref: Ref<HTMLDivElement>;
  readonly text: string;
  readonly snapshot: Snapshot | undefined;
  readonly flags: readonly Remark[];
  readonly activeId: string | null;
  readonly cardIdOf: (remark: Remark) => string;
}

/** The message once more under the text box, unseen but for its marks; it also gives the box its height. */
export function MarkedLayer({ ref, text, snapshot, flags, ...marks }: MarkedLayerProps) {
  if (!snapshot || flags.length === 0) {
    // Without marks it only measures: the words come from the style sheet, so that nothing finds the message twice.
    return <div ref={ref} className={classes.layer} data-text={text} aria-hidden="true" />;
  }
  return (
    <div ref={ref} className={classes.layer}>
      <VisuallyHidden>Your message with its marked phrases: </VisuallyHidden>
      {cutAtPhrases(text, flags).map(({ at, text: part, remark }) =>
        remark ? <Mark key={at} text={part} remark={remark} number={flags.indexOf(remark) + 1} {...marks} /> : part,
      )}
    </div>
  );
}

interface MarkProps extends PhrasePointer {
  readonly text: string;
  readonly remark: Remark;
  readonly number: number;
  readonly activeId: string | null;
  readonly cardIdOf: (remark: Remark) => string;
}

function Mark({ text, remark, number, activeId, cardIdOf, onPoint, onPick }: MarkProps) {
  const cardId = cardIdOf(remark);
  const handleClick = (event: MouseEvent) => {
    event.preventDefault();
    onPick(remark);
  };
  return (
    <mark
      className={classes.mark}
      data-remark={remark.id}
      data-level={severityLevel(remark.severity)}
      data-active={activeId === remark.id}
      aria-details={cardId}
      style={{ "--flag-color": flagColor(remark.severity) }}
    >
      <span className={classes.number} aria-hidden="true">
        {number}
      </span>
      <a
        href={`#${cardId}`}
        className={classes.phrase}
        onClick={handleClick}
        onFocus={() => onPoint(remark)}
        onBlur={() => onPoint(null)}
      >
        {text}
      </a>
    </mark>
  );
}
