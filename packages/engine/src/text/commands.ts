import { placesOfWords } from "./places.ts";
import { findToken, follows, is, matchAt, matchesOf, norm } from "./query.ts";
import type { Reading, Sentence } from "./reading.ts";
import { speakerBefore } from "./wish.ts";

interface Command {
  readonly first: number;
  readonly end: number;
}

/** Orders that are no imperatives, in order of their kind. */
export function commandsIn(reading: Reading): Command[] {
  const found: Command[] = [];
  for (const index of placesOfWords(reading, ["you"])) {
    if (norm(reading, index) !== "you") continue;
    found.push(
      ...futureOrder(reading, index),
      ...presentOrder(reading, index),
      ...daysGiven(reading, index),
      ...askedWithUrgency(reading, index),
    );
  }
  for (const index of placesOfWords(reading, ["want", "need"])) found.push(...wantedNow(reading, index));
  for (const { first, end } of matchesOf(reading, "harsh-order")) found.push(...askedHarshly(reading, first, end));
  for (const sentence of reading.sentences) found.push(...verbless(reading, sentence), ...somebody(reading, sentence));
  return found;
}

/** What one person can order another to do. */
const DEEDS = new Set(
  "apologise apologize explain repay pay obey answer reply respond return stop respect hand send give bring call ring phone text email write tell come go get leave clean tidy fix move take put do sit listen sign submit deliver finish report show withdraw refund replace remove delete restore correct correction cancel vacate clear wait stay sort treat speak talk read learn keep lock wash drop collect turn".split(
    " ",
  ),
);

function isPressing(reading: Reading, from: number): boolean {
  const end = reading.sentences[reading.tokens[from]?.sentence ?? -1]?.endToken ?? from;
  return (
    findToken(
      reading,
      from,
      end,
      ({ index, norm: word }) =>
        is(reading, index, "strong-urgency") ||
        is(reading, index, "deadline") ||
        (/^(?:by|until|before|till)$/.test(word) && reading.tokens[index + 1]?.tag === "NUM"),
    ) !== -1
  );
}

function isPersonal(reading: Reading, from: number): boolean {
  const end = reading.sentences[reading.tokens[from]?.sentence ?? -1]?.endToken ?? from;
  return (
    findToken(reading, from, end, ({ norm: word }) => /^(?:me|us|my|our|your|his|her|him|them|their)$/.test(word)) !==
    -1
  );
}

function sentenceOf(reading: Reading, index: number): Sentence | undefined {
  return reading.sentences[reading.tokens[index]?.sentence ?? -1];
}

/** "You will write to the parents by Friday", "you're going to sit down and listen" */
function futureOrder(reading: Reading, you: number): Command[] {
  const sentence = sentenceOf(reading, you);
  if (sentence === undefined || sentence.question || sentence.instruction || sentence.praise) return [];
  const isGoing = follows(reading, you + 1, "are", "going", "to");
  if (norm(reading, you + 1) !== "will" && !isGoing) return [];
  const verb = you + (isGoing ? 4 : 2);
  const opens = you === sentence.firstToken || /^(?:and|now|so|then|,)$/.test(norm(reading, you - 1));
  if (!opens || !DEEDS.has(reading.tokens[verb]?.norm ?? "") || isJourney(reading, verb)) return [];
  const isFinal =
    findToken(reading, verb, sentence.endToken, ({ index }) => is(reading, index, "strong-urgency")) !== -1;
  const isSat = isGoing && /^(?:sit|listen|apologi[sz]e|pay|explain)$/.test(norm(reading, verb));
  const isOrdered = isFinal || isSat || (isPressing(reading, verb) && isTask(reading, verb));
  return isOrdered ? [{ first: you, end: verb + 1 }] : [];
}

/** "You will get an email by Monday", "you will leave the motorway at exit 9": told, not ordered */
function isJourney(reading: Reading, verb: number): boolean {
  return (
    /^(?:get|come|go|leave|take|turn|keep|learn|stay|wait|collect|drop|read|move)$/.test(norm(reading, verb)) &&
    !isPersonal(reading, verb)
  );
}

/** A definite task: "the report", "all the parents", "my deposit". */
function isTask(reading: Reading, verb: number): boolean {
  return (
    findToken(reading, verb + 1, verb + 4, ({ norm: word }) =>
      /^(?:the|your|my|our|that|this|those|these|it|him|her|them|me|us|in|to|back|all)$/.test(word),
    ) !== -1
  );
}

