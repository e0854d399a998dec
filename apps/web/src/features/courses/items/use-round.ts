import type { CourseQuestion } from "@wellput/contract";
import { type Seat, useKept } from "../kept.ts";
import { post } from "../outbox.ts";

/** A round of a quiz; `chosen` has a choice for each question so far, `rounds` how many were right in each that is over. */
interface Round {
  readonly index: number;
  readonly chosen: readonly number[];
  readonly rounds: readonly number[];
}

const FIRST: Round = { index: 0, chosen: [], rounds: [] };

interface RoundOptions {
  readonly item: string;
  readonly seat: Seat;
  readonly version: string;
  readonly onFinish: () => void;
  readonly onPost: () => void;
}

/** A quiz being answered: kept on this device with every answer, and each whole round of a participant on the server. */
export function useRound(questions: readonly CourseQuestion[], { item, seat, version, ...told }: RoundOptions) {
  const [round, keep] = useKept(seat, `quiz:${item}`, FIRST);
  const answer = (choice: number) => keep({ ...round, chosen: [...round.chosen.slice(0, round.index), choice] });
  const goOn = () => {
    const index = round.index + 1;
    if (index < questions.length) return keep({ ...round, index });
    const right = questions.filter((question, at) => round.chosen[at] === question.answer).length;
    keep({ ...round, index, rounds: [...round.rounds, right] });
    if (seat.userId !== null) {
      const answers = Object.fromEntries(round.chosen.map((choice, at) => [`${at}`, choice]));
      post(seat, { id: crypto.randomUUID(), userId: seat.userId, version, item, answers });
    }
    told.onFinish();
    told.onPost();
  };
  return { round, answer, goOn, startAgain: () => keep({ ...round, index: 0, chosen: [] }) };
}
