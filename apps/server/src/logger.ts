import { type DestinationStream, type Logger, pino } from "pino";

const CAUSES_MAX = 5;

/** A structured log: JSON, a line each. */
export function createLogger(level: string, destination: DestinationStream): Logger {
  return pino({ level, serializers: { err: describeError } }, destination);
}

/**
 * What a log may hold of an error: its kind, code, place and causes. A failed query carries its parameters in the message
 * and the database its values in a detail: those are what people typed, and stay out.
 */
function describeError(error: unknown, causes = 0): unknown {
  if (!(error instanceof Error)) return { type: typeof error };
  const message = "query" in error ? `Failed query: ${error.query}` : error.message;
  const at = (error.stack ?? "").split("\n").filter((line) => /^\s+at /.test(line));
  return {
    type: error.name,
    message,
    ...("code" in error && { code: error.code }),
    stack: at.join("\n"),
    ...(error.cause !== undefined && causes < CAUSES_MAX && { cause: describeError(error.cause, causes + 1) }),
  };
}
