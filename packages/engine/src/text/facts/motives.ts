import * as lists from "../../lexicon/words/motives.ts";
import { cueAsWritten, holds } from "../places.ts";
import { clauseOf, findToken, is, matchesOf, norm, phraseAt, tokenAt } from "../query.ts";
import type { Clause, Match, Reading, Token } from "../reading.ts";
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
const FAVOURITE_FAVORITE_STAR = cueAsWritten(lists.FAVOURITE_FAVORITE_STAR);

/** Adverbs and adverbials of intent; they may stand anywhere in the clause. */
const INTENT =
  /^(?:on purpose|deliberat\w+|intentionally|wilfully|willfully|purposely|purposefully|out of |just to |for attention|for the )/;

const JUST_WANT = /^(?:just|only) (?:want|wants|wanted)$/;

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
  for (const bias of purposesOf(reading)) add(bias);
  for (const bias of ownReasons(reading)) add(bias);
  for (const bias of regardsOf(reading)) add(bias);
  for (const bias of innerStates(reading)) add(bias);
  for (const bias of seenAsOf(reading)) add(bias);
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
  const { first, end, text } = match;
  const sentence = reading.sentences[clause.sentence];
  const subject = subjectBefore(reading, clause, first);
  const isShown = /^to (?:look|impress|score|shine)/.test(text) && subject?.person !== "you";
  if (isShown && !holds(reading, ONLY_JUST_SIMPLY, clause.first, first)) return false;
  if (/^to look/.test(text) && lists.WANT_LIKE_LOVE.has(tokenAt(reading, first - 1)?.lemma ?? "")) return false;
  if (text === "intentionally" && subject?.person !== "you" && !hasSpeaker(reading, clause)) return false;
  if (INTENT.test(text)) {
    if (sentence?.question && clause.verb?.first === sentence.firstToken && !clause.verb.negated) return false;
    if (subject?.person !== "you" && ["to", "so"].includes(norm(reading, end))) return false;
    if (clause.verb?.negated) return false;
    const blamed = norm(reading, first - 1) === "for" ? phraseAt(reading, first - 2) : undefined;
    if (blamed !== undefined && isSomebodyElse(reading, blamed)) return true;
    return isSomebodyElse(reading, subject) || (clause.verb?.passive === true && subject?.person !== "thing");
  }
  // "You knew exactly what to say!"
  if (/ exactly$/.test(text) && norm(reading, end + 1) === "to" && reading.tokens[end + 3]?.tag === "PUNCT")
    return false;
  if (
    /\b(?:you|your|yourself|he|she|his|her|himself|herself)\b/.test(text) &&
    !/^(?:think|thinks|because|if)/.test(text)
  ) {
    return subject?.person !== "speaker" || /^you/.test(text);
  }
  // "you never meant to wake us" means well
  if (/^never (?:meant|intended) to$/.test(text) && isHarm(reading, end)) return false;
  if (text === "never wanted" && ["this", "that", "it"].includes(norm(reading, end)) && norm(reading, end + 1) === "to")
    return false;
  if (/^waiting for (?:me|us) to$/.test(text)) return is(reading, end, "ill-fate") || is(reading, end, "bad-deed");
  if (/interested/.test(text) && isPastime(reading, end)) return false;
  if (/think(?:s)? (?:of|about)$/.test(text) && ["others", "everyone", "everybody", "us"].includes(norm(reading, end)))
    return false;
  if (/want to know$/.test(text) && isTooMuch(reading, end)) return false;
  const isTaste = norm(reading, end) === "for" || norm(reading, end + 1) === "for";
  if (text.endsWith(" care") && isTaste && subject?.person !== "you") return false;
  const isNobodyCares = subject !== undefined && subject.person === "generic" && /care|only|bother/.test(text);
  // "The surgery couldn't care less": no thing is said so
  const isUncaringBody = subject?.person === "thing" && /less$/.test(text) && !is(reading, subject.head, "thing");
  if (!isSomebodyElse(reading, subject) && !isNobodyCares && !isUncaringBody) return false;
  const isTheirOwn = subject?.person !== "you" && norm(reading, end) === "to";
  if (JUST_WANT.test(text) && isTheirOwn && aimEnd(reading, end + 1, clause.end) === -1 && !isHarm(reading, end + 1))
    return false;
  if (JUST_WANT.test(text))
    return (!isFairWish(reading, end) || (subject?.person === "you" && isHelp(reading, end))) && !sentence?.question;
  return true;
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
    lists.WAKE_CAUSE_MAKE.has(norm(reading, at))
  );
}

/** The clause's subject, or the one of the clause before when this clause has none of its own. */
function subjectBefore(reading: Reading, clause: Clause, first: number) {
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
    !lists.CAR_HOUSE_GARDEN.has(norm(reading, head))
  );
}

/** "You just want a housekeeper": whoever one is said to be no more than. */
function isHelp(reading: Reading, end: number): boolean {
  const wanted = phraseAt(reading, end);
  const HELP =
    /^(?:housekeeper|cleaner|cook|nanny|babysitter|chauffeur|secretary|skivvy|dogsbody|doormat|punchbag|wallet|bank|taxi|handyman|mother|mummy|trophy)$/;
  return (
    wanted?.first === end &&
    ["a", "an"].includes(norm(reading, end)) &&
    wanted.end === end + 2 &&
    HELP.test(norm(reading, wanted.head))
  );
}

function isFairWish(reading: Reading, end: number): boolean {
  const next = norm(reading, end);
  // "the best for you", "everyone to be happy"
  if (next === "the" && norm(reading, end + 1) === "best" && norm(reading, end + 2) === "for") return true;
  if (/^every(?:one|body)$/.test(next) && norm(reading, end + 1) === "to") return norm(reading, end + 2) === "be";
  const isToShine = norm(reading, end + 1) === "be" && holds(reading, FAVOURITE_FAVORITE_STAR, end + 2, end + 6);
  if (next === "to")
    return (
      !isToShine &&
      lists.FAIR_WISH.has(reading.tokens[end + 1]?.lemma ?? "") &&
      !lists.RID_ATTENTION_RIGHT.has(norm(reading, end + 2))
    );
  if ((next === "me" || next === "us") && norm(reading, end + 1) === "to")
    return lists.FAIR_WISH.has(reading.tokens[end + 2]?.lemma ?? "") || norm(reading, end + 2) === "be";
  const wanted = phraseAt(reading, end);
  if (wanted?.owner === "speaker" && lists.MONEY_SAVINGS_JOB.has(norm(reading, wanted.head))) return false;
  if (wanted?.owner === "you" && norm(reading, wanted.head) === "money") return false;
  if (wanted?.first === end && lists.GLORY.has(norm(reading, wanted.head))) return false;
  if (next === "the" && wanted?.first === end && isSmallThing(reading, wanted.head)) return true;
  return lists.YOU_US_ME.has(next);
}

/** "just want" is marked with what is wanted: "just want the glory". */
function wishEnd(reading: Reading, match: Match, clause: Clause): number {
  if (!JUST_WANT.test(match.text)) return match.end;
  const stop = findToken(reading, match.end, clause.end, ({ tag }) => tag === "PUNCT");
  return Math.min(stop === -1 ? clause.end : stop, match.end + 6);
}
