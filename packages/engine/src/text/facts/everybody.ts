import * as lists from "../../lexicon/words/everybody.ts";
import { cueAsWritten, firstIn } from "../places.ts";
import { clauseOf, clausesOf, findToken, follows, is, norm, phraseAt } from "../query.ts";
import type { Clause, Match, Reading } from "../reading.ts";
import { HABITS, hasDeed, hasSpeaker, isSetDeed } from "./bias-kinds.ts";

const LIKE = cueAsWritten("like way");

export const NOBODY = /^(?:nobody|no one|no-one|noone|not a (?:single )?(?:soul|person)|not one person|none of them)/;
export const EVERYBODY = /^(?:everyone|everybody)$/;
export const YOUR_ALL =
  /^(?:all (?:you|he|she|they)|everything (?:you|he|she|they)|nothing (?:you|i|we)|whatever (?:i|we)|no matter|nothing(?:'s)? is|not one of (?:you|them|us)|not (?:a )?single|none of you|every single one of you)/;

/** "All you do is complain", "nothing I do is ever right", "not one of you helped". */
export function exaggeratesAll(reading: Reading, { first, end, text }: Match, clause: Clause): boolean {
  // "All he does is smile"
  const joint = norm(reading, end - 1) === "is" ? end - 1 : norm(reading, end) === "is" ? end : end + 1;
  if (
    norm(reading, joint) === "is" &&
    lists.SMILE_LAUGH_BEAM.has(norm(reading, joint + 1)) &&
    norm(reading, joint + 2) !== "at"
  )
    return false;
  if (norm(reading, joint) === "is" && isGenerous(reading, joint + 1)) return false;
  if (norm(reading, end) === "is" && is(reading, end + 1, "instruction")) return false;
  if (/^nothing(?: is|'s) ever$/.test(text)) return hasWord(reading, end, lists.NOTHING_IS_EVER, clause.sentence);
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
  if (lists.COMPLAIN_GRUMBLE_MOAN.has(verb.lemma)) return true;
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
  if (hasDeed(reading, about, "bad-deed", verb.first) && !hasDeed(reading, about, "good-deed", verb.first))
    return false;
  const isLastWord = (reading.tokens[verb.end]?.tag ?? "PUNCT") === "PUNCT";
  // "I took the bins out, since nobody else does."
  if (verb.lemma === "do" && isLastWord && about.role === "cause" && norm(reading, match.end) === "else") return true;
  if (isMatchless(reading, about) || isPampered(reading, about)) return false;
  if (["like", "love", "want", "enjoy", "fancy"].includes(verb.lemma) && isUnloved(reading, verb.end)) return false;
  // "Nobody wants to swim today"; "nobody wants to help me" is no such thing.
  const isOwnWish = ["like", "love", "want"].includes(verb.lemma) && norm(reading, verb.end) === "to";
  const isAtSomebody = hasWord(reading, verb.end, lists.SOMEBODY, about.sentence);
  if (isOwnWish && !is(reading, verb.end + 1, "good-deed") && !isAtSomebody) return false;
  if (verb.lemma === "think" && norm(reading, verb.end) === "to" && verb.tense === "past") return true;
  if (verb.lemma === "think" && !["of", "about"].includes(norm(reading, verb.end))) return false;
  if (HABITS.has(verb.lemma) && !hasSpeaker(reading, about) && !isSetDeed(reading, verb.head, "good-deed"))
    return false;
  if (clausesOf(reading, about.sentence).some(({ role }) => role === "if")) return false;
  const isDoubted =
    verb.lemma === "believe" && !["you", "me", "him", "her", "them", "us"].includes(norm(reading, verb.end));
  if (isDoubted) return false;
  const isGood = lists.NOT_CARING.has(verb.lemma) || hasDeed(reading, about, "good-deed", verb.first);
  const isPast = verb.tense === "past" || isPerfect(reading, about);
  if (["will", "would", "could", "might", "may"].includes(verb.modal)) return false;
  const limit = reading.sentences[clause.sentence]?.endToken ?? match.end;
  const isSoMuchAs =
    findToken(reading, match.end, limit, ({ index }) => follows(reading, index, "so", "much", "as")) !== -1;
  if (isSoMuchAs && verb.tense === "present") return true;
  if (hasWord(reading, match.first, EVER_EVEN, clause.sentence))
    return isPast ? isGood || hasSpeaker(reading, about) : true;
  if (verb.lemma === "bother" || verb.lemma === "care") return true;
  // "When I need help nobody is there"
  if (verb.lemma === "be" && norm(reading, verb.end) === "there" && needsHelp(reading, clause.sentence)) return true;
  const isTheirs =
    ["at", "in", "on", "from"].includes(norm(reading, match.end)) &&
    ["your", "this", "that", "his", "her", "their"].includes(norm(reading, match.end + 1));
  if (verb.lemma === "read" && reading.tokens[verb.end]?.tag === "NOUN" && !isTheirs) return false;
  return verb.tense === "present" && !isPast && !verb.passive && verb.modal === "" && isGood;
}

function needsHelp(reading: Reading, sentence: number): boolean {
  return clausesOf(reading, sentence).some(
    ({ role, verb, subject }) => role === "when" && subject?.person === "speaker" && verb?.lemma === "need",
  );
}

/** "Nobody lets me wash up": the chores are done by others; "nobody lets me finish" is no such thing. */
function isPampered(reading: Reading, { verb }: Clause): boolean {
  if (verb?.lemma !== "let" || !["me", "us"].includes(norm(reading, verb.end))) return false;
  return lists.WASH_CARRY_PAY.has(norm(reading, verb.end + 1));
}

/** "No one likes Mondays": things that no one need take amiss. */
function isUnloved(reading: Reading, at: number): boolean {
  const phrase = phraseAt(reading, at);
  if (phrase?.first !== at || phrase.owner !== undefined) return false;
  return (
    is(reading, phrase.head, "thing") ||
    is(reading, phrase.head, "harmless-cause") ||
    lists.QUEUES_QUEUE_WAITING.has(norm(reading, phrase.head))
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

function isPerfect(reading: Reading, { verb }: Clause): boolean {
  return verb !== undefined && reading.tokens[verb.first]?.lemma === "have" && verb.head > verb.first;
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
