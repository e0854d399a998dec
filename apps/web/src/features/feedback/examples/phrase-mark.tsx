import { type Flag, markOf } from "../severity.ts";
import classes from "./phrase-mark.module.css";

interface PhraseMarkProps {
  readonly flag: Flag;
  /** When it appears, after so many others; at once without it. */
  readonly at?: number;
  readonly children: string;
}

/** A phrase that is marked in an example. */
export function PhraseMark({ flag, at, children }: PhraseMarkProps) {
  const { style, ...level } = markOf(flag);
  return (
    <mark className={classes.mark} data-appears={at !== undefined} {...level} style={{ ...style, "--at": at ?? 0 }}>
      {children}
    </mark>
  );
}
