import { ERRORS, type ErrorBody, type ErrorCode } from "@wellput/contract";
import { isNoText } from "../db/database-trouble.ts";
import { AppError } from "./app-error.ts";
import type { AppContext } from "./env.ts";

/** When to come back, in seconds, for what mends itself. */
const RETRY_AFTER_S: Partial<Record<ErrorCode, number>> = { DATABASE_AWAY: 2, SHUTTING_DOWN: 2 };

/** Turns whatever was thrown into the one error shape; what was not expected is logged with its stack. */
export function onError(error: Error, c: AppContext): Response {
  const logger = c.var.logger ?? c.var.deps.logger;
  if (isNoText(error)) return errorResponse(c, "INVALID_INPUT", { address: "It has a NUL byte." });
  if (!(error instanceof AppError)) {
    const trouble = c.var.deps.troubleOf(error);
    // Many requests fail alike: a line each, without the way that led there.
    if (trouble) logger.warn({ code: trouble, reason: innermost(error).message }, "a request failed with the database");
    else logger.error({ err: error }, "a request failed unexpectedly");
    return errorResponse(c, trouble ?? "INTERNAL");
  }
  const level = error.code === "NOT_ALLOWED" || error.code === "FOREIGN_ORIGIN" ? "warn" : "debug";
  logger[level]({ code: error.code, detail: error.detail, person: c.var.person?.id }, "a request was refused");
  if (error.retryAfterS !== undefined) c.header("retry-after", `${error.retryAfterS}`);
  return errorResponse(c, error.code, error.fields);
}

const innermost = (error: Error): Error => (error.cause instanceof Error ? innermost(error.cause) : error);

/** The one error shape as a response. */
export function errorResponse(c: AppContext, code: ErrorCode, fields?: Record<string, string>): Response {
  const { status, message } = ERRORS[code];
  const retryAfter = RETRY_AFTER_S[code];
  if (retryAfter !== undefined) c.header("retry-after", String(retryAfter));
  const body: ErrorBody = { error: { code, message, requestId: c.var.requestId, ...(fields && { fields }) } };
  return c.json(body, status);
}
