import { FEEDBACK_TIMEOUT_MS } from "@wellput/contract/limits";
import { send } from "./send.ts";

/**
 * Sends a request whose answer a person waits for, and really aborts it after 20000 ms or when they leave.
 * @throws ApiError; TIMED_OUT when the time ran out.
 */
export async function sendWithinTime<Answer>(
  address: string,
  init: RequestInit,
  isLeft: AbortSignal,
  read: (answer: Response) => Promise<Answer>,
): Promise<Answer> {
  const timeout = new AbortController();
  const timer = setTimeout(
    () => timeout.abort(new DOMException("No answer in time.", "TimeoutError")),
    FEEDBACK_TIMEOUT_MS,
  );
  try {
    return await read(await send(address, { ...init, signal: AbortSignal.any([timeout.signal, isLeft]) }));
  } finally {
    clearTimeout(timer);
  }
}
