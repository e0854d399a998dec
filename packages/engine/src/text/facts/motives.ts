import * as lists from "../../lexicon/words/motives.ts";
import { anyOf } from "../../lexicon/words.ts";
import { cueAsWritten, holds } from "../places.ts";
import { clauseOf, findToken, follows, is, matchesOf, norm, phraseAt, tokenAt } from "../query.ts";
import type { Clause, Match, NounPhrase, Reading, Token } from "../reading.ts";
import { aimEnd, HARMING } from "./aims.ts";
import { type Bias, hasSpeaker, isSomebodyElse } from "./bias-kinds.ts";
import { isDisowned } from "./denied.ts";
import { illWill } from "./ill-will.ts";
import { innerStates } from "./inner-states.ts";
import { maliceIn, meantHarm, unwilling } from "./malice.ts";
import { ownReasons } from "./own-reasons.ts";
import { purposesOf } from "./purposes.ts";
import { innerAct, lowOpinion, onlyFor, USUAL_SEVERITY } from "./put-in-heads.ts";
import { regardsOf } from "./regards.ts";
import { seenAsOf } from "./seen-as.ts";
import { Taken } from "./taken.ts";
import { thoughtPutIn } from "./thoughts-put-in.ts";

const ONLY_JUST_SIMPLY = cueAsWritten("only just simply purely");
const SHINING = cueAsWritten(lists.SHINING);

const INTENT = new RegExp(`^${anyOf(lists.INTENT)}`);
const SOMEBODYS = new RegExp(String.raw`\b${anyOf(lists.SOMEBODYS)}\b`);
const JUST_WANT = /^(?:just|only) (?:want|wants|wanted)$/;

type Subject = NounPhrase | undefined;

/** Claims about what somebody else wants, means, thinks or does not care about. */
export function findMotives(reading: Reading): Bias[] {
  const found: Bias[] = [];
  for (const match of matchesOf(reading, "mind-reading")) {
    const clause = clauseOf(reading, match.first);
    if (clause === undefined || isDisowned(reading, match.first)) continue;
    if (!isAboutOther(reading, match, clause)) continue;
    found.push({
      first: match.first,
      end: wishEnd(reading, match, clause),
      severity: match.severity ?? USUAL_SEVERITY,
    });
  }
  const taken = new Taken();
  for (const { first, end } of found) taken.add(first, end);
  const add = (bias: Bias | undefined) => {
    if (bias === undefined || taken.touches(bias.first, bias.end)) return;
    found.push(bias);
    taken.add(bias.first, bias.end);
  };
  for (const clause of reading.clauses) {
    if (clause.verb === undefined) continue;
    add(isSomebodyElse(reading, clause.subject) ? withinClause(reading, clause) : lowOpinion(reading, clause));
    add(illWill(reading, clause) ?? thoughtPutIn(reading, clause));
  }
  for (const find of [purposesOf, ownReasons, regardsOf, innerStates, seenAsOf]) find(reading).forEach(add);
  return found.sort((a, b) => a.first - b.first);
}

/** Frames that speak of the inside of the clause's own subject. */
function withinClause(reading: Reading, clause: Clause): Bias | undefined {
  return (
    innerAct(reading, clause) ??
    onlyFor(reading, clause) ??
    meantHarm(reading, clause) ??
    unwilling(reading, clause) ??
    maliceIn(reading, clause)
  );
}

function isAboutOther(reading: Reading, match: Match, clause: Clause): boolean {
  const { end, text } = match;
  const subject = subjectBefore(reading, clause, match.first);
  if (isFairShow(reading, match, clause, subject)) return false;
  if (INTENT.test(text)) return isIntent(reading, match, clause, subject);
  // "You knew exactly what to say!"
  if (/ exactly$/.test(text) && norm(reading, end + 1) === "to" && reading.tokens[end + 3]?.tag === "PUNCT")
    return false;
  if (SOMEBODYS.test(text) && !/^(?:think|thinks|because|if)/.test(text))
    return subject?.person !== "speaker" || /^you/.test(text);
  if (/^waiting for (?:me|us) to$/.test(text)) return is(reading, end, "ill-fate") || is(reading, end, "bad-deed");
  if (isMeantWell(reading, match) || !isMinded(reading, match, subject)) return false;
  return !JUST_WANT.test(text) || isGreed(reading, end, clause, subject);
}

