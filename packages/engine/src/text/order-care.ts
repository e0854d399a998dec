import * as lists from "../lexicon/words/order-care.ts";
import type { Order } from "./order.ts";
import { orderRows } from "./order-rows.ts";
import { clausesOf, findToken, norm, phraseAt } from "./query.ts";
import type { Clause, Reading } from "./reading.ts";

const OWN = new Set("me us my our mine ours".split(" "));

/** How strongly an order is meant for the reader's own good, or asks a small favour among friends. */
export function carePoints(reading: Reading, order: Order): number {
  let points = 0;
  if (isToSelf(reading, order)) points += 3;
  if (isBodyCare(reading, order)) points += 3;
  if (isSmallFavour(reading, order)) points += 5;
  if (isReasoned(reading, order)) points += 2;
  if (isWarned(reading, order)) points += 3;
  if (hasWord(reading, order, /^(?:any|anything|anytime|whatever|wherever|sometime)$/)) points += 4;
  return points;
}

function hasWord(reading: Reading, { verb, end }: Order, words: RegExp): boolean {
  return findToken(reading, verb + 1, end, ({ norm: word }) => words.test(word)) !== -1;
}

/** "Go easy on yourself", "be kind to yourself". */
function isToSelf(reading: Reading, { verb, end }: Order): boolean {
  const self = findToken(reading, verb + 2, end, ({ norm: word }) => /^yoursel(?:f|ves)$/.test(word));
  const isLookedAfter = norm(reading, verb) === "look" && norm(reading, self - 1) === "after";
  if (self !== -1 && isLookedAfter) return true;
  if (norm(reading, verb) === "resign" && end > verb + 1) return true;
  return self !== -1 && ["on", "with", "of", "to"].includes(norm(reading, self - 1)) && norm(reading, verb) !== "keep";
}

/** "Watch your fingers", "put your feet up", "wash your hands", "take your coat"; not "take your feet off the seat". */
function isBodyCare(reading: Reading, { verb }: Order): boolean {
  const phrase = phraseAt(reading, verb + 1);
  if (phrase?.first !== verb + 1 || norm(reading, verb + 1) !== "your") return false;
  const head = norm(reading, phrase.head);

  const isLimb = lists.LIMBS.has(head) && lists.WATCH_MIND_WASH.has(norm(reading, verb));
  const isFound =
    norm(reading, verb) === "check" &&
    lists.SLIPPERS_SHOES_BOOTS.has(head) &&
    (head !== "folder" || norm(reading, phrase.head - 1) === "spam");
  if (isFound) return true;
  return isLimb || (lists.CLOTHES.has(head) && lists.TAKE_BRING_WEAR.has(norm(reading, verb)));
}

/** "Save me a seat", "call me Bob", "chuck me the ball", "make a wish", "write soon": nothing is demanded. */
function isSmallFavour(reading: Reading, order: Order): boolean {
  const { verb, end } = order;
  const lemma = reading.tokens[verb]?.lemma ?? "";
  if (isForMe(reading, order) || isFavour(reading, order) || isPatience(reading, order)) return true;
  return lists.MAKE_SEND_GIVE.has(lemma) && hasKindObject(reading, verb, end);
}

function isForMe(reading: Reading, { verb }: Order): boolean {
  return OWN.has(norm(reading, verb + 1)) && lists.ADD_SAVE_CHUCK.has(reading.tokens[verb]?.lemma ?? "");
}

const isFavour = orderRows(
  { own: OWN },
  "bring~ {own} back a|an|some|one", // = Bring me back a shell. ≠ Bring me back my drill.
  "put~ . kettle", // = Put the kettle on. ≠ Put the lid on.
  "kiss~|hug~|cuddle~|stroke~", // = Hug your mum. ≠ Ask your mum.
  "put~ {own} through . a", // = Put me through to a nurse.
  "put~ {own} down|forward", // = Put me down for two. ≠ Put me on the list.
  "take~ {own} with|along", // = Take me with you. ≠ Take me home.
  "call~ {own} PROPN $", // = Call me Bob. ≠ Call me tomorrow.
  ". .. some|one time|day $", // = Visit us some time. ≠ Visit us this time.
  "write~|visit~|return~|call~|ring~|come~ soon $", // = Write soon. ≠ Write soon to her.
  "give~|put~|offer~|leave~|add~ your name|seat . .. . $", // = Add your name to the list. ≠ Add your name.
);

function isPatience(reading: Reading, { verb, end }: Order): boolean {
  const isGiven = reading.tokens[verb]?.lemma === "give" && lists.WAITED_FOR.has(norm(reading, verb + 1));
  const until = Math.min(end, verb + 5);
  return isGiven && findToken(reading, verb + 2, until, ({ norm: word, index }) => isBit(reading, word, index)) !== -1;
}

function isBit(reading: Reading, word: string, index: number): boolean {
  const isRest = word === "rest" && norm(reading, index + 1) === "of";
  return lists.PATIENCE.has(word) && !isRest;
}

function hasKindObject(reading: Reading, verb: number, end: number): boolean {
  if (norm(reading, end - 1) === "down") return false;
  const at = findToken(reading, verb + 1, end, ({ norm: word, tag }) => tag !== "VERB" && lists.KIND_OBJECT.has(word));
  return at !== -1 && !["of", "from"].includes(norm(reading, at + 1));
}

/** "Keep the lid on, there are wasps", "put your feet up, I'll make the tea": the reason lies in a thing, or the speaker helps. */
function isReasoned(reading: Reading, { clause }: Order): boolean {
  const next = reading.clauses[clause.index + 1];
  if (next?.sentence !== clause.sentence || next.imperative || next.verb === undefined) return false;
  const isLoose =
    norm(reading, next.first - 1) === "," ||
    norm(reading, next.first) === "so" ||
    norm(reading, next.first) === "because";
  if (!isLoose || next.subject === undefined) return false;
  const head = norm(reading, next.subject.head);
  const isThing = next.subject.person === "thing" && head !== "this" && head !== "that";
  const isHelp =
    next.subject.person === "speaker" &&
    (next.verb.tense === "future" || reading.tokens[next.verb.head]?.form === "ing") &&
    !lists.WAIT_ASK_TELL.has(next.verb.lemma);
  return (isThing || isHelp) && !hasOwn(reading, next, isHelp);
}

/** "…, it's blocking my drive": the speaker is at stake after all. */
function hasOwn(reading: Reading, { first, end, verb }: Clause, isSpeakers: boolean): boolean {
  return (
    findToken(
      reading,
      isSpeakers ? (verb?.end ?? first) : first,
      end,
      ({ norm: word }) => OWN.has(word) || word === "yours",
    ) !== -1
  );
}

/** "Take a coat, otherwise you'll freeze", "ring first or you may find us out". */
function isWarned(reading: Reading, { clause }: Order): boolean {
  return clausesOf(reading, clause.sentence).some(({ index, first, subject, verb }) => {
    if (index <= clause.index || verb === undefined || subject?.person !== "you") return false;
    const opener = norm(reading, first);
    const isOr = opener === "or" || opener === "otherwise";
    return isOr && ["may", "might", "could", "will"].includes(verb.modal) && lists.HARMS.has(verb.lemma);
  });
}
