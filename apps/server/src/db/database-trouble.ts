import type { ErrorCode } from "@wellput/contract";

/** What a failure says of the database itself: nothing was wrong with what was asked, and it can be asked again. */
export type DatabaseTrouble = Extract<ErrorCode, "DATABASE_AWAY" | "DISK_FULL">;

/** No connection could be had. */
export class DatabaseAway extends Error {
  constructor(cause?: Error) {
    super("the database cannot be reached", { cause });
    this.name = "DatabaseAway";
  }
}

const CAUSES_MAX = 5;

/** SQLSTATEs of PostgreSQL: no disk space left. */
const FULL_CODES = /^53100$/;
/**
 * Connections that broke, a server that stops or starts, one that takes no more connections, and one that only reads
 * because another has taken its place; then what the system says of a connection.
 */
const AWAY_CODES = /^(?:08...|57P0.|53300|25006)$|^E(?:CONN|PIPE|TIMEDOUT|HOST|NET)/;
/** The driver has no codes of its own for these. */
const AWAY_MESSAGES = /^(?:Connection terminated|Client (?:has encountered a connection error|was closed))/;

/** What a failed query says of a PostgreSQL server; null when the trouble is not the server's. */
export function postgresTrouble(error: unknown): DatabaseTrouble | null {
  for (const cause of causesOf(error)) {
    if (cause instanceof DatabaseAway) return "DATABASE_AWAY";
    // What comes from a query has the driver's error as its cause: nobody else's errors are taken for the database's.
    if (!("query" in cause)) continue;
    for (const reason of causesOf(cause.cause)) {
      const code = codeOf(reason);
      if (FULL_CODES.test(code)) return "DISK_FULL";
      if (AWAY_CODES.test(code) || AWAY_MESSAGES.test(reason.message)) return "DATABASE_AWAY";
    }
  }
  return null;
}

const codeOf = (error: Error): string => ("code" in error ? String(error.code) : "");

/** An error and its causes, from the outside in. */
function causesOf(error: unknown): Error[] {
  const causes: Error[] = [];
  for (let at = error; at instanceof Error && causes.length < CAUSES_MAX; at = at.cause) causes.push(at);
  return causes;
}
