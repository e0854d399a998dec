import * as lists from "../lexicon/words/handling.ts";
import { personalPoints } from "./duty-signs.ts";
import { cueAsWritten, firstIn, holds } from "./places.ts";
import { clausesOf, findToken, is, norm, phraseAt } from "./query.ts";
import type { Clause, Reading, Sentence, Token, VerbGroup } from "./reading.ts";
import { isTense } from "./tense.ts";

const OR_OTHERWISE = cueAsWritten("or otherwise");
const MINUTES_MINUTE_HOURS = cueAsWritten(lists.MINUTES_MINUTE_HOURS);

/** "You have to hold the key to the left, otherwise it sticks", "He should not drive for four weeks": how it is done, and nobody is told off. */
export function isHandling(reading: Reading, clause: Clause, verb: VerbGroup): boolean {
  const sentence = reading.sentences[clause.sentence];
  if (sentence === undefined) return false;
  if (!isTense(reading) && isSought(reading, sentence, clause, verb)) return true;
  if (isCraft(reading, sentence, verb)) return true;
  if (isAtStake(reading, sentence, clause, verb)) return false;
  if (lists.HANDLED.has(verb.lemma) && hangsOnThing(reading, clause)) return true;
  if (isTense(reading)) return false;
  if (verb.negated && holds(reading, HAZARDS, verb.end, clause.end)) return true;
  if (isShown(reading, verb)) return true;
  if (lists.BODILY.has(verb.lemma) && isDosed(reading, sentence)) return true;
  return isWashed(reading, clause, verb);
}

/** "You must mash the food", "you need to give the yeast ten minutes" */
function isCraft(reading: Reading, sentence: Sentence, verb: VerbGroup): boolean {
  if (isTense(reading)) return false;
  const isOurs = ({ norm: word }: Token) => ["me", "us", "my", "our", "again", "properly"].includes(word);
  if (findToken(reading, sentence.firstToken, sentence.endToken, isOurs) !== -1) return false;
  const object = phraseAt(reading, verb.end);
  const isOnMachine =
    lists.TURN_SWITCH_PRESS.has(verb.lemma) &&
    object?.first === verb.end &&
    (lists.MACHINES.has(norm(reading, object.head)) || lists.MACHINES.has(norm(reading, verb.end + 1)));
  if (isOnMachine) return true;
  return lists.CRAFT.has(verb.lemma);
}

const HAZARDS = cueAsWritten(lists.HAZARDS);

/** "You must show your passport at the desk": papers, on which no wish hangs. */
function isShown(reading: Reading, verb: VerbGroup): boolean {
  const isHanded = lists.SHOW_PRESENT_CARRY.has(verb.lemma);
  const end = phraseAt(reading, verb.end)?.end ?? verb.end;
  return (
    isHanded &&
    findToken(reading, verb.end, end, ({ index, norm: word }) => word === "id" || is(reading, index, "notice-word")) !==
      -1
  );
}

/** "If the cast gets tight, you must come back", "once the stitches are out, you have to keep it dry": what to do when a thing or a body changes. */
function isSought(reading: Reading, sentence: Sentence, clause: Clause, verb: VerbGroup): boolean {
  const isMine = ({ norm: word }: Token) => ["me", "my", "our", "i", "we"].includes(word);
  if (!lists.HELP.has(verb.lemma)) return false;
  if (findToken(reading, sentence.firstToken, sentence.endToken, isMine) !== -1) return false;
  if (opensOnThing(reading, sentence.index)) return true;
  return clausesOf(reading, clause.sentence).some(
    ({ index, role, subject, first }) =>
      index < clause.index &&
      subject !== undefined &&
      (subject.person === "thing" || (subject.person === "work" && is(reading, subject.head, "notice-word"))) &&
      (role === "if" || role === "when" || ["once", "should"].includes(norm(reading, first))),
  );
}

