import type { ErrorCode } from "@wellput/contract";

interface AppErrorOptions {
  /** Inputs that did not fit, by path, with a sentence for each; sent to the client. */
  readonly fields?: Record<string, string>;
  /** For our log only; never sent. */
  readonly detail?: string;
  /** When it is worth another try, in seconds; sent as Retry-After. */
  readonly retryAfterS?: number;
}

/** An expected failure. Anything else that is thrown is a bug and becomes INTERNAL. */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly fields: Record<string, string> | undefined;
  readonly detail: string | undefined;
  readonly retryAfterS: number | undefined;

  constructor(code: ErrorCode, { fields, detail, retryAfterS }: AppErrorOptions = {}) {
    super(detail ? `${code}: ${detail}` : code);
    this.name = "AppError";
    this.code = code;
    this.fields = fields;
    this.detail = detail;
    this.retryAfterS = retryAfterS;
  }
}
