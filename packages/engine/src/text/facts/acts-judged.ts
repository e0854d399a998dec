import * as lists from "../../lexicon/words/acts-judged.ts";
import { isPointedAt, isSomebodys } from "../person-words.ts";
import { cueAsWritten, firstIn, isCue } from "../places.ts";
import { clauseOf, findToken, is, norm, phraseAt, phrasesIn, tokenAt } from "../query.ts";
import type { NounPhrase, Reading, Token } from "../reading.ts";

const SOMETHING = cueAsWritten("something");
const WHOEVER = cueAsWritten("whoever");
const WAY = cueAsWritten("way");
const FROM = cueAsWritten("from");
const FREE_RELATIVES = cueAsWritten(lists.FREE_RELATIVES);

/** "You took the last seat, very selfish", "…, how inconsiderate": a verdict hung behind what somebody did. */
export function isAfterthought(reading: Reading, first: number, end: number): boolean {
  const stop = reading.tokens[end];
  if (stop !== undefined && stop.tag !== "PUNCT") return false;
  let at = first - 1;
  while (lists.DEGREES.has(norm(reading, at))) at--;
  if (![",", "-", "–", "—"].includes(norm(reading, at))) return false;
  const { subject, verb } = clauseOf(reading, at - 1) ?? {};
  return verb !== undefined && verb.end <= at && verb.lemma !== "be" && isPointedAt(subject);
}

/** "something sly about how you …" */
export function isAboutSomebody(reading: Reading, first: number, about: number): boolean {
  const isDoer = ({ index }: Token) => {
    const phrase = phraseAt(reading, index);
    return phrase !== undefined && (isPointedAt(phrase) || isSomebodys(phrase));
  };
  return (
    firstIn(reading, SOMETHING, first - 4, first) !== -1 && findToken(reading, about + 1, about + 5, isDoer) !== -1
  );
}

/** "Sending a smiley after the layoffs was tone-deaf": said of one deed, done. */
export function isPastDeed(reading: Reading, first: number): boolean {
  const clause = clauseOf(reading, first);
  const opener = reading.tokens[reading.sentences[clause?.sentence ?? -1]?.firstToken ?? -1];
  if (clause?.verb === undefined || opener === undefined) return false;
  const isTo = opener.norm === "to" && reading.tokens[opener.index + 1]?.tag === "VERB";
  if (!isTo && (opener.form !== "ing" || opener.tag !== "VERB")) return false;
  return clause.verb.tense === "past" || isCalledName(reading, clause.sentence);
}

/** "…, Gary." */
function isCalledName(reading: Reading, sentence: number): boolean {
  const end = reading.sentences[sentence]?.endToken ?? 0;
  const last = tokenAt(reading, end - 1)?.tag === "PUNCT" ? end - 2 : end - 1;
  const name = phraseAt(reading, last);
  return name?.person === "name" && norm(reading, name.first - 1) === ",";
}

/** "You did something really rude" */
export function isSomethingDone(reading: Reading, first: number): boolean {
  let at = first - 1;
  while (lists.DEGREES.has(norm(reading, at))) at--;
  if (norm(reading, at) !== "something") return false;
  const { verb, imperative } = clauseOf(reading, first) ?? {};
  return verb !== undefined && verb.end === at && !imperative && lists.MAKES.has(verb.lemma);
}

/** "The interpreter did a lousy job", "you handed in a sloppy essay": made by the subject. */
export function isMadeBySomebody(reading: Reading, phrase: NounPhrase): boolean {
  const { verb, subject, role } = clauseOf(reading, phrase.first) ?? {};
  if (verb === undefined || role === "if" || verb.passive) return false;
  const isPlayed = verb.lemma === "play" && /^(?:trick|joke|prank)s?$/.test(norm(reading, phrase.head));
  return (
    (isPlayed || lists.MAKES.has(verb.lemma)) &&
    phrase.first - verb.end <= 2 &&
    phrase.first >= verb.end &&
    isPointedAt(subject)
  );
}

/** Farther back than this, what opens a sentence belongs to other words than these. */
const FAR_OPENER = 8;

/** "Whoever muted *it* is a menace": read as the subject, it is what somebody did something to. */
export function isWhoever(reading: Reading, { first, head }: NounPhrase): boolean {
  const opener = firstIn(reading, WHOEVER, first - FAR_OPENER, first + 1);
  return opener !== -1 && reading.tokens[opener]?.sentence === reading.tokens[head]?.sentence;
}

/** "The way Bettina handled *that interview* was a disgrace", "the way Tom parks": how somebody does something. */
export function isManner(reading: Reading, { first, end }: NounPhrase): boolean {
  const way = firstIn(reading, WAY, first - FAR_OPENER, Math.max(first, end - 1));
  if (
    way === -1 ||
    norm(reading, way - 1) !== "the" ||
    reading.tokens[way]?.sentence !== reading.tokens[first]?.sentence
  )
    return false;
  const doer = reading.tokens[way + 1];
  const phrase = phraseAt(reading, way + 1);
  return doer?.tag === "PROPN" || (phrase?.first === way + 1 && isPointedAt(phrase));
}

