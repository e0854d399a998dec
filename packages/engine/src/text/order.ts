import * as lists from "../lexicon/words/order.ts";
import { remember } from "./facts/remember.ts";
import { cueAsWritten, firstIn, holds } from "./places.ts";
import { clausesOf, is, norm, tokenAt } from "./query.ts";
import type { Clause, Reading, Sentence } from "./reading.ts";

const COMMA = cueAsWritten(",");

/** A verb in the imperative, addressed to the reader. */
export interface Order {
  readonly clause: Clause;
  /** Token of the main verb. */
  readonly verb: number;
  /** Token indices of the whole order, end exclusive. */
  readonly first: number;
  readonly end: number;
  readonly negated: boolean;
  readonly please: boolean;
}

/** Every imperative of the message, in order; "don't" and "never" make it negated. */
export function ordersIn(reading: Reading): Order[] {
  return rememberedOrders(reading);
}

const PLEASE = cueAsWritten("please kindly");

const rememberedOrders = remember((reading: Reading): Order[] => {
  const found: Order[] = [];
  for (const clause of reading.clauses) {
    const { verb } = clause;
    const sentence = clause.imperative ? reading.sentences[clause.sentence] : undefined;
    if (verb === undefined || sentence === undefined || isUnderModal(reading, clause)) continue;
    const never = ["ever", "again"].includes(norm(reading, verb.first - 1)) ? verb.first - 2 : verb.first - 1;
    const isNever = norm(reading, never) === "never";
    found.push({
      clause,
      verb: verb.head,
      first: isNever ? never : verb.first,
      end: orderEnd(reading, verb.end, clause.end, sentence),
      negated: verb.negated || isNever,
      please: isPolite(reading, sentence),
    });
  }
  return found;
});

/** "You need to sign both copies and send one back": the second half of a duty, no order of its own; "and please don't …" is one. */
function isUnderModal(reading: Reading, { index, sentence, first, verb }: Clause): boolean {
  const last = reading.clauses[index - 1];
  // "I'll grab the kids, feed them and drop them off"
  const before = last?.imperative ? reading.clauses[index - 2] : last;
  if (before?.sentence !== sentence || before.imperative || before.verb === undefined || verb?.negated) return false;
  if (!["and", "or", "then"].includes(norm(reading, first)) || is(reading, verb?.head ?? first, "harsh-order"))
    return false;
  // "I'll restart the nodes and post the result": the same who will do the one does the other.
  if (["will", "going to"].includes(before.verb.modal))
    return before.subject?.person !== "you" && norm(reading, first - 1) !== ",";
  return lists.HAVE_TO_NEED_TO_MUST.has(before.verb.modal) || isWishedOfYou(reading, before, first);
}

const YOU = cueAsWritten("you");

/** "I need you to sign both copies (and post one back)" */
function isWishedOfYou(reading: Reading, { first }: Clause, end: number): boolean {
  const you = firstIn(reading, YOU, first, end);
  return (
    you > first &&
    norm(reading, you + 1) === "to" &&
    ["need", "like", "love", "want", "ask"].includes(tokenAt(reading, you - 1)?.lemma ?? "")
  );
}

/** "please" in any spelling, or a polite frame, anywhere in the sentence. */
function isPolite(reading: Reading, { firstToken, endToken }: Sentence): boolean {
  return holds(reading, PLEASE, firstToken, endToken);
}

/** Up to the last word before the closing mark; a later clause of time or reason stays out. */
function orderEnd(reading: Reading, from: number, clauseEnd: number, sentence: Sentence): number {
  let end = Math.min(clauseEnd, sentence.endToken);
  while (end > from && ["PUNCT", "SYM", "CCONJ"].includes(tokenAt(reading, end - 1)?.tag ?? "")) end--;
  const comma = firstIn(reading, COMMA, from, end);
  return comma === -1 ? end : comma;
}

