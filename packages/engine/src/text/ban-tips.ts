import * as lists from "../lexicon/words/ban-tips.ts";
import type { Order } from "./order.ts";
import { findToken, norm, phraseAt } from "./query.ts";
import type { Reading, Token } from "./reading.ts";
import { isTense } from "./tense.ts";

/** Whether a ban only shrugs, keeps a secret code safe, or says what serves the reader: packing, buying, eating, travelling. */
export function isTip(reading: Reading, order: Order): boolean {
  if (isTense(reading) || order.please) return false;
  return (
    isOfThings(reading, order) || isShrug(reading, order) || isKeptSafe(reading, order) || isGoodChoice(reading, order)
  );
}

/** "don't laugh at the hats": at what the speaker made. */
function isOfThings(reading: Reading, { verb }: Order): boolean {
  if (norm(reading, verb) !== "laugh" || norm(reading, verb + 1) !== "at") return false;
  const what = phraseAt(reading, verb + 2);
  return what?.person === "thing" && (what.owner === undefined || what.owner === "speaker");
}

/** "Don't look at me, I burnt mine too", "Don't ask me, ask your father", "don't judge me, it's my third biscuit". */
function isShrug(reading: Reading, { verb }: Order): boolean {
  const isLook = norm(reading, verb) === "look" && norm(reading, verb + 1) === "at";
  const me = verb + 1;
  if (!isLook && !lists.ASK_BLAME_JUDGE.has(norm(reading, verb))) return false;
  const next = reading.tokens[me + 1];
  const isLast = next === undefined || next.tag === "PUNCT" || next.tag === "SYM";
  return norm(reading, me) === "me" && (isLast || ["why", "how", "where", "when", "what", "who"].includes(next.norm));
}

/** "Don't lend it to anybody, not even to me", "don't share your code with anyone". */
function isKeptSafe(reading: Reading, { verb, clause }: Order): boolean {
  if (!lists.LEND_SHARE_GIVE.has(reading.tokens[verb]?.lemma ?? "")) return false;
  const isIt = norm(reading, verb + 1) === "it" || hasWord(reading, verb + 1, clause.end, lists.SECRETS);
  return isIt && hasWord(reading, verb + 1, clause.end, lists.TOLD_SECRETS);
}

/** "Don't pack white trainers", "don't bring cash, they only take cards": nobody else is at stake. */
function isGoodChoice(reading: Reading, { clause, verb, end }: Order): boolean {
  if (lists.OVERDONE.has(norm(reading, verb))) return true;
  if (!lists.CHOICES.has(reading.tokens[verb]?.lemma ?? "")) return false;
  const last = reading.sentences[clause.sentence]?.endToken ?? end;
  const isMine = ({ norm: word, index }: Token) =>
    lists.AT_STAKE.has(word) && !(word === "more" && norm(reading, index + 1) === "than");
  if (findToken(reading, verb, last, isMine) !== -1) return false;
  const object = phraseAt(reading, verb + 1);
  if (object === undefined) return !hasWord(reading, verb, end, lists.WHERE_TO);
  return (
    object.owner === undefined &&
    !["it", "that", "this", "up", "any"].includes(norm(reading, verb + 1)) &&
    (["thing", "generic"].includes(object.person) || /^ones?$/.test(norm(reading, object.head))) &&
    !hasWord(reading, object.end, end, lists.SHARED_PLACES)
  );
}

function hasWord(reading: Reading, from: number, to: number, words: ReadonlySet<string>): boolean {
  return findToken(reading, from, to, ({ norm: word }) => words.has(word)) !== -1;
}
