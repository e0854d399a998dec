import type { ErrorCode } from "@wellput/contract";
import type { Samples } from "../kit/one-of-everything.ts";

/** Who asks: in this order stand the answers of a row. The author made the samples; a member is of the author's group. */
export const ROLES = ["visitor", "newcomer", "member", "author", "other", "admin"] as const;
export type Role = (typeof ROLES)[number] | Desk;

/** Who has a desk: a trainer of the author's group, who is not in it, and a researcher of usersStudentExpt1. */
export const DESKS = ["trainer", "researcher"] as const;
type Desk = (typeof DESKS)[number];

/** A status when it may be done, an error code when not. */
type Answer = number | ErrorCode;
export type Answers = readonly [
  visitor: Answer,
  newcomer: Answer,
  member: Answer,
  author: Answer,
  other: Answer,
  admin: Answer,
];

/** What a request of a row may refer to: rows of the author's, made for it alone, and the person who asks. */
export interface Given extends Samples {
  readonly ownEmail: string;
  readonly authorEmail: string;
}

export interface Row {
  /** Method and path as the app has them. */
  readonly route: string;
  /** What tells this row from another of its route. */
  readonly of?: string;
  /** Stands for `:id` in the path, or for several parameters in a row. */
  readonly id?: (given: Given) => string;
  readonly query?: string;
  readonly json?: (given: Given) => unknown;
  readonly form?: Record<string, string>;
  /** The request changes who asks, so it gets people of its own. */
  readonly isAlone?: true;
  readonly answers: Answers;
  /** For those with a desk, where it is not as for any other member. */
  readonly atDesk?: Partial<Record<Desk, Answer>>;
}

/** What a row answers a role. */
export function answerFor({ answers, atDesk = {} }: Row, role: Role): Answer {
  if (role === "trainer" || role === "researcher") return atDesk[role] ?? answers[ROLES.indexOf("other")] ?? 0;
  return answers[ROLES.indexOf(role)] ?? 0;
}

/** Everybody, visitors too. */
export const anybody = (answer: Answer): Answers => [answer, answer, answer, answer, answer, answer];
/** Whoever is signed in, before the gates too. */
export const signedIn = (answer: Answer): Answers => ["NOT_SIGNED_IN", answer, answer, answer, answer, answer];
/** Whoever is past the gates. */
export const members = (answer: Answer): Answers => ["NOT_SIGNED_IN", "GATE_GROUP", answer, answer, answer, answer];
/** Admins alone. */
export const admins = (answer: Answer): Answers => [
  "NOT_SIGNED_IN",
  "GATE_GROUP",
  "NOT_ALLOWED",
  "NOT_ALLOWED",
  "NOT_ALLOWED",
  answer,
];
/** The author alone: for everybody else the row is not there. */
export const authorOnly = (answer: Answer, hidden: ErrorCode): Answers => [
  "NOT_SIGNED_IN",
  "GATE_GROUP",
  hidden,
  answer,
  hidden,
  hidden,
];
/** The author and admins; others see that it is there, and may not. */
export const authorAndAdmins = (answer: Answer): Answers => [
  "NOT_SIGNED_IN",
  "GATE_GROUP",
  "NOT_ALLOWED",
  answer,
  "NOT_ALLOWED",
  answer,
];