/** "to look good in the photo", "wants to look smart", "he left the door open intentionally" */
function isFairShow(reading: Reading, { first, text }: Match, clause: Clause, subject: Subject): boolean {
  if (/^to look/.test(text) && lists.LIKING.has(tokenAt(reading, first - 1)?.lemma ?? "")) return true;
  if (subject?.person === "you") return false;
  if (text === "intentionally") return !hasSpeaker(reading, clause);
  return /^to (?:look|impress|score|shine)/.test(text) && !holds(reading, ONLY_JUST_SIMPLY, clause.first, first);
}

/** "You did it on purpose", "out of spite": not asked, not denied, and done by somebody else. */
function isIntent(reading: Reading, { first, end }: Match, { verb, sentence }: Clause, subject: Subject): boolean {
  const asked = reading.sentences[sentence];
  if (verb?.negated || (asked?.question && verb?.first === asked.firstToken)) return false;
  if (subject?.person !== "you" && ["to", "so"].includes(norm(reading, end))) return false;
  const blamed = norm(reading, first - 1) === "for" ? phraseAt(reading, first - 2) : undefined;
  if (isSomebodyElse(reading, blamed) || isSomebodyElse(reading, subject)) return true;
  return verb?.passive === true && subject?.person !== "thing";
}

/** "you never meant to wake us", "never wanted it to end", "only interested in trains", "you only think of others" */
function isMeantWell(reading: Reading, { text, end }: Match): boolean {
  const next = norm(reading, end);
  if (/^never (?:meant|intended) to$/.test(text)) return isHarm(reading, end);
  if (text === "never wanted") return ["this", "that", "it"].includes(next) && norm(reading, end + 1) === "to";
  if (/interested/.test(text)) return isPastime(reading, end);
  if (/think(?:s)? (?:of|about)$/.test(text)) return ["others", "everyone", "everybody", "us"].includes(next);
  return /want to know$/.test(text) && isTooMuch(reading, end);
}

/** Somebody else, "nobody (cares)", "the surgery (couldn't care less)"; not "she doesn't care for fish" */
function isMinded(reading: Reading, { text, end }: Match, subject: Subject): boolean {
  const isTaste = norm(reading, end) === "for" || norm(reading, end + 1) === "for";
  if (text.endsWith(" care") && isTaste && subject?.person !== "you") return false;
  if (isSomebodyElse(reading, subject)) return true;
  if (subject?.person === "generic") return /care|only|bother/.test(text);
  // No thing is said so.
  return subject?.person === "thing" && /less$/.test(text) && !is(reading, subject.head, "thing");
}

/** "You just want the glory"; not "they just want to help", "you just want what is best for us" */
function isGreed(reading: Reading, end: number, { sentence, end: limit }: Clause, subject: Subject): boolean {
  const isTheirOwn = subject?.person !== "you" && norm(reading, end) === "to";
  if (isTheirOwn && aimEnd(reading, end + 1, limit) === -1 && !isHarm(reading, end + 1)) return false;
  const isOfYou = subject?.person === "you" && isHelp(reading, end);
  return (isOfYou || !isFairWish(reading, end)) && !reading.sentences[sentence]?.question;
}

/** "only interested in trains": a taste, no charge. */
function isPastime(reading: Reading, at: number): boolean {
  const phrase = phraseAt(reading, at);
  return phrase?.first === at && phrase.owner === undefined && lists.PASTIME.has(norm(reading, phrase.head));
}

