import { asApiError } from "../../lib/api-error.ts";
import { type GivenAnswers, sendAnswers } from "./courses.api.ts";
import { readKept, type Seat, writeKept } from "./kept.ts";

interface Outbox {
  readonly waiting: readonly GivenAnswers[];
}
const EMPTY: Outbox = { waiting: [] };

const waitingOf = (seat: Seat) => readKept(seat, "outbox", EMPTY).waiting;

/** Puts answers where they wait until the server has them. */
export function post(seat: Seat, answers: GivenAnswers): void {
  writeKept(seat, "outbox", { waiting: [...waitingOf(seat), answers] });
}

/** A refusal that another try would not change. */
const isFinal = (problem: unknown) =>
  ["INVALID_INPUT", "ID_TAKEN", "COURSE_NOT_FOUND"].includes(asApiError(problem).code);

/** Sends what waits, oldest first; what could not be sent waits on. @throws ApiError of the first that could not. */
export async function sendWaiting(seat: Seat): Promise<void> {
  for (const answers of waitingOf(seat)) {
    try {
      await sendAnswers(seat, answers);
    } catch (problem) {
      if (!isFinal(problem)) throw problem;
    }
    writeKept(seat, "outbox", { waiting: waitingOf(seat).filter(({ id }) => id !== answers.id) });
  }
}
