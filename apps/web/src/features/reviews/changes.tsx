import { VisuallyHidden } from "@mantine/core";
import { diffWords } from "diff";
import classes from "./changes.module.css";

interface ChangesProps {
  readonly before: string;
  readonly after: string;
}

/** A text with what is new in it and what goes, word by word; told apart by more than colour. */
export function Changes({ before, after }: ChangesProps) {
  return (
    <p className={classes.text}>
      {diffWords(before, after).map(({ value, added, removed }, at) => {
        const key = `${at} ${value}`;
        if (added) {
          return (
            <ins key={key} className={classes.added}>
              <VisuallyHidden>New: </VisuallyHidden>
              {value}
            </ins>
          );
        }
        if (!removed) return <span key={key}>{value}</span>;
        return (
          <del key={key} className={classes.removed}>
            <VisuallyHidden>Gone: </VisuallyHidden>
            {value}
          </del>
        );
      })}
    </p>
  );
}
