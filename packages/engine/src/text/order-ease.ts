import * as lists from "../lexicon/words/order-ease.ts";
import type { Order } from "./order.ts";
import { orderRows } from "./order-rows.ts";
import { cueAsWritten, holds, isCue } from "./places.ts";
import { clauseOf, clausesOf, findToken, follows, is, norm, phraseAt } from "./query.ts";
import type { NounPhrase, Reading } from "./reading.ts";

const SORRY_LATE_STUCK = cueAsWritten(lists.SORRY_LATE_STUCK);
const WAKE_MOVE_BUDGE = cueAsWritten("wake move budge hurry come");
const ME_US = cueAsWritten("me us");

const MORNINGS = cueAsWritten(lists.MORNINGS);

/** Whether the words are no order at all: time asked for, ease wished, a trade, a manual, or the speaker's own way told short. */
export function isAtEase(reading: Reading, order: Order): boolean {
  return (
    isCheer(reading, order) ||
    isForYou(reading, order) ||
    isExam(reading, order) ||
    isNamed(reading, order) ||
    isNews(reading, order) ||
    isOuting(reading, order) ||
    isTimeAsked(reading, order) ||
    isComfort(reading, order) ||
    isManual(reading, order) ||
    isOwnWay(reading, order) ||
    isRest(reading, order) ||
    isOwnCall(reading, order) ||
    isLeftToYou(reading, order)
  );
}

/** What the other may choose: no order, whatever tone it has. */
const isLeftToYou = orderRows(
  { taken: lists.DO_TAKE_PICK, wished: lists.WANT_LIKE_NEED },
  "{taken} what|whatever|which|whichever you {wished}", // = Do what you want. = Take which you like. ≠ Do what I want.
);

/** "Give it to me, I'll carry it", "go to bed, I'll do the dishes", "turn it up, I love this one!", "come here, I want to hug you" */
function isForYou(reading: Reading, { clause }: Order): boolean {
  return clausesOf(reading, clause.sentence).some(({ index, subject, verb }) => {
    if (index <= clause.index || subject?.person !== "speaker" || verb === undefined || verb.negated) return false;
    if (norm(reading, subject.first - 1) !== ",") return false;
    if (verb.modal === "will") return lists.CARRY_TAKE_TRY.has(verb.lemma);
    const isHug = verb.lemma === "want" && ["hug", "kiss", "cuddle", "show"].includes(norm(reading, verb.end + 1));
    return verb.modal === "" && (isHug || ["love", "adore"].includes(verb.lemma));
  });
}

const WEARY = cueAsWritten(lists.WEARY);

/** "You must be shattered after that shift, go to bed!" */
function isRest(reading: Reading, { verb, clause }: Order): boolean {
  if (!lists.GO_HOME_GO_TO_GET_HOME.has(`${norm(reading, verb)} ${norm(reading, verb + 1)}`)) return false;
  return clausesOf(reading, clause.sentence).some(
    ({ subject, first, end }) => subject?.person === "you" && holds(reading, WEARY, first, end),
  );
}

/** "Call you tonight!", "Text you later": what the speaker will do. */
function isOwnCall(reading: Reading, { verb }: Order): boolean {
  // "Talk tomorrow!"
  const isTalk = ["talk", "speak", "chat"].includes(norm(reading, verb));
  if (isTalk && ["tomorrow", "later", "soon", "tonight"].includes(norm(reading, verb + 1))) return true;
  return norm(reading, verb + 1) === "you" && lists.CALL_RING_PHONE.has(norm(reading, verb));
}

/** "Get in!", "Hold on to your hats": a cheer. */
function isCheer(reading: Reading, { verb, end }: Order): boolean {
  if (isCue(reading, WAKE_MOVE_BUDGE, verb) && holds(reading, MORNINGS)) return true;
  if (norm(reading, verb) === "hold" && follows(reading, verb + 1, "on", "to", "your")) return true;
  return norm(reading, verb) === "get" && norm(reading, verb + 1) === "in" && end === verb + 2;
}

const isExam = orderRows(
  { some: lists.ALL_ANY_BOTH },
  "answer &{some} .. section|question|questions|part|parts", // = Answer any two questions. ≠ Answer my question.
);

const isNamed = orderRows(
  "call me ADJ", // = Call me old-fashioned. ≠ Call me tomorrow.
);

