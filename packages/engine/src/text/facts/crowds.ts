import * as lists from "../../lexicon/words/crowds.ts";
import { cueAsWritten, isCue, placesOf } from "../places.ts";
import { clauseOf, norm, phraseAt } from "../query.ts";
import type { NounPhrase, Reading, VerbGroup } from "../reading.ts";
import type { Bias } from "./bias-kinds.ts";
import { isDisowned } from "./denied.ts";

const CROWDING = cueAsWritten(lists.CROWDING);
const THE_THIS_THAT = cueAsWritten("the this that our my");
const SEVERITY = 0.55;

/** "The whole street hates us", "half the town is against me", "the other parents can't stand me": what a crowd is said to feel. */
export function crowdsAgainst(reading: Reading): Bias[] {
  const found: Bias[] = [];
  for (const at of placesOf(reading, CROWDING)) {
    const end = againstEnd(reading, at);
    const first = isCue(reading, THE_THIS_THAT, at - 1) ? at - 1 : at;
    if (end !== -1 && !isDisowned(reading, at)) found.push({ first, end, severity: SEVERITY });
  }
  return found;
}

/** Where the charge that begins at `at` ends, or -1. */
function againstEnd(reading: Reading, at: number): number {
  const { verb, subject, role } = clauseOf(reading, at) ?? {};
  if (verb === undefined || subject === undefined || role === "if") return -1;
  if (verb.tense === "past" || ["would", "could", "might", "may", "will"].includes(verb.modal)) return -1;
  if (at > subject.head || subject.first > at + 1 || !isCrowd(reading, subject)) return -1;
  return whomEnd(reading, turnedEnd(reading, verb));
}

/** "hates", "can't stand", "is against", "are fed up with", "laugh at", "look down on": where they end, or -1. */
function turnedEnd(reading: Reading, { lemma, negated, end }: VerbGroup): number {
  if (lists.AGAINST.has(lemma) && !negated) return end;
  if (lemma === "stand" && negated) return end;
  const joint = norm(reading, end);
  if (lemma === "be" && joint === "against") return end + 1;
  if (lemma === "be" && joint === "fed") return end + 3;
  if (!["laugh", "look", "point"].includes(lemma) || !["at", "down"].includes(joint)) return -1;
  if (lemma === "look" && joint === "at") return -1;
  return norm(reading, end + 1) === "on" ? end + 2 : end + 1;
}

function isCrowd(reading: Reading, { head, first }: NounPhrase): boolean {
  const opener = norm(reading, first);
  if (norm(reading, head) === "others") return opener === "the";
  if (["everyone", "everybody"].includes(norm(reading, head))) return opener === norm(reading, head);
  return lists.CROWDS.has(norm(reading, head));
}

/** Past "me", "us", "you", "him": the one whom they are said to be against. */
function whomEnd(reading: Reading, at: number): number {
  const whom = phraseAt(reading, at);
  const isOne = ["me", "us", "you", "him", "her", "them"].includes(norm(reading, at));
  return whom?.first === at && isOne ? whom.end : -1;
}
