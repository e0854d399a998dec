import * as common from "../lexicon/words/common.ts";
import * as lists from "../lexicon/words/unwelcome.ts";
import { isCaringFor } from "./caring.ts";
import { isPutUponAt } from "./done-to.ts";
import { is, norm, phraseAt } from "./query.ts";
import type { Reading } from "./reading.ts";
import { isFedUp, isPersonAt, isTiresome, phraseEnd } from "./suffered.ts";
import { afterTo } from "./unwanted-to.ts";

/** Where the unwelcome thing ends that begins at `at`: "you ringing", "for you to tell", "being filmed", "another lecture"; -1 for none. */
export function unwelcomeEnd(reading: Reading, at: number): number {
  const word = norm(reading, at);
  if (word === "for") return isPersonAt(reading, at + 1) ? personEnd(reading, at + 1) : -1;
  if (word === "to") return afterTo(reading, at, at)?.end ?? -1;
  if (word === "being") return isPutUponAt(reading, at + 1) ? at + 2 : -1;
  if (isSomeOf(reading, at)) return common.YOUR_HIS_HER.has(norm(reading, at + 2)) ? phraseEnd(reading, at + 2) : -1;
  if (isPersonAt(reading, at)) return personEnd(reading, at);
  const own = ownThingEnd(reading, at);
  if (own !== -1) return own;
  const end = phraseEnd(reading, at);
  const isFrom = ["your", "another", "more", "any"].includes(word) && ["from", "by"].includes(norm(reading, end));
  return isFrom || isFedUp(reading, at) || isTiresome(reading, at) ? end : -1;
}

function isSomeOf(reading: Reading, at: number): boolean {
  return ["another", "more", "any", "none", "one"].includes(norm(reading, at)) && norm(reading, at + 1) === "of";
}

/** you ringing, you not to interfere, you to tell Mum; "you to worry" is care. */
function personEnd(reading: Reading, at: number): number {
  const end = phraseEnd(reading, at);
  if (reading.tokens[end]?.form === "ing") return end + 1;
  if (["on", "in", "at", "near", "round", "here"].includes(norm(reading, end))) return end + 1;
  if (norm(reading, end) !== "to") return -1;
  return isCaringFor(reading, end) ? -1 : end + 2;
}

/** Where it ends: "our ideas (to be) presented as yours", "my bugs picked over", "my mother involved"; -1 for none. */
export function ownThingEnd(reading: Reading, index: number): number {
  const phrase = phraseAt(reading, index);
  if (phrase?.owner !== "speaker" || phrase.first !== index) return -1;
  const isToBe = norm(reading, phrase.end) === "to" && norm(reading, phrase.end + 1) === "be";
  const isBeing = norm(reading, phrase.end) === "being";
  const at = phrase.end + (isToBe ? 2 : Number(isBeing));
  const done = reading.tokens[at];
  const isDone =
    (done?.tag === "ADJ" && done.norm.endsWith("ed")) ||
    done?.form === "ed" ||
    done?.form === "participle" ||
    ["involved", "dragged", "read", "put"].includes(done?.norm ?? "");
  return isDone && !lists.SERVED.has(done?.norm ?? "") && !is(reading, at, "bodily-state") ? at + 1 : -1;
}
