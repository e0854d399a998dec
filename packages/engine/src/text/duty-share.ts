import * as lists from "../lexicon/words/duty-share.ts";
import { rows } from "../matcher/rows.ts";
import { cueAsWritten, firstIn, holds } from "./places.ts";
import { clausesOf, norm, phraseAt } from "./query.ts";
import type { Clause, Reading, VerbGroup } from "./reading.ts";

const SHARE = cueAsWritten(lists.SHARE);
const AGAIN = cueAsWritten("again over properly");
const THING = cueAsWritten("thing things");

/** "take his share", "do her bit", "do the dishes", "do it again", "log that sort of thing", "on his own time" */
export function isShare(reading: Reading, { end, sentence }: Clause, verb: VerbGroup): boolean {
  const thing = firstIn(reading, THING, verb.end, end);
  if (thing !== -1 && suchThing.fit(reading, thing)) return true;
  if (lists.BARE.has(verb.lemma) && (reading.tokens[verb.end]?.tag ?? "PUNCT") === "PUNCT") return true;
  if (phonePut.fit(reading, verb.head) || isOwnMess(reading, verb)) return true;
  if (!lists.TAKE_DO_PULL.has(verb.lemma)) return false;
  const isAgain =
    verb.lemma === "do" && norm(reading, verb.end) === "it" && holds(reading, AGAIN, verb.end, verb.end + 3);
  const share = firstIn(reading, SHARE, verb.end, verb.end + 4);
  const isShared = OWNED.has(norm(reading, share - 1)) && reading.tokens[share + 1]?.tag !== "NOUN";
  return (isAgain && clausesOf(reading, sentence).length === 1) || (share !== -1 && isShared);
}

const suchThing = rows(
  "sort|kind of >thing|things !to", // = You should log that sort of thing. ≠ You should log most of the things.
  "these|those|such >thing|things !to", // = You should know these things. ≠ You should know the things to pack.
);

const phonePut = rows(
  "put~ . phone|phones|tablet|mobile|laptop away|down", // = You should put your phone away. ≠ You should put your phone on silent.
);

const MESS = cueAsWritten(lists.MESS);

/** "pick up your clothes", "wash his own plates" */
function isOwnMess(reading: Reading, { lemma, end }: VerbGroup): boolean {
  const at = norm(reading, end) === "up" ? end + 1 : end;
  const isOwned = ["his", "her", "their", "your"].includes(norm(reading, at));
  return isOwned && lists.PICK_WASH_CLEAR.has(lemma) && holds(reading, MESS, at + 1, at + 3);
}

const OWNED = new Set("his her their your the fair".split(" "));

/** "They're supposed to be experts", "he was supposed to feed the cat" */
export function isSupposed(reading: Reading, { modal, lemma, end }: VerbGroup): boolean {
  if (modal !== "be supposed to") return false;
  if (lists.CHARGED_WITH.has(lemma)) return true;
  if (lemma !== "be") return false;
  const head = reading.tokens[phraseAt(reading, end)?.head ?? end]?.lemma ?? "";
  return lists.EXPERT_PROFESSIONAL_ADULT.has(head);
}
