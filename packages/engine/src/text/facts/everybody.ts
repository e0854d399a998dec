import * as lists from "../../lexicon/words/everybody.ts";
import { anyOf } from "../../lexicon/words.ts";
import { cueAsWritten, firstIn } from "../places.ts";
import { clauseOf, clausesOf, findToken, follows, is, norm, phraseAt } from "../query.ts";
import type { Clause, Match, Reading, VerbGroup } from "../reading.ts";
import { HABITS, hasDeed, hasSpeaker, isPerfect, isSetDeed } from "./bias-kinds.ts";

const LIKE = cueAsWritten("like way");

export const NOBODY = /^(?:nobody|no[ -]?one|not a (?:single )?(?:soul|person)|not one person|none of them)/;
export const EVERYBODY = /^(?:everyone|everybody)$/;
export const YOUR_ALL = new RegExp(`^${anyOf(lists.YOUR_ALL)}`);

/** "All you do is complain", "nothing I do is ever right", "not one of you helped". */
export function exaggeratesAll(reading: Reading, { first, end, text }: Match, clause: Clause): boolean {
  if (isKindly(reading, end)) return false;
  if (text === "nothing is ever") return hasWord(reading, end, lists.NOTHING_IS_EVER, clause.sentence);
  if (/^(?:whatever|no matter|nothing (?:i|we))/.test(text))
    return hasWord(reading, first, lists.WHATEVER_I_DO, clause.sentence);
  // "Nothing you did caused this"
  if (text.startsWith("nothing you") && ["did", "said"].includes(norm(reading, end - 1)))
    return hasWord(reading, end, lists.NOTHING_YOU_DID, clause.sentence);
  if (text.startsWith("everything")) return hasWord(reading, first, lists.EVERYTHING_YOU_DO, clause.sentence);
  if (/^not one of (?:them|us)$/.test(text)) return hasGood(reading, end);
  if (text.startsWith("not one of")) return !isSparedBy(reading, end);
  return true;
}

/** "All he does | is smile", "all you do | is press the button" */
function isKindly(reading: Reading, end: number): boolean {
  if (norm(reading, end) === "is" && is(reading, end + 1, "instruction")) return true;
  const joint = [end - 1, end, end + 1].find((at) => norm(reading, at) === "is");
  if (joint === undefined) return false;
  const isCheerful = lists.CHEERFUL.has(norm(reading, joint + 1)) && norm(reading, joint + 2) !== "at";
  return isCheerful || isGenerous(reading, joint + 1);
}

/** "All you ever do is help people", "is give" */
function isGenerous(reading: Reading, at: number): boolean {
  const next = reading.tokens[at + 1];
  const isLast =
    next === undefined || next.tag === "PUNCT" || ["and", "people", "others", "everyone"].includes(next.norm);
  const isMany =
    ["other", "your", "the", "all"].includes(next?.norm ?? "") && phraseAt(reading, at + 1)?.owner !== "speaker";
  if (["help", "encourage", "cheer", "support", "comfort"].includes(norm(reading, at))) return isLast || isMany;
  return ["give", "share", "care"].includes(norm(reading, at)) && isLast;
}

/** "Not one of you complained", "not one of you went home before the last chair was stacked" */
function isSparedBy(reading: Reading, at: number): boolean {
  const about = clauseOf(reading, at);
  const { verb } = about ?? {};
  if (about === undefined || verb === undefined || verb.negated) return false;
  if (lists.GIVING_WAY.has(verb.lemma)) return true;
  const isGone = ["leave", "go", "stop"].includes(verb.lemma);
  return isGone && hasWord(reading, verb.end, lists.BEFORE_TIME, about.sentence);
}

/** "Not one of them asked how it went"; "not one of them was broken" is news. */
function hasGood(reading: Reading, at: number): boolean {
  const about = clauseOf(reading, at);
  return about?.verb !== undefined && hasDeed(reading, about, "good-deed", about.verb.first);
}

const EVER_EVEN = new Set(["ever", "even"]);
const AGAINST = new Set(["against"]);

