import type { DeskAnswer, DeskStep } from "@wellput/contract";
import type { ReactNode } from "react";
import { countOf } from "../../../lib/format.ts";
import { usePages } from "./use-pages.ts";
import classes from "./wall.module.css";
import { isLong, pagesOf } from "./wall-pages.ts";

interface WallAnswersProps {
  readonly step: DeskStep;
  readonly answers: readonly DeskAnswer[];
  readonly renderFeedback: (text: string) => ReactNode;
}

/** The answers on the wall: a few at a time, or the one that is being discussed with what the program says of it. */
export function WallAnswers({ step, answers, renderFeedback }: WallAnswersProps) {
  const shown = answers.filter(({ isHidden }) => !isHidden);
  const discussed = shown.find(({ id }) => id === step.discussedId);
  return (
    <>
      <h1 className={classes.small}>{step.prompt}</h1>
      {discussed ? (
        <div className={classes.discussed}>{renderFeedback(discussed.text)}</div>
      ) : (
        <Shown key={`${step.isVoting}`} answers={shown} isVoting={step.isVoting} />
      )}
    </>
  );
}

const sumOf = (answers: readonly DeskAnswer[]) => answers.reduce((sum, { votes }) => sum + votes, 0);
const byVotes = (answers: readonly DeskAnswer[]) => [...answers].sort((a, b) => b.votes - a.votes);

interface ShownProps {
  readonly isVoting: boolean;
  readonly answers: readonly DeskAnswer[];
}

function Shown({ answers, isVoting }: ShownProps) {
  // How many votes each has is told when nobody votes any more.
  const pages = pagesOf(isVoting ? answers : byVotes(answers));
  const at = usePages(pages.length);
  if (answers.length === 0) return <p className={classes.prompt}>Nobody has written yet.</p>;
  return (
    <>
      <ul className={classes.answers}>
        {pages[at]?.map(({ id, text, votes }) => (
          <li key={id} data-long={isLong(text)}>
            <span>{text}</span>
            {!isVoting && votes > 0 && <strong className={classes.votes}>{countOf(votes, "vote")}</strong>}
          </li>
        ))}
      </ul>
      <p className={classes.count}>
        {isVoting && <span>Vote on your phone: {countOf(sumOf(answers), "vote")} so far</span>}
        {pages.length > 1 && (
          <span className={classes.quiet}>
            {at + 1} of {pages.length} · keys ↑ ↓
          </span>
        )}
      </p>
    </>
  );
}