/** "the way you spoke", "the manners at your desk", "what you said", "everything about your talk": an act with its doer behind it. */
export function isDoneBySomebody(reading: Reading, subject: NounPhrase): boolean {
  const isWhatDone = isFreeRelative(reading, subject);
  if (!isWhatDone && !is(reading, subject.head, "act-noun") && !is(reading, subject.head, "work-noun")) return false;
  const next = subject.end;
  if (isReceived(reading, next)) return true;
  const isAbout = lists.JOINTS.has(norm(reading, next));
  const doer = phraseAt(reading, isAbout ? next + 1 : next);
  if (doer === undefined) return false;
  const isOwned = isAbout && norm(reading, next) !== "with" && (isSomebodys(doer) || doer.person === "work");
  return isPointedAt(doer) || isOwned;
}

/** "the answer I got from the school", "the reply we had from your office" */
function isReceived(reading: Reading, at: number): boolean {
  if (!["i", "we"].includes(norm(reading, at))) return false;
  // "the reply I received was insulting"
  const isOwnSaid = lists.SAID.has(norm(reading, at - 1)) && lists.GOTTEN.has(reading.tokens[at + 1]?.lemma ?? "");
  if (isOwnSaid && reading.tokens[at + 2]?.tag === "AUX") return true;
  const from = firstIn(reading, FROM, at + 1, at + 5);
  return (
    from !== -1 && lists.GOTTEN.has(reading.tokens[from - 1]?.lemma ?? "") && isPointedAt(phraseAt(reading, from + 1))
  );
}

/** "what you did", "everything he says". */
export function isFreeRelative(reading: Reading, { head }: NounPhrase): boolean {
  return isCue(reading, FREE_RELATIVES, head);
}

/** "That remark was cruel": a "that" before somebody's act. */
export function isPointedAct(reading: Reading, subject: NounPhrase): boolean {
  return (
    is(reading, subject.head, "act-noun") &&
    ["this", "that", "these", "those", "such"].includes(norm(reading, subject.first))
  );
}

/** "The note on the door was flippant", "the reply was rude": words that somebody in view wrote or said. */
export function isSaid(reading: Reading, { first, head }: NounPhrase): boolean {
  return (
    norm(reading, first) === "the" &&
    lists.SAID.has(norm(reading, head)) &&
    phrasesIn(reading, 0, first).some((phrase) => isPointedAt(phrase) || isSomebodys(phrase))
  );
}

/** "I'm upset because the message was so heartless": what hurts somebody has somebody behind it. */
export function isFeltAct(reading: Reading, { head }: NounPhrase): boolean {
  const clause = clauseOf(reading, head);
  if (clause?.role !== "cause" || !is(reading, head, "act-noun")) return false;
  const main = reading.clauses[clause.index - 1];
  if (is(reading, head, "thing") || main === undefined || main.sentence !== clause.sentence) return false;
  if (["cry", "weep", "sob", "resign", "quit"].includes(main.verb?.lemma ?? "")) return true;
  // "We had to start again because the handover was a shambles."
  if (main.subject?.person === "speaker" && main.verb?.modal === "have to") return true;
  const isSore = ({ index }: { readonly index: number }) =>
    is(reading, index, "feeling-unpleasant") || is(reading, index, "distress-sign");
  return findToken(reading, main.first, main.end, isSore) !== -1;
}

/** "The middle part is sloppy, Petros": the maker is called by name. */
export function isCalledMaker(reading: Reading, subject: NounPhrase): boolean {
  if (!is(reading, subject.head, "work-noun") && !is(reading, subject.head, "act-noun")) return false;
  const sentence = reading.sentences[reading.tokens[subject.head]?.sentence ?? -1];
  if (sentence === undefined) return false;
  for (let at = subject.end; at < sentence.endToken; at++) {
    const phrase = phraseAt(reading, at);
    if (phrase?.person === "name" && phrase.first === at && norm(reading, at - 1) === ",") return true;
  }
  return false;
}

/** "How rude.", "What a silly thing to say!", "So lazy.": no verb before it in its sentence. */
export function isExclaimed(reading: Reading, first: number): boolean {
  const sentence = reading.sentences[reading.tokens[first]?.sentence ?? -1];
  if (sentence === undefined) return false;
  const verb = findToken(
    reading,
    sentence.firstToken,
    first,
    ({ tag }) => tag === "VERB" || tag === "AUX" || tag === "IMP",
  );
  if (verb !== -1) return false;
  const noun = findToken(
    reading,
    sentence.firstToken,
    first,
    ({ tag, phrase }) => tag === "NOUN" && phrase !== reading.tokens[first]?.phrase,
  );
  return noun === -1;
}
