import { Text } from "@mantine/core";
import { useId } from "react";
import classes from "./before-change.module.css";
import { CommentList } from "./comment-list.tsx";
import type { Remark } from "./snapshot.ts";

interface BeforeChangeProps {
  readonly flags: readonly Remark[];
  /** Whether all of them were shown before. */
  readonly isWhole: boolean;
}

/** What was said of the text before it was changed: advice to edit by, and nothing to rate any more. */
export function BeforeChange({ flags, isWhole }: BeforeChangeProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={classes.before}>
      <Text fw={600} size="sm" id={id}>
        Before your change
      </Text>
      <CommentList
        flags={flags}
        activeId={null}
        cardIdOf={(remark) => `${id}-${remark.id}`}
        actions={null}
        isWholeAtFirst={isWhole}
      />
    </section>
  );
}
