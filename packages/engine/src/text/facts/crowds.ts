import * as lists from "../../lexicon/words/crowds.ts";
import { cueAsWritten, isCue, placesOf } from "../places.ts";
import { clauseOf, norm, phraseAt } from "../query.ts";
import type { NounPhrase, Reading } from "../reading.ts";
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
  const clause = clauseOf(reading, at);
  const { verb, subject } = clause ?? {};
  if (clause === undefined || verb === undefined || subject === undefined || clause.role === "if") return -1;
  if (verb.tense === "past" || ["would", "could", "might", "may", "will"].includes(verb.modal)) return -1;
  if (at > subject.head || subject.first > at + 1 || !isCrowd(reading, subject)) return -1;
  if (lists.AGAINST.has(verb.lemma) && !verb.negated) return whomEnd(reading, verb.end);
  if (verb.lemma === "stand" && verb.negated) return whomEnd(reading, verb.end);
  const joint = norm(reading, verb.end);
  if (verb.lemma === "be" && (joint === "against" || joint === "fed"))
    return whomEnd(reading, verb.end + (joint === "fed" ? 3 : 1));
  if (["laugh", "look", "point"].includes(verb.lemma) && (joint === "at" || joint === "down")) {
    const whom = norm(reading, verb.end + 1) === "on" ? verb.end + 2 : verb.end + 1;
    return verb.lemma === "look" && joint === "at" ? -1 : whomEnd(reading, whom);
  }
  return -1;
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
