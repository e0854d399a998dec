import { analyse, FEEDBACK_CODES, type Rule, rules } from "@wellput/engine";
import type { Plugin } from "vite";

/** A stretch of an example: marked by the engine, or not. */
export interface ExamplePart {
  readonly text: string;
  readonly isMarked: boolean;
}

/** What the rules of one code say of their own examples. */
export interface Principle {
  /** What each rule sees. */
  readonly sees: readonly string[];
  readonly flagged: readonly { readonly parts: readonly ExamplePart[]; readonly comment: string }[];
  /** Sentences that look alike and are left alone. */
  readonly fine: readonly string[];
}

const FLAGGED_MAX = 6;
const FINE_MAX = 4;
const NAME = "virtual:principles";

/**
 * Runs the examples of every rule through the engine when the app is built, and hands the help page what came out. An
 * example that the engine does not mark any more, or a code without one, ends the build.
 */
export function principles(): Plugin {
  return {
    name: "wellput-principles",
    resolveId: (id) => (id === NAME ? `\0${NAME}` : null),
    load: (id) => (id === `\0${NAME}` ? `export const principles = ${JSON.stringify(runExamples())};` : null),
  };
}

function runExamples(): Record<string, Principle> {
  return Object.fromEntries(
    FEEDBACK_CODES.map((code) => {
      const own = rules.filter((rule) => rule.code === code);
      const flagged = inTurns(own.map(flaggedOf)).slice(0, FLAGGED_MAX);
      const fine = inTurns(own.map(fineOf)).slice(0, FINE_MAX);
      if (flagged.length === 0 || fine.length === 0)
        throw new Error(`${code} has no example that the engine confirms.`);
      return [code, { sees: own.map(({ summary }) => summary), flagged, fine }];
    }),
  );
}

/** The first of each list, then the second of each: every rule has its say. */
function inTurns<Item>(lists: readonly (readonly Item[])[]): Item[] {
  const longest = Math.max(...lists.map((list) => list.length));
  return Array.from({ length: longest }, (_, turn) => lists.flatMap((list) => list.slice(turn, turn + 1))).flat();
}

/** Examples in which the whole engine says what the rule says: another rule may speak first where several apply. */
function flaggedOf(rule: Rule): Principle["flagged"][number][] {
  return rule.examples.flagged.flatMap(({ text }) => {
    const flags = analyse(text).sentences.flatMap(({ comments }) => comments.filter(({ bad }) => bad));
    const own = flags.filter(({ ruleId, code }) => ruleId === rule.id && code === rule.code);
    const [first] = own;
    return first && own.length === flags.length ? [{ parts: cut(text, own), comment: first.message }] : [];
  });
}

function fineOf(rule: Rule): string[] {
  return rule.examples.fine.filter(
    (text) => !analyse(text).sentences.some(({ comments }) => comments.some(({ bad }) => bad)),
  );
}

function cut(text: string, marks: readonly { readonly start: number; readonly end: number }[]): ExamplePart[] {
  const parts: ExamplePart[] = [];
  let at = 0;
  for (const { start, end } of marks) {
    parts.push({ text: text.slice(at, start), isMarked: false }, { text: text.slice(start, end), isMarked: true });
    at = end;
  }
  return [...parts, { text: text.slice(at), isMarked: false }].filter((part) => part.text !== "");
}
