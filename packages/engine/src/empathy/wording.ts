import type { Guess } from "./guess.ts";
import { numberOf } from "./pick.ts";

const CLOSINGS = [
  "Is that close, or is it something else?",
  "Does that fit, or is it something else?",
  "Is that how it is for you, or is it different?",
] as const;

/** Where the need can not be guessed, it is asked for. */
const WHICH_NEED = [
  "What is it that you need most just now?",
  "What matters most to you in it?",
  "And what is it that you would need?",
] as const;

/** The guess as a question, and a second one that leaves room; the message decides which of several ways to put it. */
export function worded(message: string, { feelings, needs, kind }: Guess): string[] {
  const number = numberOf(message);
  const closing = turn(CLOSINGS, number);
  const [felt, needed] = [both(feelings), both(needs)];
  const matters = needs.length > 1 ? "matter" : "matters";
  const need = needs.length > 1 ? `needs for ${needed} were` : `need for ${needed} was`;
  if (kind === "met" && needs.length === 0)
    return [`Are you feeling ${felt} because something that matters to you came true?`, closing];
  if (needs.length === 0) return [`Are you feeling ${felt}?`, turn(WHICH_NEED, number)];
  if (feelings.length === 0) return [`Is it ${needed} that ${matters} to you here?`, closing];
  const ways = {
    met: [`Are you feeling ${felt} because your ${need} met?`, `Do you feel ${felt}, because your ${need} met?`],
    mixed: [
      `Are you feeling ${felt} at the same time, and is it ${needed} that you need?`,
      `Do you feel ${felt} at the same time, and is it ${needed} that you need?`,
    ],
    unmet: [
      `Are you feeling ${felt} because you need ${needed}?`,
      `Are you feeling ${felt} because ${needed} ${matters} to you?`,
      `Do you feel ${felt}, and is it ${needed} that you need?`,
    ],
  };
  return [turn(ways[kind], number), closing];
}

const both = (words: readonly string[]): string => words.join(" and ");

function turn<T>(ways: readonly T[], number: number): T {
  const way = ways[number % ways.length];
  if (way === undefined) throw new Error("no way to put it");
  return way;
}
