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

/** SQLSTATE of PostgreSQL: no disk space left. */
const FULL = "53100";
/** Characters that the database's encoding has not. */
const NO_TEXT = "22021";
/** A write where only reading is allowed. */
const READ_ONLY = "25006";
/**
 * Connections that broke, a server that stops or starts, one that takes no more connections, and one that only reads
 * because another has taken its place; then what the system says of a connection.
 */
const AWAY_CODES = /^(?:08...|57P0.|53300|25006)$|^E(?:CONN|PIPE|TIMEDOUT|HOST|NET)/;
/** The driver has no codes of its own for these. */
const AWAY_MESSAGES = /^(?:Connection terminated|Client (?:has encountered a connection error|was closed))/;

/** What a failure says of a PostgreSQL server, which is up or not; null when the trouble is not the server's. */
export function postgresTrouble(error: unknown, isUp: boolean): DatabaseTrouble | null {
  if (causesOf(error).some((cause) => cause instanceof DatabaseAway)) return "DATABASE_AWAY";
  const reasons = reasonsOf(error);
  if (reasons.some((reason) => codeOf(reason) === FULL)) return "DISK_FULL";
  const isAway = reasons.some((reason) => AWAY_CODES.test(codeOf(reason)) || AWAY_MESSAGES.test(reason.message));
  return isAway || !isUp ? "DATABASE_AWAY" : null;
}

/** The same of the embedded database: it cannot be away, and only reads while its disk has no room. */
export function pgliteTrouble(error: unknown): DatabaseTrouble | null {
  return reasonsOf(error).some((reason) => [FULL, READ_ONLY].includes(codeOf(reason))) ? "DISK_FULL" : null;
}

/** Whether a query was handed text that no database takes: a NUL byte, which nothing is called. */
export const isNoText = (error: unknown): boolean => reasonsOf(error).some((reason) => codeOf(reason) === NO_TEXT);

/** The driver's reasons for a query that failed: nobody else's errors are taken for the database's. */
const reasonsOf = (error: unknown): Error[] =>
  causesOf(error).flatMap((cause) => ("query" in cause ? causesOf(cause.cause) : []));

const codeOf = (error: Error): string => ("code" in error ? String(error.code) : "");

/** An error and its causes, from the outside in. */
function causesOf(error: unknown): Error[] {
  const causes: Error[] = [];
  for (let at = error; at instanceof Error && causes.length < CAUSES_MAX; at = at.cause) causes.push(at);
  return causes;
}
