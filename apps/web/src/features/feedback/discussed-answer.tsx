import { useQuery } from "@tanstack/react-query";
import { QueryView } from "../../ui/query-view.tsx";
import classes from "./discussed-answer.module.css";
import { exampleQuery } from "./examples/example.query.ts";
import { MarkedText } from "./marked-text.tsx";
import { NothingMarked } from "./nothing-marked.tsx";
import { LEVEL_WORDS, levelOf } from "./severity.ts";
import type { Snapshot } from "./snapshot.ts";

/** So many remarks can be talked about at once; they stand in the order of the text. */
const SHOWN_MAX = 4;

interface DiscussedAnswerProps {
  readonly text: string;
}

/** An answer that a room looks at, with its marks and what is said of each, in letters as large as those around it. */
export function DiscussedAnswer({ text }: DiscussedAnswerProps) {
  return (
    <QueryView query={useQuery(exampleQuery(text))} loading="Getting feedback for you">
      {(snapshot) => <Said snapshot={snapshot} />}
    </QueryView>
  );
}

function Said({ snapshot }: { readonly snapshot: Snapshot }) {
  return (
    <div className={classes.answer}>
      <MarkedText snapshot={snapshot} />
      {snapshot.flags.length === 0 && <NothingMarked snapshot={snapshot} />}
      <ul className={classes.said}>
        {snapshot.flags.slice(0, SHOWN_MAX).map((remark) => (
          <li key={remark.id}>
            <span className={classes.phrase}>{remark.phrase}</span>
            <span className={classes.level}>{LEVEL_WORDS[levelOf(remark)]}</span>
            <span className={classes.wording}>
              {remark.rewording ? `You could say: ${remark.rewording.text}` : remark.r_str}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
