import { Anchor, Button, VisuallyHidden } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import type { Hint, HintPair } from "@wellput/content";
import { type ReactNode, useId, useState } from "react";
import { Waiting } from "../../ui/waiting.tsx";
import classes from "./comment-card.module.css";
import { Drawings } from "./drawings.tsx";
import { drawingOf, hintsQuery, readMoreOf } from "./hints.ts";

interface CommentHintProps {
  /** The key of the hint. */
  readonly name: string;
  /** The comment's code: its drawing and its article. */
  readonly code: string;
  /** Whether a pair of it stands open: the same said badly and well. */
  readonly showsPair: boolean;
  /** What stands at the other end of the line. */
  readonly children: ReactNode;
}

/** The help for a comment's code, on demand: why it may land badly, how else to say it, and the article. */
export function CommentHint({ name, code, showsPair, children }: CommentHintProps) {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const hints = useQuery({ ...hintsQuery, enabled: isOpen || showsPair });
  const hint = hints.data?.get(name);
  return (
    <>
      {showsPair && !isOpen && hint && <Pairs pairs={hint.pairs.slice(0, 1)} />}
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

function HintText({ code, hint }: { readonly code: string; readonly hint: Hint }) {
  return (
    <>
      <Drawings names={[drawingOf(code)]} />
      <p>
        <strong>{hint.short}</strong>
      </p>
      <p>{hint.why}</p>
      <p>{hint.how}</p>
      <Pairs pairs={hint.pairs} />
      <Anchor href={readMoreOf(code)} target="_blank" rel="noopener" size="sm">
        Read More
        <VisuallyHidden> about this, in a new tab</VisuallyHidden>
      </Anchor>
    </>
  );
}

/** The same point, worded in two ways. */
function Pairs({ pairs }: { readonly pairs: readonly HintPair[] }) {
  return (
    <ul className={classes.pairs} aria-label="Before and after">
      {pairs.map(({ before, after }) => (
        <li key={before}>
          <span className={classes.before}>{before}</span>
          <span className={classes.after}>{after}</span>
        </li>
      ))}
    </ul>
  );
}
