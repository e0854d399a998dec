import { PAGE_OWNER_HEADER } from "@wellput/contract/page-owner";
import { ApiError, asApiError, readApiError } from "./api-error.ts";
import { pageOwner } from "./page-owner.ts";

/**
 * Like fetch, but anything except an answer of 2xx is thrown. Where the browser belongs to somebody else by now, the page is
 * loaded anew.
 * @throws ApiError with the server's code, NETWORK when no answer came, TIMED_OUT when the signal ran out of time.
 */
export async function send(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  const headers = new Headers(init?.headers);
  const owner = pageOwner();
  if (owner) headers.set(PAGE_OWNER_HEADER, owner);
  let answer: Response;
  try {
    answer = await fetch(input, { ...init, headers });
  } catch (problem) {
    if (init?.signal?.aborted && isTimeout(init.signal.reason)) throw new ApiError("TIMED_OUT", "No answer in time.");
    throw asApiError(problem);
  }
  if (answer.ok) return answer;
  const problem = await readApiError(answer);
  if (problem.code === "OTHER_PERSON") location.reload();
  throw problem;
}

function isTimeout(reason: unknown): boolean {
  return reason instanceof DOMException && reason.name === "TimeoutError";
}