function hasWord(reading: Reading, from: number, words: ReadonlySet<string>, sentence: number): boolean {
  const end = reading.sentences[sentence]?.endToken ?? from;
  for (let at = from; at < end; at++) if (words.has(norm(reading, at))) return true;
  return false;
}

/** "Nobody ever helps", "no one cares": habits of everybody. "Nobody was on call" is a fact. */
export function isNobody(reading: Reading, match: Match, clause: Clause): boolean {
  const behind = clauseOf(reading, match.end);
  const about = behind?.verb === undefined ? clause : behind;
  const verb = about.verb;
  if (verb === undefined || (verb.first < match.first && norm(reading, verb.first) !== "does")) return false;
  if (isMisdeed(reading, about, verb.first)) return false;
  if (isLeftToSpeaker(reading, about, match.end)) return true;
  if (isMatchless(reading, about) || isPampered(reading, about) || isTaste(reading, about)) return false;
  if (isThoughtless(reading, verb)) return true;
  if (isOpinion(reading, verb) || isHabit(reading, about) || isUnreal(reading, about)) return false;
  return isNeverDone(reading, match, clause.sentence, about);
}

/** "Nobody knocks over a vase", "no one laughed at him" */
function isMisdeed(reading: Reading, about: Clause, from: number): boolean {
  return hasDeed(reading, about, "bad-deed", from) && !hasDeed(reading, about, "good-deed", from);
}

/** "Nobody thought to tell us" */
function isThoughtless(reading: Reading, { lemma, tense, end }: VerbGroup): boolean {
  return lemma === "think" && tense === "past" && norm(reading, end) === "to";
}

/** "Nobody could help", "if nobody helps, we start at ten" */
function isUnreal(reading: Reading, { verb, sentence }: Clause): boolean {
  if (clausesOf(reading, sentence).some(({ role }) => role === "if")) return true;
  return ["will", "would", "could", "might", "may"].includes(verb?.modal ?? "");
}

/** "I took the bins out, since nobody else does." */
function isLeftToSpeaker(reading: Reading, { verb, role }: Clause, end: number): boolean {
  if (verb?.lemma !== "do" || role !== "cause" || norm(reading, end) !== "else") return false;
  return (reading.tokens[verb.end]?.tag ?? "PUNCT") === "PUNCT";
}

/** "Nobody likes Mondays", "nobody wants to swim today"; "nobody wants to help me" is no such thing. */
function isTaste(reading: Reading, { verb, sentence }: Clause): boolean {
  if (verb === undefined || !["like", "love", "want", "enjoy", "fancy"].includes(verb.lemma)) return false;
  if (isUnloved(reading, verb.end)) return true;
  const isOwnWish = ["like", "love", "want"].includes(verb.lemma) && norm(reading, verb.end) === "to";
  if (!isOwnWish || is(reading, verb.end + 1, "good-deed")) return false;
  return !hasWord(reading, verb.end, lists.SOMEBODY, sentence);
}

/** "Nobody thinks it will rain", "no one believes the forecast"; not "nobody thinks of me", "nobody believes me" */
function isOpinion(reading: Reading, { lemma, end }: VerbGroup): boolean {
  const next = norm(reading, end);
  if (lemma === "think") return !["of", "about"].includes(next);
  return lemma === "believe" && !["you", "me", "him", "her", "them", "us"].includes(next);
}

/** "No one smokes here" */
function isHabit(reading: Reading, about: Clause): boolean {
  const { verb } = about;
  if (verb === undefined || !HABITS.has(verb.lemma)) return false;
  return !hasSpeaker(reading, about) && !isSetDeed(reading, verb.head, "good-deed");
}

/** "Nobody ever helps", "no one so much as looks up", "no one cares" */
function isNeverDone(reading: Reading, match: Match, sentence: number, about: Clause): boolean {
  const { verb } = about;
  if (verb === undefined) return false;
  const isGood = lists.NOT_CARING.has(verb.lemma) || hasDeed(reading, about, "good-deed", verb.first);
  const isPast = verb.tense === "past" || isPerfect(reading, verb);
  if (verb.tense === "present" && isSoMuchAs(reading, match.end, sentence)) return true;
  if (hasWord(reading, match.first, EVER_EVEN, sentence)) return !isPast || isGood || hasSpeaker(reading, about);
  if (["bother", "care"].includes(verb.lemma) || isMissed(reading, verb, sentence)) return true;
  return isGood && !isPast && isPlainPresent(verb) && !isLittleRead(reading, verb, match.end);
}

