import { cueAsWritten, holds } from "../places.ts";
import { clauseOf, findToken, is, matchesOf, norm, phraseAt, tokenAt } from "../query.ts";
import type { Match, Reading, Sentence } from "../reading.ts";

const ME_MY_US = cueAsWritten("me my us our");

const FORMULA =
  /\b(?:happy (?:\w+ )?(?:birthday|anniversary|new year|easter|retirement|\d+(?:st|nd|rd|th))|drinks (?:are )?on me|you (?:guys |lot |all )?rock\b|what a (?:launch|party|gig|save|win|comeback)\b|merry christmas|congrat\w*|hats off|love (?:you|ya|u|from)|ador(?:e|es|ing)|miss (?:you|ya|u)\b|bless (?:him|her|them|you|your)|best \w+(?: \w+)? ever|have (?:fun|the best|a (?:great|lovely|good|wonderful))|sleep tight|makes? (?:me|us) (?:laugh|smile)|made my (?:day|week|year)|laugh(?:ing|ed) so|can't wait to see|welcome (?:home|back)|hugs?\b|xx+|proud of|so proud|be prouder|you (?:did|made) it|you (?:legend|star|gem|angel)|not change a thing|never change\b|wouldn't (?:change|swap)|surprise party|to surprise (?:you|him|her|us|me)|i'm (?:so )?touched|see you (?:at|on|soon|there|tonight|tomorrow|(?:mon|tues|wednes|thurs|fri|satur|sun)day)|give (?:me|us) a (?:hug|kiss))/i;
const EMOJI =
  /[\u{1F60D}\u{1F970}\u{1F618}\u{1F917}\u{1F973}\u{1F929}\u{1F604}\u{1F601}\u{1F60A}\u{1F61C}\u{1F61D}\u{1F495}\u{1F496}\u{1F389}\u{1F3C5}\u{1F3C6}\u{1F947}\u{1F4AA}\u{1F382}\u{1F37E}\u{1F942}\u{1F60B}\u{1F64C}\u{1F44F}\u{2764}\u{263A}\u{1F499}\u{1F49A}\u{1F49B}]/u;
/** A good time had: told of a past that was no reproach. */
const FUN =
  /\b(?:ha[ds]|having) (?:an? (?:ball|blast|whale of a time|(?:great|lovely|wonderful|fantastic|brilliant) time)|(?:so much|such|great) fun|the time of)\b/i;
/** Words that turn a friendly message sour. */
const SOUR = /^(?:but|however|though|although|again|stop|please|seriously|unfortunately|sadly|apologi[sz]e)$/;
const COLD = ["threat", "pseudo-feeling", "mind-reading", "sarcasm", "strong-urgency"] as const;
const FOND = /^(?:lucky|clever|cheeky|crafty|gorgeous|lovely|beautiful|wonderful|funny|adorable|sweet|dear|darling)$/;
const WILD = /^(?:beast|machine|animal|savage|maniac|lunatic|madman|madwoman|unit|weapon|monster|genius)$/;

/** Said of a feat these admire: "You beast, 42k!", "you crazy people raised nine thousand pounds!" */
const ADMIRING =
  /^(?:beast|machine|animal|savage|maniac|lunatic|madman|madwoman|monster|crazy|mad|insane|unbelievable|wicked|mental|unreal|nuts|ridiculous)s?$/;
const RECORD =
  /\b(?:\d+(?:\.\d+)? ?(?:k|km|kg|miles?|laps|goals)|marathons?|triathlon|personal best|pb|hat-trick|gold medal|in under (?:a|an|\w+ (?:hours?|minutes?)))\b/i;

/** "You lucky devil!", "Happy birthday, you old rascal", "you look insane in that dress 😍": said in fun or in love. */
export function isTeased(reading: Reading, { first, end }: Match): boolean {
  const sentence = reading.sentences[reading.tokens[first]?.sentence ?? -1];
  if (sentence === undefined || isSour(reading, sentence)) return false;
  const phraseOpens = phraseAt(reading, end - 1)?.first ?? first;
  const opens = /^(?:absolute|total|complete|utter)$/.test(norm(reading, phraseOpens - 1))
    ? phraseOpens - 1
    : phraseOpens;
  const isCalled = [opens, opens - 1, first - 1].some((at) => norm(reading, at) === "you");
  const has = (words: RegExp) => findToken(reading, opens, end, ({ norm: word }) => words.test(word)) !== -1;
  if (isCalled && has(FOND)) return true;
  if (isCalled && has(WILD) && has(/^(?:absolute|total|complete|utter)$/) && !isOnSpeaker(reading, sentence))
    return true;
  if (isForGood(reading, first, end) || isAwe(reading, first, sentence)) return true;
  const isSaidToYou = isCalled || norm(reading, clauseOf(reading, first)?.subject?.first ?? -1) === "you";
  if (isSaidToYou && has(ADMIRING) && isFeat(reading, sentence)) return true;
  if (FUN.test(reading.message.slice(sentence.start, sentence.end))) return true;
  const verb = clauseOf(reading, first)?.verb;
  if (verb?.lemma === "be" && verb.tense === "past") return false;
  if (isCheerful(reading, sentence)) return true;
  const isYou = isCalled || clauseOf(reading, first)?.subject?.person === "you";
  const around = [reading.sentences[sentence.index - 1], reading.sentences[sentence.index + 1]];
  return isYou && around.some((other) => other !== undefined && isCheerful(reading, other) && !isSour(reading, other));
}

const MAD = /^(?:mad|madman|madwoman|crazy|insane|mental|nuts|bonkers|lunatic|machine|maniac|beast|monster)$/;

/** "You're a madman for staying up to fix it": what it is for is a good turn. */
function isForGood(reading: Reading, first: number, end: number): boolean {
  if (!MAD.test(norm(reading, first)) || norm(reading, end) !== "for" || reading.tokens[end + 1]?.form !== "ing")
    return false;
  const limit = reading.sentences[reading.tokens[first]?.sentence ?? -1]?.endToken ?? end;
  const holdsA = (name: "good-deed" | "bad-deed") =>
    findToken(reading, end + 1, limit, ({ index }) => is(reading, index, name)) !== -1;
  return holdsA("good-deed") && !holdsA("bad-deed");
}

const AWE =
  /^(?:unbelievable|incredible|ridiculous|unreal|insane|mental|crazy|mad|bonkers|nuts|animals?|machines?|monsters?|beasts?)$/;
const FAILING =
  /^(?:again|no|not|never|nobody|nothing|still|late|later|lost|missing|missed|broken|wrong|without|only|me|my|why|who|how|stop|complaints?|mistakes?|errors?|excuses?)$/;

/** "You lot are unbelievable. Forty boxes packed by noon!": a feat is cheered straight behind. */
function isAwe(reading: Reading, first: number, { index }: Sentence): boolean {
  const next = reading.sentences[index + 1];
  if (next === undefined || !AWE.test(norm(reading, first)) || clauseOf(reading, first)?.subject?.person !== "you")
    return false;
  const isLoud = norm(reading, next.endToken - 1).startsWith("!");
  return (
    isLoud &&
    findToken(
      reading,
      next.firstToken,
      next.endToken,
      ({ norm: word, tag, index: at }) =>
        tag === "IMP" || FAILING.test(word) || is(reading, at, "bad-deed") || is(reading, at, "ill-fate"),
    ) === -1
  );
}

/** A record, or a loud number, in this sentence or the next, and no harm done: "Forty boxes packed by noon!" */
function isFeat(reading: Reading, { index, start, end }: Sentence): boolean {
  if (RECORD.test(reading.message.slice(start, end))) return true;
  return [reading.sentences[index], reading.sentences[index + 1]].some((told) => {
    if (told === undefined || tokenAt(reading, told.endToken - 1)?.text.startsWith("!") !== true) return false;
    let hasNumber = false;
    for (let at = told.firstToken; at < told.endToken; at++) {
      const token = reading.tokens[at];
      if (token?.tag === "NUM") hasNumber = true;
      if ((["bad-deed", "verdict-verb", "absolute"] as const).some((name) => is(reading, at, name))) return false;
      if (/^(?:i|me|my|we|us|our|not|no)$/.test(token?.norm ?? "")) return false;
    }
    return hasNumber;
  });
}

function isCheerful(reading: Reading, { start, end }: Sentence): boolean {
  const text = reading.message.slice(start, end);
  return FORMULA.test(text) || EMOJI.test(text);
}

/** Something hard stands beside it: "but", "again", a threat, somebody's bad deed. */
function isSour(reading: Reading, { firstToken, endToken }: Sentence): boolean {
  if (COLD.some((name) => matchesOf(reading, name).length > 0)) return true;
  return (
    findToken(
      reading,
      firstToken,
      endToken,
      ({ norm: word, index }) => SOUR.test(word) || is(reading, index, "mind-reading"),
    ) !== -1
  );
}

function isOnSpeaker(reading: Reading, { firstToken, endToken }: Sentence): boolean {
  return holds(reading, ME_MY_US, firstToken, endToken);
}
