import * as lists from "../../lexicon/words/always-me.ts";
import * as common from "../../lexicon/words/common.ts";
import { cueAsWritten, holds } from "../places.ts";
import { clausesOf, follows, norm, phraseAt } from "../query.ts";
import type { Clause, Match, NounPhrase, Reading, VerbGroup } from "../reading.ts";
import { isSomebodyElse } from "./bias-kinds.ts";
import { EVERY, NEVER } from "./reproach-signs.ts";

const BURDENS = cueAsWritten(lists.BURDENS);

/** "It's always me who …", "I am always the one who …", "every time it's your module". */
export function isAlwaysMe(reading: Reading, match: Match, clause: Clause): boolean {
  if (NEVER.test(match.text)) return isOwnUncounted(clause);
  if (hasToAlone(reading, clause)) return true;
  const said = clausesOf(reading, clause.sentence).find(({ verb, subject }) => verb?.lemma === "be" && subject);
  const { verb, subject } = said ?? clause;
  if (verb?.lemma !== "be" || subject === undefined) return false;
  // "Why does it always have to be about you?"
  const behind = verb.modal === "have to" ? verb.end : match.end;
  if (subject.person !== "speaker") return isAlwaysSo(reading, match, subject, verb, behind);
  const self = norm(reading, match.end + 1);
  return norm(reading, behind) === "the" && ["one", "last", "idiot", "fool", "bad", "scapegoat"].includes(self);
}

/** "My vote never counts" */
function isOwnUncounted({ subject, verb }: Clause): boolean {
  return subject?.owner === "speaker" && verb?.passive === false && ["count", "matter"].includes(verb.lemma);
}

/** "I always have to do everything myself", "… clean up after you". */
function hasToAlone(reading: Reading, { subject, verb, end }: Clause): boolean {
  return subject?.person === "speaker" && verb?.modal === "have to" && holds(reading, BURDENS, verb.end, end);
}

/** "It's always about you", "everything is always my fault", "it's always the same" */
function isAlwaysSo(reading: Reading, match: Match, { head }: NounPhrase, verb: VerbGroup, behind: number): boolean {
  const [it, next] = [norm(reading, head), norm(reading, behind)];
  if (it !== "it" && it !== "everything") return false;
  if (next === "about" && isSomebodysOwn(reading, phraseAt(reading, behind + 1))) return true;
  if (lists.WHOSE.has(next) || follows(reading, match.end, "the", "same")) return true;
  if (next === "the" && isAlwaysThey(reading, phraseAt(reading, match.end), it === "it")) return true;
  const after = norm(reading, Math.max(verb.end, match.first));
  return EVERY.test(match.text) && common.YOU_YOUR_HIM.has(after);
}

/** "(It's always) the juniors who pay", "the Krakow office." */
function isAlwaysThey(reading: Reading, whom: NounPhrase | undefined, isIt: boolean): boolean {
  if (whom === undefined) return false;
  const isWho = ["who", "that"].includes(norm(reading, whom.end));
  if (isWho && ["group", "generic", "third"].includes(whom.person)) return true;
  return isIt && ["group", "third", "name"].includes(whom.person) && reading.tokens[whom.end]?.tag === "PUNCT";
}

/** "(always about) you", "your phone", "his mother" */
function isSomebodysOwn(reading: Reading, phrase: NounPhrase | undefined): boolean {
  return isSomebodyElse(reading, phrase) || phrase?.owner === "you" || phrase?.owner === "third";
}
