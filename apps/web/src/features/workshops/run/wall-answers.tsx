import { useHotkeys } from "@mantine/hooks";
import type { DeskAnswer, DeskStep } from "@wellput/contract";
import { type ReactNode, useState } from "react";
import { countOf } from "../../../lib/format.ts";
import classes from "./wall.module.css";

/** More at once could not be read from the last row. */
const AT_ONCE = 4;

interface WallAnswersProps {
  readonly step: DeskStep;
  readonly answers: readonly DeskAnswer[];
  readonly renderFeedback: (text: string) => ReactNode;
}

/** The answers on the wall: a few at a time, or the one that is being discussed with what the program says of it. */
export function WallAnswers({ step, answers, renderFeedback }: WallAnswersProps) {
  const shown = answers.filter(({ isHidden }) => !isHidden);
  const pages = Math.max(1, Math.ceil(shown.length / AT_ONCE));
  const [wanted, setWanted] = useState(0);
  const page = Math.min(wanted, pages - 1);
  useHotkeys([
    ["ArrowDown", () => setWanted(Math.min(page + 1, pages - 1))],
    ["ArrowUp", () => setWanted(Math.max(page - 1, 0))],
  ]);
  const discussed = shown.find(({ id }) => id === step.discussedId);
  return (
    <>
      <h1 className={classes.small}>{step.prompt}</h1>
      {discussed ? (
        <div className={classes.discussed}>{renderFeedback(discussed.text)}</div>
      ) : (
        <>
          {step.isVoting && <p className={classes.count}>Vote on your phone: {countOf(sumOf(shown), "vote")} so far</p>}
          <Shown answers={step.isVoting ? shown : byVotes(shown)} isVoting={step.isVoting} page={page} pages={pages} />
        </>
      )}
    </>
  );
}

const sumOf = (answers: readonly DeskAnswer[]) => answers.reduce((sum, { votes }) => sum + votes, 0);
const byVotes = (answers: readonly DeskAnswer[]) => [...answers].sort((a, b) => b.votes - a.votes);

interface ShownProps {
  readonly isVoting: boolean;
  readonly answers: readonly DeskAnswer[];
  readonly page: number;
  readonly pages: number;
}

function Shown({ answers, isVoting, page, pages }: ShownProps) {
  return (
    <>
      <ul className={classes.answers}>
        {answers.slice(page * AT_ONCE, (page + 1) * AT_ONCE).map(({ id, text, votes }) => (
          <li key={id}>
            {text}
            {!isVoting && votes > 0 && <span className={classes.votes}>{countOf(votes, "vote")}</span>}
          </li>
        ))}
      </ul>
      {answers.length === 0 && <p className={classes.prompt}>Nobody has written yet.</p>}
      {pages > 1 && (
        <p className={classes.count}>
          {page + 1} of {pages} (keys ↑ ↓)
        </p>
      )}
    </>
  );
}
