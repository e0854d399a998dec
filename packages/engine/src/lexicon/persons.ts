import { textsIn } from "./folded.ts";

/** For each third person: its subject, its object, whose it is, itself, and how it stands before a verb cut short. */
const THIRD = [
  ["he", "him", "his", "himself", "he's"],
  ["she", "her", "her", "herself", "she's"],
  ["they", "them", "their", "themselves", "they're"],
] as const;
const [SUBJECT, OBJECT, OWNER, SELF, IS] = [0, 1, 2, 3, 4];
/** After these "you" is an object. */
const LEADS_TO_OBJECT = new Set("to for around about with without suits let pleases of".split(" "));
const LEAVES_SUBJECT = new Set("what that all if when as".split(" "));

/** Phrases of a comma-separated block, each that says "you" of him, of her and of them as well. */
export function ofAnybody(block: string | readonly string[]): string[] {
  return [...(typeof block === "string" ? textsIn(block) : block)].flatMap((text) => [text, ...ofOthers(text)]);
}

function ofOthers(text: string): string[] {
  const words = text.split(" ");
  if (words.every((_, at) => formOf(words, at) === -1)) return [];
  return THIRD.map((forms) => words.map((word, at) => forms[formOf(words, at)] ?? word).join(" "));
}

/** Which of the forms of a person a word stands for, or -1. */
function formOf(words: readonly string[], at: number): number {
  const word = words[at];
  if (word === "your") return OWNER;
  if (word === "yourself") return SELF;
  if (word === "you're") return IS;
  if (word !== "you") return -1;
  const before = words[at - 1] ?? "";
  const isLast = at > 0 && at === words.length - 1 && !LEAVES_SUBJECT.has(before);
  return isLast || LEADS_TO_OBJECT.has(before) ? OBJECT : SUBJECT;
}
