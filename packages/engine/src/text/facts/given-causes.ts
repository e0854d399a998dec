import * as lists from "../../lexicon/words/given-causes.ts";
import { isPointedAt } from "../person-words.ts";
import { cue, cueAsLemma, cueAsWritten, holds, isCue, placesIn, placesOf } from "../places.ts";
import { clauseOf, findToken, hasMatch, is, matchesOf, norm, phraseAt } from "../query.ts";
import type { Clause, Reading } from "../reading.ts";
import type { Stretch } from "../span.ts";
import { becauseOf, CAUSE_OPENERS } from "./because-of.ts";
import { blames } from "./blame.ts";
import { causeOf } from "./causes.ts";
import { statedFeelings } from "./feelings.ts";

const BECAUSE_WORD = cue("because");
const OVER_WORD = cue("over");
const REASON_CAUSE = cueAsLemma("reason cause");
const ME_US_MY = cueAsWritten("me us my i");
const CRYING = cueAsLemma(lists.CRYING);
const BY_THROUGH = cueAsWritten("by through of");
const GIVEN_NOW = cueAsWritten("given now seeing considering");

const DUTIES = new Set(["should", "must", "have to", "need to", "ought to", "be supposed to"]);

/** What the message gives as a cause (because …, when …, due to …), each from its joining word on. */
export function givenCauses(reading: Reading): Stretch[] {
  return [
    ...reading.clauses.flatMap((clause) => becauseClause(reading, clause) ?? []),
    ...whenClauses(reading),
    ...placesOf(reading, BECAUSE_WORD)
      .filter((at) => isUnread(reading, at))
      .map((at) => ({ first: at, end: sentenceEnd(reading, at) })),
    ...becauseOfs(reading),
    ...ofFeelings(reading),
    ...matchesOf(reading, "distress-sign").flatMap(({ end }) => blamedFor(reading, end) ?? []),
    ...matchesOf(reading, "feeling-unpleasant").flatMap(({ end }) => blamedFor(reading, end) ?? []),
    ...placesOf(reading, BY_THROUGH)
      .filter((at) => isWorkedBy(reading, at))
      .map((at) => withPhrase(reading, at)),
    ...reasonsGiven(reading),
    ...placesOf(reading, OVER_WORD)
      .filter((at) => isLeftOver(reading, at))
      .map((at) => withPhrase(reading, at)),
    ...ofBlames(reading),
    ...reading.clauses.flatMap((clause) => namedReason(reading, clause) ?? []),
  ];
}

/** From token `first` to the end of what stands `behind` it. */
const withPhrase = (reading: Reading, first: number, behind = 1): Stretch => ({
  first,
  end: phraseStretchEnd(reading, first + behind),
});

/** From token `from` to the end of the sentence that the word before stands in. */
const restFrom = (reading: Reading, from: number): Stretch => ({ first: from, end: sentenceEnd(reading, from - 1) });

/** "(You hurt me) when you left", "(I cried) when you rudely hung up", "(I felt bullied) when …" */
function whenClauses(reading: Reading): readonly Stretch[] {
  const blamed = new Set(blames(reading).map(({ first }) => reading.tokens[first]?.sentence));
  return reading.clauses.filter((clause) => {
    if (clause.role !== "when") return false;
    const main = mainOf(reading, clause);
    return blamed.has(clause.sentence) || cries(reading, main) || isDoneTo(reading, main);
  });
}

/** "due to your neglect", "because of his lies" */
function becauseOfs(reading: Reading): Stretch[] {
  return placesOf(reading, CAUSE_OPENERS).flatMap((at) => {
    const long = becauseOf(reading, at);
    return long > 0 ? [withPhrase(reading, at, long)] : [];
  });
}

function ofFeelings(reading: Reading): Stretch[] {
  return statedFeelings(reading).flatMap((feeling) => {
    const cause = causeOf(reading, feeling);
    if (cause === undefined || cause.kind === "event") return [];
    return [{ first: cause.first, end: Math.max(cause.end, cause.first + 1) }];
  });
}

/** "Given that you never listen, …", "now that you've been so mean, …" */
function reasonsGiven(reading: Reading): Stretch[] {
  return placesOf(reading, GIVEN_NOW).flatMap((at) => {
    const clause = norm(reading, at + 1) === "that" ? clauseOf(reading, at + 2) : undefined;
    return clause !== undefined && isReasonGiven(reading, at, clause) ? [{ first: at, end: clause.end }] : [];
  });
}

