import { readFileSync } from "node:fs";
import { join } from "node:path";
import { dangerIn } from "../../src/care/danger.ts";
import type { Guess } from "../../src/empathy/guess.ts";
import { guessAt } from "../../src/empathy/guess-at.ts";
import { read } from "../../src/text/read.ts";
import { FEELING_KINDS, isPleasant, kindsOf, NEED_KINDS } from "./kinds.ts";

/** A text as a person types it into the box, and what would fit: without `needs` any need does, with `ask` an open question. */
interface Labelled {
  readonly text: string;
  readonly feelings?: readonly string[];
  /** Kinds that must all be named. */
  readonly all?: readonly string[];
  readonly needs?: readonly string[];
  readonly ask?: true;
}

/** The texts of one file, with their labels. */
export const labelled = (file: string): Labelled[] =>
  readFileSync(join(import.meta.dirname, file), "utf8")
    .trim()
    .split("\n")
    .map((line): Labelled => JSON.parse(line));

export interface Score {
  readonly texts: number;
  /** Out of the texts that can be guessed at: one of the feelings and one of the needs fit, and nothing says the opposite. */
  readonly fitting: number;
  /** The same, where every word fits. */
  readonly whole: number;
  /** Out of the texts for which an open question is right: nothing unfit was guessed. */
  readonly asked: number;
  readonly wrong: number;
  readonly lines: readonly string[];
}

/** Compares the guesses with the labels of one file. */
export function score(file: string): Score {
  const texts = labelled(file);
  const results = texts.map((each) => ({ each, ...judged(each) }));
  const guessable = results.filter(({ each }) => each.feelings !== undefined && each.ask === undefined);
  const open = results.filter(({ each }) => each.ask);
  return {
    texts: texts.length,
    fitting: guessable.filter(({ verdict }) => verdict === "fits" || verdict === "whole").length / guessable.length,
    whole: guessable.filter(({ verdict }) => verdict === "whole").length / guessable.length,
    asked: open.filter(({ verdict }) => verdict !== "wrong").length / open.length,
    wrong: results.filter(({ verdict }) => verdict === "wrong").length / results.length,
    lines: results
      .filter(({ verdict }) => verdict === "none" || verdict === "wrong")
      .map(({ each, verdict, told }) => `${verdict}: ${each.text} → ${told}`),
  };
}

type Verdict = "whole" | "fits" | "none" | "wrong";

function judged({ text, feelings, all, needs, ask }: Labelled): { verdict: Verdict; told: string } {
  const reading = read(text);
  const danger = dangerIn(reading);
  const guess = danger === undefined ? guessAt(reading) : undefined;
  if (guess === undefined) return { verdict: ask ? "whole" : "none", told: danger ?? "?" };
  const verdict = feelings === undefined ? "wrong" : fit(guess, feelings, all ?? [], needs);
  return { verdict, told: `${guess.feelings.join(" + ")}: ${guess.needs.join(" + ")} (${guess.kind})` };
}

function fit(
  guess: Guess,
  feelings: readonly string[],
  all: readonly string[],
  needs: readonly string[] | undefined,
): Verdict {
  const felt = guess.feelings.map((word) => kindsOf(FEELING_KINDS, word));
  const needed = guess.needs.map((word) => kindsOf(NEED_KINDS, word));
  const hits = (kinds: readonly string[], labels: readonly string[] | undefined): boolean =>
    labels === undefined || kinds.some((kind) => labels.includes(kind));
  const isOpposite = felt.some((kinds) => !feelings.some((label) => isPleasant(label) === kinds.some(isPleasant)));
  const isAll = all.every((kind) => felt.some((kinds) => kinds.includes(kind)));
  const isNeeded = needed.length === 0 || needed.some((kinds) => hits(kinds, needs));
  const isLanding = felt.some((kinds) => hits(kinds, feelings)) && isNeeded;
  if (isOpposite || !isAll || !isLanding) return "wrong";
  return felt.every((kinds) => hits(kinds, feelings)) && needed.every((kinds) => hits(kinds, needs)) ? "whole" : "fits";
}