/** "You get me the money by Monday", "You tell him yourself, today", "You give me now the number" */
function presentOrder(reading: Reading, you: number): Command[] {
  const sentence = sentenceOf(reading, you);
  if (sentence === undefined || sentence.question || you !== sentence.firstToken) return [];
  const verb = reading.tokens[you + 1];
  if (verb === undefined || !DEEDS.has(verb.norm) || verb.form !== "base") return [];
  const isAtMe = /^(?:me|us|him|her|them|it|here|back)$/.test(norm(reading, you + 2));
  const hard = findToken(reading, you, sentence.endToken, ({ index }) => is(reading, index, "strong-urgency")) !== -1;
  const isNow = isAtMe && (hard || isPressing(reading, you + 2)) && !isHabit(reading, you, sentence);
  return isNow ? [{ first: you, end: you + 3 }] : [];
}

/** "You give me flowers every Friday": a habit, told. */
function isHabit(reading: Reading, from: number, sentence: Sentence): boolean {
  return (
    findToken(reading, from, sentence.endToken, ({ norm: word }) =>
      /^(?:every|always|never|often|when|if|whenever|usually|still|each)$/.test(word),
    ) !== -1
  );
}

/** "You have 24 hours to respond" */
function daysGiven(reading: Reading, you: number): Command[] {
  const from = follows(reading, you + 1, "have", "got") ? you + 3 : you + 2;
  if (norm(reading, you + 1) !== "have" || reading.tokens[from]?.tag !== "NUM") return [];
  if (!/^(?:hours?|days?|minutes?|weeks?|seconds?)$/.test(norm(reading, from + 1)) || norm(reading, from + 2) !== "to")
    return [];
  const isDue =
    /^(?:respond|reply|answer|pay|leave|move|return|fix|clear|remove|explain|decide|vacate|apologi[sz]e|get|comply|hand|repay|settle|collect)$/.test(
      norm(reading, from + 3),
    );
  return isDue && reading.sentences[reading.tokens[you]?.sentence ?? -1]?.instruction !== true
    ? [{ first: you, end: from + 4 }]
    : [];
}

const DONE =
  /^(?:back|out|gone|off|away|here|done|fixed|sorted|removed|cleaned|finished|returned|paid|refunded|deleted|repaired|changed|cleared|replaced|moved)$/;
const ANSWER =
  /^(?:answer|reply|response|explanation|apology|refund|decision|solution|replacement|statement|money|result|results|name|number)$/;

/** "I want my deposit back by Friday", "I need an answer now", "I want those boxes gone by tonight" */
function wantedNow(reading: Reading, want: number): Command[] {
  const first = speakerBefore(reading, want);
  const sentence = sentenceOf(reading, want);
  if (first === -1 || sentence === undefined || want - first > 2 || isSoft(reading, sentence)) return [];
  const phrase = reading.phrases[reading.tokens[want + 1]?.phrase ?? -1];
  if (phrase?.first !== want + 1 || phrase.person === "speaker") return [];
  const hard =
    findToken(reading, phrase.end, sentence.endToken, ({ index }) => is(reading, index, "strong-urgency")) !== -1;
  const isNow =
    findToken(reading, phrase.end, sentence.endToken, ({ norm: word }) => /^(?:now|today|tonight)$/.test(word)) !== -1;
  const isDone = DONE.test(norm(reading, phrase.end)) || follows(reading, phrase.end, "on", "my", "desk");
  const isWant = reading.tokens[want]?.lemma === "want";
  const isOwed = isDone && !isOwnBody(reading, phrase.head) && (hard || (isWant && isPressing(reading, phrase.end)));
  const isAnswer =
    ANSWER.test(norm(reading, phrase.head)) && (hard || (isNow && (isWant || isNotLater(reading, phrase.end))));
  if (isOwed) return [{ first, end: phrase.end + 1 }];
  return isAnswer ? [{ first, end: phrase.end + (/^(?:now|today)$/.test(norm(reading, phrase.end)) ? 1 : 0) }] : [];
}

function isOwnBody(reading: Reading, head: number): boolean {
  return (
    is(reading, head, "appetite") || /^(?:hair|nails?|eyebrows|teeth|tooth|steak|egg|eggs)$/.test(norm(reading, head))
  );
}

/** "now, not next week" */
function isNotLater(reading: Reading, from: number): boolean {
  return /^now$/.test(norm(reading, from)) && /^(?:,|\.|!|)$/.test(norm(reading, from + 1));
}