/** "You don't want to know what the vet charged" */
function isTooMuch(reading: Reading, at: number): boolean {
  const limit = reading.sentences[reading.tokens[at]?.sentence ?? -1]?.endToken ?? at;
  const isOurs = ({ norm: word }: Token) => ["i", "we", "my", "me", "us", "our"].includes(word);
  const isLong = norm(reading, at) === "how" && norm(reading, at + 1) === "long";
  return (
    ["what", "how", "where", "which", "why"].includes(norm(reading, at)) &&
    (isLong || findToken(reading, at, limit, isOurs) === -1)
  );
}

function isHarm(reading: Reading, at: number): boolean {
  return (
    HARMING.has(reading.tokens[at]?.lemma ?? "") ||
    is(reading, at, "bad-deed") ||
    is(reading, at, "emotion-cause") ||
    lists.DISTURBING.has(norm(reading, at))
  );
}

/** The clause's subject, or the one of the clause before when this clause has none of its own. */
function subjectBefore(reading: Reading, clause: Clause, first: number): Subject {
  if (clause.subject !== undefined && clause.subject.first < first) return clause.subject;
  const before = reading.clauses[clause.index - 1];
  return before?.sentence === clause.sentence ? before.subject : clause.subject;
}

/** "the blue cup", "the window seat": what children and guests may want. */
function isSmallThing(reading: Reading, head: number): boolean {
  return (
    (is(reading, head, "thing") ||
      is(reading, head, "appetite") ||
      ["seat", "piece", "bit", "corner", "side"].includes(norm(reading, head))) &&
    !lists.NO_SMALL_THING.has(norm(reading, head))
  );
}

/** "a housekeeper", "a doormat" */
function isHelp(reading: Reading, at: number): boolean {
  const wanted = phraseAt(reading, at);
  const isBare = wanted?.first === at && wanted.end === at + 2 && ["a", "an"].includes(norm(reading, at));
  return isBare && lists.SERVANTS.has(norm(reading, wanted.head));
}

/** "to help", "us to be safe", "the best for you", "everyone to be happy", "the window seat" */
function isFairWish(reading: Reading, at: number): boolean {
  const [next, after] = [norm(reading, at), norm(reading, at + 1)];
  if (follows(reading, at, "the", "best", "for")) return true;
  if (next === "to") return isFairDeed(reading, at + 1);
  if (after !== "to") return isFairThing(reading, at);
  if (/^every(?:one|body)$/.test(next)) return norm(reading, at + 2) === "be";
  if (next !== "me" && next !== "us") return isFairThing(reading, at);
  return lists.FAIR_WISH.has(reading.tokens[at + 2]?.lemma ?? "") || norm(reading, at + 2) === "be";
}

/** "(just want to) help"; not "be the star", "get rid of us" */
function isFairDeed(reading: Reading, at: number): boolean {
  const isToShine = norm(reading, at) === "be" && holds(reading, SHINING, at + 1, at + 5);
  const isFair = lists.FAIR_WISH.has(reading.tokens[at]?.lemma ?? "");
  return isFair && !isToShine && !lists.UNFAIR_AIMS.has(norm(reading, at + 1));
}

/** "the blue cup", "some peace"; not "my job", "your money", "the glory" */
function isFairThing(reading: Reading, at: number): boolean {
  const wanted = phraseAt(reading, at);
  const head = norm(reading, wanted?.head ?? -1);
  if (wanted?.owner === "speaker" && lists.BELONGINGS.has(head)) return false;
  if (wanted?.owner === "you" && head === "money") return false;
  if (wanted?.first === at && lists.GLORY.has(head)) return false;
  const isSmall = norm(reading, at) === "the" && wanted?.first === at && isSmallThing(reading, wanted.head);
  return isSmall || lists.OPENS_FAIR_THING.has(norm(reading, at));
}

/** "just want" is marked with what is wanted: "just want the glory". */
function wishEnd(reading: Reading, match: Match, clause: Clause): number {
  if (!JUST_WANT.test(match.text)) return match.end;
  const stop = findToken(reading, match.end, clause.end, ({ tag }) => tag === "PUNCT");
  return Math.min(stop === -1 ? clause.end : stop, match.end + 6);
}
