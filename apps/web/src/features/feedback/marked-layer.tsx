import { VisuallyHidden } from "@mantine/core";
import type { MouseEvent, Ref } from "react";
import { cutAtPhrases } from "./pieces.ts";
import { markOf } from "./severity.ts";
import type { Remark } from "./snapshot.ts";
import type { Pairing } from "./use-pairing.ts";
import classes from "./writing-box.module.css";

interface MarkedLayerProps {
  readonly ref: Ref<HTMLDivElement>;
  readonly text: string;
  readonly flags: readonly Remark[];
  readonly pairing: Pairing;
}

/** The message once more under the text box, unseen but for its marks; it also gives the box its height. */
export function MarkedLayer({ ref, text, flags, pairing }: MarkedLayerProps) {
  if (flags.length === 0) {
    // Without marks it only measures: the words come from the style sheet, so that nothing finds the message twice.
    return <div ref={ref} className={classes.layer} data-text={text} aria-hidden="true" />;
  }
  return (
    <div ref={ref} className={classes.layer}>
      <VisuallyHidden>Your message with its marked phrases: </VisuallyHidden>
      {cutAtPhrases(text, flags).map(({ at, text: part, remark }) =>
        remark ? (
          <Mark key={at} text={part} remark={remark} number={flags.indexOf(remark) + 1} pairing={pairing} />
        ) : (
          part
        ),
      )}
    </div>
  );
}

interface MarkProps {
  readonly text: string;
  readonly remark: Remark;
  readonly number: number;
  readonly pairing: Pairing;
}

function Mark({ text, remark, number, pairing: { active, cardIdOf, point, goToComment } }: MarkProps) {
  const cardId = cardIdOf(remark);
  const handleClick = (event: MouseEvent) => {
    event.preventDefault();
    goToComment(remark);
  };
  return (
    <mark
      className={classes.mark}
      data-remark={remark.id}
      data-active={active?.id === remark.id}
      aria-details={cardId}
      {...markOf(remark)}
    >
      <span className={classes.number} aria-hidden="true">
        {number}
      </span>
      <a
        href={`#${cardId}`}
        className={classes.phrase}
        onClick={handleClick}
        onFocus={() => point(remark)}
        onBlur={() => point(null)}
      >
        {text}
      </a>
    </mark>
  );
}
