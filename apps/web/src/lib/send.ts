import { ApiError, asApiError, readApiError } from "./api-error.ts";

/**
 * Like fetch, but anything except an answer of 2xx is thrown.
 * @throws ApiError with the server's code, NETWORK when no answer came, TIMED_OUT when the signal ran out of time.
 */
export async function send(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  let answer: Response;
  try {
    answer = await fetch(input, init);
  } catch (problem) {
    if (init?.signal?.aborted && isTimeout(init.signal.reason)) throw new ApiError("TIMED_OUT", "No answer in time.");
    throw asApiError(problem);
  }
  if (!answer.ok) throw await readApiError(answer);
  return answer;
}

function isTimeout(reason: unknown): boolean {
  return reason instanceof DOMException && reason.name === "TimeoutError";
}