/** "Tell Sam the shoes fit!": a message to pass on, no errand. */
function isNews(reading: Reading, { verb: tell }: Order): boolean {
  const whom = norm(reading, tell) === "tell" ? phraseAt(reading, tell + 1) : undefined;
  if (whom === undefined || !isThirdParty(reading, whom) || norm(reading, whom.end) === "to") return false;
  const told = phraseAt(reading, whom.end);
  if (told?.first !== whom.end) return false;
  const verb = clauseOf(reading, told.head)?.verb;
  const isOnWay = told.person === "speaker" && lists.BE_COME_ARRIVE.has(verb?.lemma ?? "");
  const isSaid = verb !== undefined && verb.first >= told.end;
  const isDefinite = whom.owner === undefined && ["the", "my", "our", "it"].includes(norm(reading, told.first));
  return isOnWay || (told.person === "thing" && (isDefinite || (isSaid && verb.lemma === "be")));
}

function isThirdParty(reading: Reading, { person, owner, head }: NounPhrase): boolean {
  const isOther = ["third", "name", "group", "generic"].includes(person);
  return isOther && (owner === undefined || is(reading, head, "kin"));
}

const isOuting = orderRows(
  "go away for|to|on|with", // = Go away for the weekend. ≠ Go away!
  "get lost in", // = Get lost in the old town. ≠ Get lost!
  "take a hike", // = Take a hike up the gorge. ≠ Take a seat.
  "wake up at|early|to", // = Wake up at five to see the sun. ≠ Wake up!
  "get out into", // = Get out into the sun. ≠ Get out.
  "get out and !stay", // = Get out and see the hills. ≠ Get out and stay out!
  "get out of !my|our|here|this !the", // = Get out of town for a while. ≠ Get out of my room. ≠ Get out of the way.
  "get out of the !way", // = Get out of the city for a while. ≠ Get out of the way.
);

/** "Give me a second", "give us till Thursday", "give me a shout when it's ready"; not "give me five minutes of your time". */
function isTimeAsked(reading: Reading, { verb, end }: Order): boolean {
  const { lemma } = reading.tokens[verb] ?? { lemma: "" };
  if ((lemma !== "give" && lemma !== "drop") || !isCue(reading, ME_US, verb + 1)) return false;
  const next = norm(reading, verb + 2);
  if (next === "till" || next === "until") return lists.DAY.has(norm(reading, verb + 3));
  if (next === "a" && lists.SHOUT_BUZZ_BELL.has(norm(reading, verb + 3))) return true;
  let time = verb + 3;
  while (time < end && (reading.tokens[time]?.tag === "NUM" || lists.COUNTS.has(norm(reading, time)))) time++;
  const isCounted = lists.A_AN_ONE.has(next) || reading.tokens[verb + 2]?.tag === "NUM";
  return isCounted && lists.TIME.has(norm(reading, time)) && norm(reading, time + 1) !== "of";
}

/** "Put your feet up", "rest your legs", "dry your eyes": good for the reader. "Put your phone on silent and have a bath" */
function isComfort(reading: Reading, { clause, verb }: Order): boolean {
  const lemma = reading.tokens[verb]?.lemma ?? "";
  if (norm(reading, verb + 1) === "your" && lists.SOOTHED.has(norm(reading, verb + 2))) {
    if (["rest", "warm", "dry", "follow", "trust", "save"].includes(lemma)) return true;
    const last = norm(reading, verb + 3);
    return ((lemma === "put" || lemma === "keep") && last === "up") || (lemma === "let" && last === "down");
  }
  const next = reading.clauses[clause.index + 1];
  const isJoined = next?.sentence === clause.sentence && next.imperative && next.verb !== undefined;
  return (
    isJoined &&
    ["have", "enjoy", "relax", "rest", "treat"].includes(next.verb?.lemma ?? "") &&
    !isPressing(reading, clause)
  );
}

const STEPS = 3;

/** "Wash your hands, put on the gown and wait behind the line": three steps and nobody at stake. */
function isManual(reading: Reading, { clause }: Order): boolean {
  const orders = clausesOf(reading, clause.sentence).filter(({ imperative }) => imperative);
  return orders.length >= STEPS && !isPressing(reading, clause);
}

function isPressing(reading: Reading, { sentence }: { readonly sentence: number }): boolean {
  const { firstToken, endToken } = reading.sentences[sentence] ?? { firstToken: 0, endToken: 0 };
  return (
    findToken(reading, firstToken, endToken, ({ norm: word }) => ["me", "us", "my", "our", "stop"].includes(word)) !==
    -1
  );
}

/** "Sorry, train's late, be there at ten": the "I'll" is left out. */
function isOwnWay(reading: Reading, { clause, verb }: Order): boolean {
  const first = reading.sentences[clause.sentence]?.firstToken ?? verb;
  if (norm(reading, verb) !== "be" || verb === first) return false;
  if (!lists.THERE_BACK_HOME.has(norm(reading, verb + 1))) return false;
  return holds(reading, SORRY_LATE_STUCK, first, verb);
}