/** "me", "my", an object that is somebody, a hard word about the duty: a wish stands behind it. */
function isAtStake(reading: Reading, sentence: Sentence, clause: Clause, verb: VerbGroup): boolean {
  const isOurs = ({ norm: word }: Token) => ["me", "us", "my", "our", "i", "we"].includes(word);
  if (findToken(reading, sentence.firstToken, sentence.endToken, isOurs) !== -1) return true;
  const isOften = lists.BODILY.has(verb.lemma) && clause.subject?.person !== "you";
  return personalPoints(reading, clause, verb) > (isOften ? 2 : 1);
}

/** "once the kiln hits 600", "otherwise it sticks", "or the account locks itself": a reason or a moment that lies in a thing. */
function hangsOnThing(reading: Reading, { sentence, index, verb }: Clause): boolean {
  const others = clausesOf(reading, sentence).filter((other) => other.index !== index && other.role !== "relative");
  const object = phraseAt(reading, verb?.end ?? -1);
  if (object !== undefined && object.person !== "thing") return false;
  const isAlone = !isTense(reading) || others.every(isOfThing);
  return isAlone && (others.some(isOfThing) || opensOnThing(reading, sentence) || endsOnThing(reading, sentence));

  function isOfThing({ subject, verb: told }: Clause): boolean {
    return (
      subject?.person === "thing" &&
      told !== undefined &&
      norm(reading, told.end) !== "your" &&
      !["this", "that", "which"].includes(norm(reading, subject.head))
    );
  }
}

/** "Once the kiln hits 600 you must …": a fronted moment that was read into the clause. */
function opensOnThing(reading: Reading, sentence: number): boolean {
  const first = reading.sentences[sentence]?.firstToken ?? 0;
  const phrase = phraseAt(reading, first + 1);
  return lists.ONCE_WHEN_WHILE.has(norm(reading, first)) && phrase?.person === "thing";
}

/** "… or the account locks itself": a consequence for a thing. */
function endsOnThing(reading: Reading, sentence: number): boolean {
  const { firstToken, endToken } = reading.sentences[sentence] ?? { firstToken: 0, endToken: 0 };
  const or = firstIn(reading, OR_OTHERWISE, firstToken, endToken);
  const phrase = phraseAt(reading, or + 1);
  return or !== -1 && phrase?.person === "thing" && phrase.end < endToken - 1;
}

/** "every second evening", "for four weeks", "two litres a day", "twice a day" */
function isDosed(reading: Reading, { firstToken, endToken }: Sentence): boolean {
  return (
    findToken(
      reading,
      firstToken,
      endToken,
      ({ index, norm: word, tag }) =>
        ((word === "every" || word === "each") && isTime(reading, index + 1, index + 4)) ||
        (word === "for" && isCount(reading, index + 1) && isTime(reading, index + 2, index + 5)) ||
        (tag === "NUM" && lists.LITRES_LITRE_LITERS.has(norm(reading, index + 1))),
    ) !== -1
  );
}

function isCount(reading: Reading, index: number): boolean {
  return (
    reading.tokens[index]?.tag === "NUM" ||
    ["a", "an", "the", "at", "another", "several"].includes(norm(reading, index))
  );
}

function isTime(reading: Reading, from: number, to: number): boolean {
  return holds(reading, MINUTES_MINUTE_HOURS, from, to);
}

/** "They mustn't go in the dishwasher." */
function isWashed(reading: Reading, { subject }: Clause, verb: VerbGroup): boolean {
  const isThings = subject !== undefined && ["they", "it", "these", "those"].includes(norm(reading, subject.head));
  const at = findToken(reading, verb.end, verb.end + 4, ({ index }) => is(reading, index, "thing"));
  return (
    isThings &&
    ["go", "be", "get", "stand", "freeze"].includes(verb.lemma) &&
    ["in", "into", "on", "near", "under"].includes(norm(reading, verb.end)) &&
    at !== -1
  );
}
