import { Button } from "@mantine/core";
import { type KeyboardEvent, useRef, useState } from "react";
import { type CommentActions, CommentCard } from "./comment-card.tsx";
import classes from "./comment-list.module.css";
import type { Remark } from "./snapshot.ts";

/** A first look should not be a wall: so many comments at once, the gravest ones. */
const SHOWN_AT_FIRST = 3;
const STEPS: Record<string, (at: number, count: number) => number> = {
  ArrowDown: (at, count) => Math.min(at + 1, count - 1),
  ArrowUp: (at) => Math.max(at - 1, 0),
  Home: () => 0,
  End: (_at, count) => count - 1,
};

interface CommentListProps {
  readonly flags: readonly Remark[];
  readonly activeId: string | null;
  readonly cardIdOf: (remark: Remark) => string;
  readonly actions: CommentActions | null;
  /** Whether all were asked for already, and whom to tell; absent where nobody needs to know. */
  readonly isWholeAtFirst?: boolean;
  readonly onWhole?: () => void;
}

/** The comments in the order of the text; the arrow keys walk them. */
export function CommentList({ flags, activeId, cardIdOf, actions, isWholeAtFirst = false, onWhole }: CommentListProps) {
  const list = useRef<HTMLOListElement>(null);
  const [isWhole, setWhole] = useState(isWholeAtFirst);
  const first = gravest(flags);
  // A phrase that was picked in the text shows its comment, however far down it is.
  const some = flags.filter((flag) => first.has(flag) || flag.id === activeId);
  // A button takes the room of the one comment that it would hide.
  const shown = isWhole || flags.length - some.length <= 1 ? flags : some;

  const handleShowAll = () => {
    setWhole(true);
    onWhole?.();
  };
  const handleKeyDown = (event: KeyboardEvent) => {
    const step = STEPS[event.key];
    if (!step) return;
    event.preventDefault();
    const heads = [...(list.current?.querySelectorAll<HTMLElement>("[data-comment-head]") ?? [])];
    heads[step(heads.indexOf(event.currentTarget as HTMLElement), heads.length)]?.focus();
  };

  return (
    <>
      <ol ref={list} className={classes.list} aria-label="Comments">
        {shown.map((remark) => (
          <CommentCard
            key={remark.id}
            id={cardIdOf(remark)}
            remark={remark}
            number={flags.indexOf(remark) + 1}
            isActive={activeId === remark.id}
            isFirst={remark === shown[0]}
            actions={actions}
            onKeyDown={handleKeyDown}
          />
        ))}
      </ol>
      {shown.length < flags.length && (
        <Button variant="default" size="sm" onClick={handleShowAll}>
          Show {flags.length - shown.length} more
        </Button>
      )}
    </>
  );
}

function gravest(flags: readonly Remark[]): ReadonlySet<Remark> {
  return new Set([...flags].sort((a, b) => b.severity - a.severity).slice(0, SHOWN_AT_FIRST));
}
