import type { ErrorBody, ErrorCode } from "@wellput/contract";

/** `NETWORK`: no answer came. `TIMED_OUT`: we gave up waiting. The others are the server's. */
export type ProblemCode = ErrorCode | "NETWORK" | "TIMED_OUT";

interface Details {
  readonly fields?: Record<string, string> | undefined;
  readonly requestId?: string | undefined;
  readonly retryAfterS?: number | undefined;
}

/** The one error of every call: `fields` names the inputs that did not fit, `requestId` is what support asks for,
 * `retryAfterS` the seconds after which it is worth another try. */
export class ApiError extends Error {
  readonly code: ProblemCode;
  readonly fields: Record<string, string>;
  readonly requestId: string | undefined;
  readonly retryAfterS: number | undefined;

  constructor(code: ProblemCode, message: string, details: Details = {}) {
    super(message);
    this.name = "ApiError";
    this.code = code;
    this.fields = details.fields ?? {};
    this.requestId = details.requestId;
    this.retryAfterS = details.retryAfterS;
  }
}

/** The error in a refused answer; an answer that is not in our shape (a proxy's page, say) counts as INTERNAL. */
export async function readApiError(answer: Response): Promise<ApiError> {
  try {
    const { error } = (await answer.json()) as ErrorBody;
    const retryAfterS = Number(answer.headers.get("retry-after")) || undefined;
    return new ApiError(error.code, error.message, { ...error, retryAfterS });
  } catch {
    return new ApiError("INTERNAL", `The server answered ${answer.status}.`);
  }
}

/** Whatever was thrown, as an ApiError: a failed fetch is NETWORK. */
export function asApiError(problem: unknown): ApiError {
  if (problem instanceof ApiError) return problem;
  return new ApiError("NETWORK", problem instanceof Error ? problem.message : String(problem));
}
