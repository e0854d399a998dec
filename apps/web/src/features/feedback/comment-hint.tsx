import { Anchor, Button, VisuallyHidden } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import type { Hint } from "@wellput/content";
import { type ReactNode, useId, useState } from "react";
import { Waiting } from "../../ui/waiting.tsx";
import classes from "./comment-card.module.css";
import { Drawings } from "./drawings.tsx";
import { hintsQuery, readMoreOf } from "./hints.ts";

interface CommentHintProps {
  /** The key of the hint. */
  readonly name: string;
  /** The comment's code: its drawing and its article. */
  readonly code: string;
  /** What stands at the other end of the line. */
  readonly children: ReactNode;
}

/** The help for a comment's code, on demand: why it may land badly, how else to say it, and the article. */
export function CommentHint({ name, code, children }: CommentHintProps) {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const hints = useQuery({ ...hintsQuery, enabled: isOpen });
  const hint = hints.data?.get(name);
  return (
    <>
      <div className={classes.foot}>
        <Button
          variant="subtle"
          size="compact-sm"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setOpen(!isOpen)}
        >
          {isOpen ? "Less" : "Why and how"}
        </Button>
        {children}
      </div>
      <div id={id} hidden={!isOpen} className={classes.hint}>
        {hints.isPending && <Waiting text="Loading…" />}
        {hint && <HintText code={code} hint={hint} />}
      </div>
    </>
  );
}

/** As answers name it. */
const drawingOf = (code: string) => `${code.toLowerCase().replaceAll("_", "-")}.svg`;

function HintText({ code, hint }: { readonly code: string; readonly hint: Hint }) {
  return (
    <>
      <Drawings names={[drawingOf(code)]} />
      <p>
        <strong>{hint.short}</strong>
      </p>
      <p>{hint.why}</p>
      <p>{hint.how}</p>
      <ul className={classes.pairs}>
        {hint.pairs.map(({ before, after }) => (
          <li key={before}>
            <span className={classes.before}>{before}</span>
            <span className={classes.after}>{after}</span>
          </li>
        ))}
      </ul>
      <Anchor href={readMoreOf(code)} target="_blank" rel="noopener" size="sm">
        Read More
        <VisuallyHidden> about this, in a new tab</VisuallyHidden>
      </Anchor>
    </>
  );
}