/** "Your letter upset me", "it upset me that you lied" */
function ofBlames(reading: Reading): Stretch[] {
  return blames(reading).flatMap(({ first, end, source }) => {
    if (["it", "what"].includes(norm(reading, first))) return [restFrom(reading, end)];
    return source === "act" ? [{ first, end }] : [];
  });
}

/** A "because" that explains a feeling or an effect; one that explains a demand ("you should …, because …") does not count. */
function becauseClause(reading: Reading, clause: Clause): Stretch | undefined {
  const { role, connector } = clause;
  if (role !== "cause" || connector === -1 || isCompared(reading, connector) || isSinceThen(reading, clause))
    return undefined;
  // "Grandma's been in tears all day because …" may be read as one clause.
  const isOne = connector > clause.first + 1;
  const main = mainOf(reading, clause) ?? (isOne ? clause : undefined);
  if (main === undefined || isTurned(main)) return undefined;
  if (main.verb !== undefined && DUTIES.has(main.verb.modal) && isPointedAt(main.subject)) return undefined;
  let end = clause.end;
  for (
    let next = reading.clauses[clause.index + 1];
    next?.sentence === clause.sentence && (next.role !== "main" || goesOn(next));
    next = reading.clauses[next.index + 1]
  )
    end = next.end;
  return { first: connector, end };
}

/** "as crooked as they come" */
function isCompared(reading: Reading, as: number): boolean {
  return norm(reading, as) === "as" && (norm(reading, as + 2) === "as" || norm(reading, as - 2) === "as");
}

/** "Since the move the floor is a madhouse" tells from when on. */
function isSinceThen(reading: Reading, { connector, subject }: Clause): boolean {
  const after = phraseAt(reading, connector + 1);
  if (norm(reading, connector) !== "since" || after === undefined || subject === undefined) return false;
  return subject.first >= after.end;
}

/** "I am writing because …" */
function isTurned({ verb, subject }: Clause): boolean {
  return lists.TURNS.has(verb?.lemma ?? "") && subject?.person === "speaker";
}

/** "ruined by your incompetence", "lost through his carelessness", "died of your neglect", "through sheer greed" */
function isWorkedBy(reading: Reading, at: number): boolean {
  const word = norm(reading, at);
  if (word === "through" && ["sheer", "pure", "utter", "plain"].includes(norm(reading, at + 1))) return true;
  const phrase = phraseAt(reading, at + 1);
  const { verb } = clauseOf(reading, at) ?? {};
  if (phrase?.first !== at + 1 || phrase.person !== "work" || verb === undefined) return false;
  const { lemma, passive, end } = verb;
  if (end > at || at - end > FAR_JOINT) return false;
  if (word === "by") return passive && lists.WORKED.has(lemma);
  if (word === "through") return lists.WORKED.has(lemma) || lists.BEFALLS.has(lemma);
  return ["die", "perish"].includes(lemma) && end === at;
}

const FAR_JOINT = 6;

/** "Given that you never listen, I've stopped talking", "now that you've been so mean, she's crying" */
function isReasonGiven(reading: Reading, at: number, clause: Clause): boolean {
  const main = mainOf(reading, clause);
  if (clause.role !== "that" || main === undefined || main.imperative || DUTIES.has(main.verb?.modal ?? ""))
    return false;
  if (norm(reading, at) !== "now") return at === reading.sentences[clause.sentence]?.firstToken;
  const isSore = ({ index }: { readonly index: number }) => is(reading, index, "distress-sign");
  return findToken(reading, main.first, main.end, isSore) !== -1;
}

const JOINING = cueAsWritten("over since after at from");

