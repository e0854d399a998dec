import * as lists from "../lexicon/words/nuisance.ts";
import { phraseAt } from "./query.ts";
import type { Reading } from "./reading.ts";

/** Whether the words at `at` name a way of behaving: "the jokes", "humming", "your sarcasm", "surprise fire drills" do not. */
export function isBehaviourAt(reading: Reading, at: number): boolean {
  const phrase = phraseAt(reading, at);
  const head = phrase?.first === at ? phrase.head : at;
  return isBehaviour(reading, head);
}

function isBehaviour(reading: Reading, at: number): boolean {
  const token = reading.tokens[at];
  if (token === undefined || token.tag === "PUNCT") return false;
  if (/.ing$/.test(token.norm) && !lists.THINGS.has(token.norm)) return true;
  return lists.NUISANCE.has(token.lemma);
}