export function isKindVerb(lemma: string): boolean {
  return lists.KIND.has(lemma) && !lists.CAN_ORDER.has(lemma);
}

export function isLooseVerb(lemma: string): boolean {
  return lists.CAN_ORDER.has(lemma);
}

/** A set phrase of courtesy begins at or just before the verb: "take care", "let me know". */
export function isCourtesy(reading: Reading, order: Order): boolean {
  for (let index = order.first; index <= order.verb + 1; index++) if (is(reading, index, "courtesy")) return true;
  return false;
}

/** "Send us your CV and we'll be in touch", "give me five minutes and I'm all yours": something comes back. */
export function isReturned(reading: Reading, order: Order): boolean {
  const next = reading.clauses[order.clause.index + 1];
  const isJoined = next?.sentence === order.clause.sentence && norm(reading, next.first) === "and";
  if (!isJoined || next.subject?.person !== "speaker") return false;
  return next.verb?.tense === "future" || lists.ALL_YOURS_DONE.has(norm(reading, next.verb?.end ?? -1));
}

/** "once the baby's asleep", "when the parcel comes" */
function isThere(reading: Reading, { subject, verb }: Clause): boolean {
  if (subject === undefined || verb === undefined || subject.person === "speaker") return false;
  if (subject.person === "thing") return true;
  return verb.lemma === "be" && lists.ASLEEP_IN_UP.has(norm(reading, verb.end));
}

/** "Ring me if you need anything", "Shout whenever you're stuck": offered, not ordered. */
export function isOffer(reading: Reading, order: Order): boolean {
  return clausesOf(reading, order.clause.sentence).some(
    (clause) =>
      clause !== order.clause &&
      (isTidings(reading, order, clause) ||
        isSuited(reading, clause) ||
        isIfNeeded(reading, clause) ||
        isYourCase(reading, clause)),
  );
}

/** "Ring me if it breaks", "ring us once the parcel comes", "wake me if he coughs": tidings asked for. */
function isTidings(reading: Reading, { verb }: Order, clause: Clause): boolean {
  const opener = norm(reading, clause.connector);
  const person = clause.subject?.person;
  if (norm(reading, verb) === "wake") return opener === "if" && person !== "you";
  if (!lists.EMAIL_CALL_RING.has(reading.tokens[verb]?.lemma ?? "")) return false;
  const isToUs = ["me", "us"].includes(norm(reading, verb + 1)) && verb + 2 === clause.first;
  if (opener === "if") return isToUs || person === "thing";
  return isToUs && ["when", "once", "whenever"].includes(opener) && isThere(reading, clause);
}

/** "whenever it suits you", "if Monday is easier for you" */
function isSuited(reading: Reading, { connector, subject, verb }: Clause): boolean {
  return (
    ["whenever", "when", "if"].includes(norm(reading, connector)) &&
    subject?.person === "thing" &&
    ["suit", "work", "fit", "be"].includes(verb?.lemma ?? "") &&
    lists.YOU_YOUR_FOR.has(norm(reading, verb?.end ?? -1))
  );
}

/** "if anyone calls", "if they need a hand" */
function isIfNeeded(reading: Reading, { connector, subject, verb }: Clause): boolean {
  if (norm(reading, connector) !== "if") return false;
  if (["someone", "somebody", "anyone", "anybody"].includes(norm(reading, subject?.head ?? -1))) return true;
  return subject?.person !== "speaker" && ["need", "want", "fancy"].includes(verb?.lemma ?? "");
}

/** "if you're stuck", "whenever you like", "should you need it" */
function isYourCase(reading: Reading, { connector, subject, verb, first, role }: Clause): boolean {
  if (subject?.person !== "you") return false;
  const opener = norm(reading, connector);
  const isShould = norm(reading, first) === "should" && verb?.first === first;
  const isIf = role === "if" && opener !== "unless";
  return isShould || isIf || ["whenever", "when", "once", "anytime", "as"].includes(opener);
}