/** "if possible", "please", "would that work?" */
function isSoft(reading: Reading, sentence: Sentence): boolean {
  if (sentence.question) return true;
  return (
    findToken(reading, sentence.firstToken, sentence.endToken, ({ norm: word }) =>
      /^(?:if|possible|please|could|would|hopefully)$/.test(word),
    ) !== -1
  );
}

const RUDE = /^(?:hurry|grow|shut|calm|wake|snap|chill|relax)$/;

/** "Would you just listen for once!", "Will you please get off the phone right now." */
function askedWithUrgency(reading: Reading, you: number): Command[] {
  const sentence = sentenceOf(reading, you);
  if (sentence === undefined || !/^(?:will|would|can|could)$/.test(norm(reading, you - 1))) return [];
  const isJust = /^(?:just|finally|for)$/.test(norm(reading, you + 1));
  if (sentence.question && !isJust) return [];
  const verb = findToken(reading, you + 1, you + 4, ({ tag }) => tag === "VERB" || tag === "IMP");
  const hard = findToken(reading, you, sentence.endToken, ({ index }) => is(reading, index, "strong-urgency")) !== -1;
  return verb !== -1 && hard ? [{ first: you - 1, end: verb + 1 }] : [];
}

/** "Will you hurry up!", "Why don't you just grow up?", "How about you do your job for a change?" */
function askedHarshly(reading: Reading, first: number, end: number): Command[] {
  let at = first - 1;
  while (/^(?:just|please|for|once|ever|finally|all)$/.test(norm(reading, at))) at--;
  if (norm(reading, at) !== "you") return [];
  const isPressed = at < first - 1 || sentenceOf(reading, first)?.question === false || RUDE.test(norm(reading, first));
  const isAsked = isPressed
    ? /^(?:will|would|can|could|not|about)$/.test(norm(reading, at - 1))
    : /^(?:will|not|about)$/.test(norm(reading, at - 1));
  return isAsked ? [{ first, end }] : [];
}

const OUT = /^(?:out|off|back|away|down|over)$/;

/** "Out of my room!", "Off the phone, now", "My money, now.", "Back to work, all of you." */
function verbless(reading: Reading, sentence: Sentence): Command[] {
  const { firstToken: first, endToken } = sentence;
  if (sentence.question || endToken - first > 12 || endToken - first < 3) return [];
  if (reading.clauses[sentence.firstClause]?.verb !== undefined) return [];
  let end = endToken;
  while (end > first && reading.tokens[end - 1]?.tag === "PUNCT") end--;
  const isLoud = reading.tokens[endToken - 1]?.text.startsWith("!") === true;
  const isNow = /^(?:now|immediately|pronto)$/.test(norm(reading, end - 1)) || is(reading, end - 1, "strong-urgency");
  const isMine = findToken(reading, first, end, ({ norm: word }) => /^(?:my|our)$/.test(word)) !== -1;
  if (OUT.test(norm(reading, first)) && /^(?:of|to|from|the|my|your)$/.test(norm(reading, first + 1))) {
    const isWork = follows(reading, first, "back", "to", "work");
    const isSent =
      (isMine && isLoud) || (isNow && norm(reading, end - 2) !== "until") || (isWork && isAllOfYou(reading, first + 3));
    return isSent ? [{ first, end }] : [];
  }
  const phrase = reading.phrases[reading.tokens[first]?.phrase ?? -1];
  const isOwned = phrase?.first === first && phrase.owner === "speaker" && norm(reading, phrase.end) === ",";
  return isOwned && isNow && phrase.end >= end - 3 ? [{ first, end }] : [];
}

function isAllOfYou(reading: Reading, at: number): boolean {
  return norm(reading, at) === "," && /^(?:all|both|you|everyone|everybody|now)$/.test(norm(reading, at + 1));
}

/** "Somebody answer the door!", "Everybody sit down and listen": a third person with a bare verb. */
function somebody(reading: Reading, { firstToken: first, endToken, question }: Sentence): Command[] {
  if (question || !/^(?:somebody|someone|everybody|everyone)$/.test(norm(reading, first))) return [];
  const verb = reading.tokens[first + 1];
  if (verb === undefined || /^(?:come|go|take)$/.test(verb.norm)) return [];
  if (verb.form !== "base" || !DEEDS.has(verb.norm) || !/^(?:VERB|IMP)$/.test(verb.tag)) return [];
  let end = endToken;
  while (end > first && reading.tokens[end - 1]?.tag === "PUNCT") end--;
  return [{ first, end: matchAt(reading, first + 1, "harsh-order")?.end ?? end }];
}
