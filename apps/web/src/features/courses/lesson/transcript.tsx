import { UnstyledButton } from "@mantine/core";
import { useMediaQuery } from "@mantine/hooks";
import { useEffect, useRef } from "react";
import classes from "./lesson.module.css";
import type { Slide } from "./slides.ts";

const WIDE = "(min-width: 75em)";

interface TranscriptProps {
  readonly slides: readonly Slide[];
  readonly index: number;
  readonly onGo: (index: number) => void;
}

/** All that is said, beside the slides: what is being said is marked, and a press goes there. On a phone it opens below. */
export function Transcript({ slides, index, onGo }: TranscriptProps) {
  const isWide = useMediaQuery(WIDE, undefined, { getInitialValueInEffect: false });
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => {
    const line = list.current?.children[index];
    // Within the list alone: the page stays where it is.
    if (line instanceof HTMLElement) list.current?.scrollTo({ top: line.offsetTop - list.current.clientHeight / 3 });
  }, [index]);
  return (
    <details className={classes.transcript} open={isWide}>
      <summary className={classes.transcriptTitle}>Transcript</summary>
      <ol ref={list} className={classes.lines}>
        {slides.map(({ text, kind, startMs }, at) => (
          <li key={startMs}>
            <UnstyledButton
              className={classes.line}
              data-kind={kind}
              aria-current={at === index ? "true" : undefined}
              onClick={() => onGo(at)}
            >
              {text}
            </UnstyledButton>
          </li>
        ))}
      </ol>
    </details>
  );
}
