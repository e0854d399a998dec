import { personalPoints } from "./duty-signs.ts";
import { cueAsWritten, firstIn, holds } from "./places.ts";
import { clausesOf, findToken, is, norm, phraseAt } from "./query.ts";
import type { Clause, Reading, Sentence, Token, VerbGroup } from "./reading.ts";
import { isTense } from "./tense.ts";

const OR_OTHERWISE = cueAsWritten("or otherwise");
const MINUTES_MINUTE_HOURS = cueAsWritten(
  "minutes minute hours hour days day nights night evenings evening mornings morning weeks week months month meals meal fortnight",
);

/** What hands do to doors, pots, plants and devices. */
const HANDLED = new Set(
  "open close shut turn pull push press hold lift lower slide twist jiggle wiggle unplug plug switch soak rinse wash dry iron store defrost freeze charge empty fill drain bleed prime peel stir warm preheat keep leave put place register enter type tap click scan validate renew water feed cover uncover rotate reset restart reboot tighten loosen oil wind take set move prop kick thump handle touch use wear pack bring lock unlock tip shake let".split(
    " ",
  ),
);

/** Done to dough, paper, tickets and straps, and to nobody. */
const CRAFT = new Set(
  "mash tape fold glue trim strain sieve knead whisk scoop fasten buckle strap clip simmer soak defrost descale validate stamp tap scan swipe rinse grate peel preheat moisten laminate staple".split(
    " ",
  ),
);

/** What keeps a body well: told by nurses, trainers and grandmothers. */
const BODILY = new Set(
  "drink eat fast chew swallow inhale inject apply comb rinse soak wash brush drive lift bend rest sleep exercise stretch walk swim shower bathe fly wear keep take rub elevate ice moisturise moisturize sit stand lie gargle weigh cut avoid have smoke".split(
    " ",
  ),
);

const SHOVES = new Set(
  "shove push pull kick tap shake twist nudge wipe rinse stir thump squeeze wiggle tug".split(" "),
);

/** "You have to hold the key to the left, otherwise it sticks", "He should not drive for four weeks": how it is done, and nobody is told off. */
export function isHandling(reading: Reading, clause: Clause, verb: VerbGroup): boolean {
  const sentence = reading.sentences[clause.sentence];
  if (sentence === undefined) return false;
  if (!isTense(reading) && isSought(reading, sentence, clause, verb)) return true;
  if (isCraft(reading, sentence, verb)) return true;
  if (isAtStake(reading, sentence, clause, verb)) return false;
  const isShove =
    verb.lemma === "give" && findToken(reading, verb.end, clause.end, ({ norm: word }) => SHOVES.has(word)) !== -1;
  if (HANDLED.has(verb.lemma) && (isShove || hangsOnThing(reading, clause))) return true;
  if (isTense(reading)) return false;
  if (verb.negated && holds(reading, HAZARDS, verb.end, clause.end)) return true;
  if (isShown(reading, verb)) return true;
  if (BODILY.has(verb.lemma) && isDosed(reading, sentence)) return true;
  return isWashed(reading, clause, verb);
}

/** "You must mash the food", "you need to give the yeast ten minutes" */
function isCraft(reading: Reading, sentence: Sentence, verb: VerbGroup): boolean {
  if (isTense(reading)) return false;
  const isOurs = ({ norm: word }: Token) => ["me", "us", "my", "our", "again", "properly"].includes(word);
  if (findToken(reading, sentence.firstToken, sentence.endToken, isOurs) !== -1) return false;
  const object = phraseAt(reading, verb.end);
  const isOnMachine =
    /^(?:turn|switch|press|use|keep|charge|close|open|warm|set|check|let|shake|heat|oil|lift|hold|push|pull|connect|tighten)$/.test(
      verb.lemma,
    ) &&
    object?.first === verb.end &&
    (MACHINES.test(norm(reading, object.head)) || MACHINES.test(norm(reading, verb.end + 1)));
  if (isOnMachine) return true;
  return CRAFT.has(verb.lemma);
}

const HAZARDS = cueAsWritten(
  "wire wires crane laser socket sockets ice oven fire mains gas rails cliff bleach acid ladder cables",
);

const MACHINES =
  /^(?:tap|valve|lid|dough|pan|kettle|oven|filter|battery|bottle|cable|clock|lever|knob|cloth|router|socket|thermostat|yeast|screws?|drill|saddle|chain|brakes?|tyres?|printer|scanner|toner|app|folder|button|handle|oil)$/;

/** "You must show your passport at the desk": papers, on which no wish hangs. */
function isShown(reading: Reading, verb: VerbGroup): boolean {
  const isHanded =
    /^(?:show|present|carry|bring|produce|scan|sign|fill|quote|wear|enter|print|stamp|validate|attach|enclose|upload|return|keep)$/.test(
      verb.lemma,
    );
  const end = phraseAt(reading, verb.end)?.end ?? verb.end;
  return (
    isHanded &&
    findToken(reading, verb.end, end, ({ index, norm: word }) => word === "id" || is(reading, index, "notice-word")) !==
      -1
  );
}

/** "If the cast gets tight, you must come back", "once the stitches are out, you have to keep it dry": what to do when a thing or a body changes. */
function isSought(reading: Reading, sentence: Sentence, clause: Clause, verb: VerbGroup): boolean {
  const isHelp =
    /^(?:come|go|call|ring|phone|contact|see|seek|tell|stop|take|return|wait|turn|leave|press|keep|drink|rest)$/;
  const isMine = ({ norm: word }: Token) => ["me", "my", "our", "i", "we"].includes(word);
  if (!isHelp.test(verb.lemma)) return false;
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
  const isOften = BODILY.has(verb.lemma) && clause.subject?.person !== "you";
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
  return (
    ["once", "when", "while", "if", "after", "before", "until", "whenever"].includes(norm(reading, first)) &&
    phrase?.person === "thing"
  );
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
        (tag === "NUM" &&
          /^(?:litres?|liters?|glass(?:es)?|cups?|tablets?|pills?|drops?|spoons?|times|puffs?|mg|ml)$/.test(
            norm(reading, index + 1),
          )),
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