/** "She left in tears over that callous text of yours", "afraid of maths since that heartless remark": the blamed act, from its joint on. */
function blamedFor(reading: Reading, from: number): Stretch | undefined {
  const clause = clauseOf(reading, from - 1);
  const joint = placesIn(reading, JOINING, from, Math.min(clause?.end ?? from, from + 6)).find((at) => {
    const phrase = phraseAt(reading, at + 1);
    const isOwned = ["your", "his", "her", "their"].includes(norm(reading, at + 1));
    const isPointed = isOwned || ["that", "this", "those", "these"].includes(norm(reading, at + 1));
    const isAct = phrase?.person === "work" || is(reading, phrase?.head ?? -1, "act-noun");
    return phrase?.first === at + 1 && isPointed && (isAct || (isOwned && norm(reading, at) === "over"));
  });
  return joint === undefined ? undefined : withPhrase(reading, joint);
}

/** "She quit over your constant sniping", "we lost the client over his sloppy drawings": what somebody's own act led to. */
function isLeftOver(reading: Reading, over: number): boolean {
  const phrase = phraseAt(reading, over + 1);
  if (phrase?.first !== over + 1 || !["your", "his", "her", "their"].includes(norm(reading, over + 1))) return false;
  const { verb } = clauseOf(reading, over - 1) ?? {};
  return verb !== undefined && verb.end <= over && lists.LEFT.has(verb.lemma);
}

/** A "because" whose clause the reading did not find: before a comma, or before a verb that was taken for another word. */
function isUnread(reading: Reading, because: number): boolean {
  const clause = clauseOf(reading, because);
  if (clause?.role === "cause" && clause.connector === because) return false;
  const isAfter = clause?.verb !== undefined && clause.verb.end <= because && !clause.imperative;
  return isAfter && norm(reading, because + 1) !== "of" && !DUTIES.has(clause.verb?.modal ?? "");
}

/** "The reason I'm upset is …", "What annoyed me most was …" */
function namedReason(reading: Reading, clause: Clause): Stretch | undefined {
  const { verb } = clause;
  const from = reading.sentences[clause.sentence]?.firstToken ?? clause.first;
  if (verb?.lemma !== "be" || verb.first === from) return undefined;
  const isReason = holds(reading, REASON_CAUSE, from, from + 4);
  if (isReason && ["the", "one", "another", "part", "my", "our"].includes(norm(reading, from)))
    return restFrom(reading, verb.end);
  if (norm(reading, from) !== "what") return undefined;
  const worked = findToken(
    reading,
    from + 1,
    verb.first,
    ({ index }) =>
      is(reading, index, "feeling-unpleasant") ||
      (/^gets?$/.test(norm(reading, index)) && ["to", "me"].includes(norm(reading, index + 1))),
  );
  const isSpeakers = holds(reading, ME_US_MY, from + 1, verb.first);
  return worked !== -1 && isSpeakers ? restFrom(reading, verb.end) : undefined;
}

/** "because whoever runs the desk was asleep", "because the rota they send is chaotic": the subject stands before. */
function goesOn({ subject, first }: Clause): boolean {
  return subject !== undefined && subject.first < first;
}

/** "I felt bullied when you went on your power trip" (ruling 6). */
function isDoneTo(reading: Reading, clause: Clause | undefined): boolean {
  if (clause?.verb?.lemma !== "feel" || clause.subject?.person !== "speaker") return false;
  return hasMatch(reading, "pseudo-feeling", clause.verb.end, clause.end);
}

/** "I cried when you rudely hung up": a feeling that shows. */
function cries(reading: Reading, clause: Clause | undefined): boolean {
  if (clause?.verb === undefined) return false;
  if (is(reading, clause.verb.head, "distress-sign") && clause.verb.lemma === "feel") return true;
  return isCue(reading, CRYING, clause.verb.head);
}

function mainOf(reading: Reading, clause: Clause): Clause | undefined {
  const before = reading.clauses[clause.index - 1];
  if (before?.sentence === clause.sentence) return before;
  const after = reading.clauses[clause.index + 1];
  return after?.sentence === clause.sentence ? after : undefined;
}

/** The noun phrase after "due to", with what hangs on it by "of", up to a comma or the next statement. */
function phraseStretchEnd(reading: Reading, from: number): number {
  const clause = clauseOf(reading, from);
  const limit = clause?.end ?? from;
  for (let at = from; at < limit; at++) {
    const token = reading.tokens[at];
    if (token === undefined || token.norm === ",") return at;
  }
  return limit;
}
function sentenceEnd(reading: Reading, at: number): number {
  return reading.sentences[reading.tokens[at]?.sentence ?? -1]?.endToken ?? at;
}