function isPlainPresent({ tense, passive, modal }: VerbGroup): boolean {
  return tense === "present" && !passive && modal === "";
}

function isSoMuchAs(reading: Reading, from: number, sentence: number): boolean {
  const limit = reading.sentences[sentence]?.endToken ?? from;
  return findToken(reading, from, limit, ({ index }) => follows(reading, index, "so", "much", "as")) !== -1;
}

/** "Nobody reads newspapers"; not "nobody in your office reads letters" */
function isLittleRead(reading: Reading, { lemma, end }: VerbGroup, from: number): boolean {
  const isTheirs =
    ["at", "in", "on", "from"].includes(norm(reading, from)) &&
    ["your", "this", "that", "his", "her", "their"].includes(norm(reading, from + 1));
  return lemma === "read" && reading.tokens[end]?.tag === "NOUN" && !isTheirs;
}

/** "When I need help nobody is there" */
function isMissed(reading: Reading, { lemma, end }: VerbGroup, sentence: number): boolean {
  if (lemma !== "be" || norm(reading, end) !== "there") return false;
  return clausesOf(reading, sentence).some(
    ({ role, verb, subject }) => role === "when" && subject?.person === "speaker" && verb?.lemma === "need",
  );
}

/** "Nobody lets me wash up": the chores are done by others; "nobody lets me finish" is no such thing. */
function isPampered(reading: Reading, { verb }: Clause): boolean {
  if (verb?.lemma !== "let" || !["me", "us"].includes(norm(reading, verb.end))) return false;
  return lists.CHORES.has(norm(reading, verb.end + 1));
}

/** "No one likes Mondays": things that no one need take amiss. */
function isUnloved(reading: Reading, at: number): boolean {
  const phrase = phraseAt(reading, at);
  if (phrase?.first !== at || phrase.owner !== undefined) return false;
  return (
    is(reading, phrase.head, "thing") ||
    is(reading, phrase.head, "harmless-cause") ||
    lists.NUISANCES.has(norm(reading, phrase.head))
  );
}

/** "Nobody tells a story like Uncle Ray", "no one listens the way you do". */
function isMatchless(reading: Reading, { verb, sentence }: Clause): boolean {
  const end = reading.sentences[sentence]?.endToken ?? 0;
  const like = firstIn(reading, LIKE, verb?.end ?? end, end);
  const whom = phraseAt(reading, like + 1);
  const behind = reading.tokens[whom?.end ?? end];
  const isEnd = behind === undefined || behind.tag === "PUNCT" || ["do", "does", "did", "can"].includes(behind.norm);
  const isNear = like !== -1 && whom !== undefined && whom.first === like + 1;
  return isNear && isEnd && ["you", "name", "third"].includes(whom.person);
}

/** "Everyone is against me", "everybody dumps their work on us". */
export function isEverybody(reading: Reading, match: Match, clause: Clause): boolean {
  const here = clausesOf(reading, clause.sentence).find(
    ({ subject }) => subject !== undefined && subject.head >= match.first && subject.head < match.end,
  );
  const verb = here?.verb;
  if (here === undefined || verb === undefined) return false;
  const isToSpeaker = hasSpeaker(reading, here);
  if (isToSpeaker && hasWord(reading, match.end, AGAINST, clause.sentence)) return true;
  const isVerdict = is(reading, verb.head, "verdict-verb");
  // "Everybody in the office talks about me"
  const isTalked = verb.lemma === "talk" && norm(reading, verb.end) === "about" && isToSpeaker;
  const isBad = isTalked || isVerdict || (isToSpeaker && hasDeed(reading, here, "bad-deed", verb.first));
  return isBad;
}
