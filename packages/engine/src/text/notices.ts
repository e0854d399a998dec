import * as lists from "../lexicon/words/notices.ts";
import { cueAsWritten, holds } from "./places.ts";
import { findToken, is, norm, phraseAt } from "./query.ts";
import type { Clause, NounPhrase, Reading, VerbGroup } from "./reading.ts";

const LATE = cueAsWritten("late");
const NOW_ALREADY_RECEIVED = cueAsWritten("now already received");

/** "nobody has to", "no one needs to": a freedom. */
export function isPermission(reading: Reading, subject: NounPhrase, verb: VerbGroup): boolean {
  const isFree = ["nobody", "no", "noone", "none"].includes(norm(reading, subject.first));
  return isFree && ["have to", "need to"].includes(verb.modal);
}

export const ARRIVING = lists.ARRIVING;

/** "(arrive) an hour late" */
export function isLate(reading: Reading, at: number): boolean {
  return holds(reading, LATE, at, at + 4);
}

/** "should have received the link", "should be there by now". */
export function isLikely(reading: Reading, verb: VerbGroup): boolean {
  if (verb.modal !== "should" && verb.modal !== "must") return false;
  // "Parents must get off their phones"
  const isDeed =
    (verb.lemma === "get" && ["off", "out", "up", "over", "rid"].includes(norm(reading, verb.end))) ||
    (verb.lemma === "arrive" && isLate(reading, verb.end));
  if (ARRIVING.has(verb.lemma)) return !isDeed;
  // "Everyone must think I'm mad"
  if (
    verb.modal === "must" &&
    ["think", "wonder", "assume"].includes(verb.lemma) &&
    norm(reading, verb.end) !== "before"
  )
    return true;
  if (verb.lemma === "have") return holds(reading, NOW_ALREADY_RECEIVED, verb.end, verb.end + 8);
  return (
    verb.lemma === "be" &&
    !["control", "charge", "touch", "bed", "school", "time"].includes(norm(reading, verb.end + 1)) &&
    lists.THERE_HERE_BACK.has(norm(reading, verb.end))
  );
}

const CROCKERY = cueAsWritten(lists.CROCKERY);

/** "Everyone has to try the trampoline once!", "everyone should come to the concert" */
function isTreat(reading: Reading, { lemma, end }: VerbGroup): boolean {
  if (lemma === "come") return norm(reading, end) === "to" && norm(reading, end + 1) !== "work";
  return (
    (lists.TRY_SEE_TASTE.has(lemma) || (lemma === "read" && norm(reading, end) === "this")) &&
    lists.THE_THIS_THESE.has(norm(reading, end)) &&
    norm(reading, end + 1) !== "bigger"
  );
}

/** "Adults should drink two litres a day": advice from health, kitchen and household. */
export function isAdvice(reading: Reading, clause: Clause, verb: VerbGroup): boolean {
  // "People should wash their cups"
  const isHousework = ["wash", "rinse"].includes(verb.lemma) && holds(reading, CROCKERY, verb.end, clause.end);
  if (!verb.negated && isTreat(reading, verb) && !hasSting(reading, clause)) return true;
  return (
    verb.modal === "should" &&
    !verb.negated &&
    lists.LIVING.has(verb.lemma) &&
    !isHousework &&
    !hasSting(reading, clause)
  );
}

/** "Visitors must sign in": a house rule with a role and an act of handling. */
export function isNotice(reading: Reading, clause: Clause, subject: NounPhrase, verb: VerbGroup): boolean {
  const lemma = reading.tokens[subject.head]?.lemma ?? "";
  const isAddressee = lists.ADDRESSEES.has(lemma);
  const isLoose = verb.modal === "be supposed to" || verb.modal.startsWith("ought");
  if (isReproof(reading, subject, verb) || (isLoose && !isAddressee)) return false;
  const isInstruction = reading.sentences[clause.sentence]?.instruction === true;
  if (isInstruction && isStep(reading, clause, subject, verb)) return true;
  if (!isInstruction && ["should", "must"].includes(verb.modal) && isMannerly(reading, verb)) return false;
  if (isAddressee && !verb.modal.startsWith("ought") && !hasSting(reading, clause)) return true;
  return lists.HOUSE.has(lemma) && isHouseRule(reading, clause, lemma, verb);
}

/** "Children are to be accompanied", one of several steps */
function isStep(reading: Reading, clause: Clause, subject: NounPhrase, verb: VerbGroup): boolean {
  const isHandled = !verb.negated || lists.HANDLED.has(verb.lemma);
  return isHandled && !isOne(reading, subject) && !hasSting(reading, clause);
}

/** "People need to look before they click", "Grown adults should rinse a jug", "Parents should turn up" */
function isReproof(reading: Reading, { head }: NounPhrase, { lemma, end }: VerbGroup): boolean {
  if (norm(reading, end) === "before" && ["look", "think", "ask"].includes(lemma)) return true;
  const isTurningUp = lemma === "turn" && norm(reading, end) === "up" && norm(reading, end + 1) !== "at";
  return isTurningUp || norm(reading, head - 1) === "grown";
}

/** "Members must show their card", "children must not share hats" */
function isHouseRule(reading: Reading, clause: Clause, lemma: string, verb: VerbGroup): boolean {
  if (isShared(reading, verb)) return true;
  const isCommon = ["people", "everyone", "everybody", "anyone", "person"].includes(lemma);
  if (!lists.HANDLED.has(verb.lemma) || (isCommon && verb.modal === "should") || hasSting(reading, clause))
    return false;
  return verb.lemma !== "be" || verb.passive || isUnder(reading, clause);
}

/** "listen", "say thank you", "be polite", "give up seats", "not shout at people" */
function isMannerly(reading: Reading, { lemma, end, negated }: VerbGroup): boolean {
  const next = norm(reading, end);
  if (lists.LOOK_LISTEN_THINK.has(lemma)) return true;
  if (lemma === "say") return /^(?:thanks?|sorry|please|hello)$/.test(next);
  if (lemma === "give") return next === "up";
  if (lemma === "show") return next === "some" || next === "more" || next === "respect";
  if (lemma === "be") return lists.POLITE_HONEST_KIND.has(next);
  return negated && lemma === "shout" && next === "at";
}

/** "Children must not share hats", "pupils must not feed the ducks": a rule about things. */
function isShared(reading: Reading, verb: VerbGroup): boolean {
  const object = phraseAt(reading, verb.end);
  const isOfThings = object?.person === "thing" && object.owner === undefined;
  return isOfThings && verb.negated && lists.SHARE_SWAP_FEED.has(verb.lemma);
}

function isUnder(reading: Reading, clause: Clause): boolean {
  return (
    findToken(
      reading,
      clause.first,
      clause.end,
      ({ norm: word, tag, index }) =>
        !["control", "charge", "touch"].includes(norm(reading, index + 1)) &&
        (lists.UNDER_OVER_AGED.has(word) || tag === "NUM"),
    ) !== -1
  );
}

/** Words that no sign on a wall would use. */
function hasSting(reading: Reading, clause: Clause): boolean {
  return (
    findToken(
      reading,
      clause.verb?.end ?? clause.first,
      clause.end,
      ({ index, norm: word }) =>
        lists.ME_US_MY.has(word) ||
        (word === "own" && !["bring", "wear", "use", "pack", "provide", "label"].includes(clause.verb?.lemma ?? "")) ||
        is(reading, index, "verdict-adjective"),
    ) !== -1
  );
}

export function isOne(reading: Reading, subject: NounPhrase): boolean {
  return subject.end - subject.first === 1 && norm(reading, subject.first) === "one";
}
