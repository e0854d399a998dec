import * as lists from "../../lexicon/words/denied.ts";
import { cueAsLemma, cueAsWritten, holds, isCue, placesIn } from "../places.ts";
import { clauseOf, norm, passes, phraseAt, tokenAt } from "../query.ts";
import type { Clause, Reading } from "../reading.ts";
import { isSaidBehind } from "../said-behind.ts";
import { isOneOf } from "../word.ts";
import { remember } from "./remember.ts";

const FIND_RULE_CONCLUDE = cueAsLemma("find rule conclude decide hold");
const ADMIT_CONFESS_ACCEPT = cueAsLemma("admit confess accept acknowledge");
const THINK_BELIEVE_RECKON = cueAsLemma("think believe reckon suspect");
const SAY_CLAIM_WRITE = cueAsLemma(lists.SAY_CLAIM_WRITE);
const BE_FIND_THINK = cueAsLemma("be find think call");
const ANYONE_ANYBODY_SOMEONE = cueAsWritten("anyone anybody someone somebody people a");
const AS_THAN = cueAsWritten("as than");

const NOBODY = new Set("nobody noone no-one none neither".split(" "));
const isDenying = isOneOf(lists.IS_DENYING);

const SOURCES = cueAsWritten("according allegedly apparently supposedly reportedly");

/** Whether the words at token `index` are not the writer's own claim: quoted, reported, denied or asked about as a guess. */
export function isDisowned(reading: Reading, index: number): boolean {
  const token = reading.tokens[index];
  if (token === undefined || token.shielded || isSaidBehind(reading, index)) return true;
  const clause = clauseOf(reading, index);
  if (clause === undefined) return false;
  return isDisownedClause(reading, clause) || isTakenBack(reading, index);
}

/** Of each clause by its index, once somebody has asked. */
const disowned = remember((): (boolean | undefined)[] => []);

function isDisownedClause(reading: Reading, clause: Clause): boolean {
  const known = disowned(reading);
  known[clause.index] ??=
    isReported(reading, clause) ||
    isAttributed(reading, clause) ||
    isDenied(reading, clause) ||
    isHeldByAnother(reading, clause) ||
    namesSource(reading, clause);
  return known[clause.index] === true;
}

const BECAUSE = cueAsWritten("because");

/** "My husband thinks the committee is corrupt": somebody else's opinion of a third. */
function isHeldByAnother(reading: Reading, clause: Clause): boolean {
  const before = reading.clauses[clause.index - 1];
  if (clause.role !== "that" || before?.sentence !== clause.sentence || before.verb === undefined) return false;
  const holder = before.subject;
  const isFound =
    isCue(reading, FIND_RULE_CONCLUDE, before.verb.head) && lists.COURTS.has(norm(reading, holder?.head ?? -1));
  if (before.verb.negated || before.verb.modal === "would") return false;
  // "He admitted that he had been selfish"
  const isOwning =
    isCue(reading, ADMIT_CONFESS_ACCEPT, before.verb.head) && ["third", "name"].includes(holder?.person ?? "");
  if (isOwning) return isPronounOf(reading, clause);
  if (!isFound && !isCue(reading, THINK_BELIEVE_RECKON, before.verb.head)) return false;
  const isOne =
    holder !== undefined && (isFound ? /^(?:third|name|group|thing)$/ : /^(?:third|name|you)$/).test(holder.person);
  // "IT think we're all morons"
  const isOfUs = clause.subject?.person === "speaker" && clause.verb?.lemma === "be";
  if (
    isOfUs &&
    holder !== undefined &&
    holder.person !== "speaker" &&
    !holds(reading, BECAUSE, clause.first, clause.end)
  )
    return true;
  return (
    isOne &&
    ["third", "group", "name", "generic"].includes(clause.subject?.person ?? "") &&
    !isPronounOf(reading, clause)
  );
}

/** "Tom thinks he's clever": of himself. */
function isPronounOf(reading: Reading, { subject }: Clause): boolean {
  return ["he", "she", "they"].includes(norm(reading, subject?.head ?? -1));
}

/** "Do you think he was rude?", "I used to think you were arrogant". */
function isAskedOrPast(reading: Reading, before: Clause): boolean {
  const { verb, subject } = before;
  if (verb === undefined) return false;
  const sentence = reading.sentences[before.sentence];
  const isAsked = sentence?.question === true && verb.first === sentence.firstToken && subject?.person === "you";
  return (
    isAsked ||
    (verb.lemma === "use" && norm(reading, verb.end) === "to" && lists.THINKING.has(norm(reading, verb.end + 1)))
  );
}

/** "He lied in court, the judge said." */
function isAttributed(reading: Reading, clause: Clause): boolean {
  const sentence = reading.sentences[clause.sentence];
  const last = reading.clauses[(sentence?.endClause ?? 0) - 1];
  if (last?.verb === undefined || last.index <= clause.index || norm(reading, last.first - 1) !== ",") return false;
  const isTold = isCue(reading, SAY_CLAIM_WRITE, last.verb.head);
  const isOwn = last.subject === undefined || last.subject.first >= last.first;
  return (
    isTold && isOwn && last.subject?.person !== "speaker" && last.connector === -1 && last.end - last.verb.end <= 2
  );
}

/** "He said he left because you were rude": what hangs on reported words is reported, too. */
function isReported(reading: Reading, clause: Clause): boolean {
  let at: Clause | undefined = clause;
  while (at !== undefined && at.sentence === clause.sentence) {
    // "You said you'd call and you didn't"
    if (at === clause && at.verb?.lemma === "do" && at.verb.negated) return false;
    if (at.reported) return !isBehindQuote(reading, at, clause);
    if (at.role === "main" || isAddedRemark(reading, at)) return false;
    at = reading.clauses[at.index - 1];
  }
  return false;
}

/** "He said my welds were bad, which was vile of him": the writer's own word on it. */
function isAddedRemark(reading: Reading, { first, verb }: Clause): boolean {
  const isBeing = verb !== undefined && isCue(reading, BE_FIND_THINK, verb.head);
  return isBeing && norm(reading, first) === "which" && norm(reading, first - 1) === ",";
}

/** "… 'is this a joke?', since respect matters to me": the quotation has ended. */
function isBehindQuote(reading: Reading, said: Clause, clause: Clause): boolean {
  const isQuoted = reading.tokens[said.first]?.shielded === true;
  return isQuoted && reading.tokens[clause.first]?.shielded === false && clause.role === "cause";
}

/** "Don't you think that's childish of him?", "wasn't that a bit harsh of you?": asked, and meant. */
export function isLeadingQuestion(reading: Reading, { verb, sentence }: Clause): boolean {
  const found = reading.sentences[sentence];
  return found?.question === true && verb?.negated === true && verb.first === found.firstToken;
}

/** "I never said you were careless", "Nobody thinks you are slow". */
function isDenied(reading: Reading, clause: Clause): boolean {
  const before = reading.clauses[clause.index - 1];
  const isAfterUsed = before?.verb?.lemma === "use" && isAskedOrPast(reading, before);
  if ((clause.role !== "that" && !isAfterUsed) || before?.sentence !== clause.sentence || before.verb === undefined)
    return false;
  const isItNot =
    before.verb.lemma === "be" && before.subject !== undefined && norm(reading, before.subject.head) === "it";
  if (isItNot && before.verb.negated) return !lists.FAIR_RIGHT_OK.has(norm(reading, before.verb.end));
  if (before.verb.lemma === "use" && isAskedOrPast(reading, before)) return true;
  if (!lists.THINKING.has(before.verb.lemma)) return false;
  if (before.verb.lemma === "believe" && before.verb.modal === "can") return false;
  // "You don't know how rude you are"
  if (["know", "realise", "realize", "see"].includes(before.verb.lemma) && norm(reading, clause.first) === "how")
    return false;
  // "I never knew you were this selfish"
  if (before.verb.lemma === "know" && before.verb.tense === "past") return isAskedOrPast(reading, before);
  if (isLeadingQuestion(reading, before)) return false;
  if (before.verb.negated || isAskedOrPast(reading, before)) return true;
  if (passes(reading, before.verb.first - 1, isDenying)) return true;
  return before.subject !== undefined && NOBODY.has(norm(reading, before.subject.head));
}

const CALLING = cueAsWritten(lists.CALLING);

/** "I'm sorry I called you lazy", "I apologise for saying you were rude": taken back. */
function isTakenBack(reading: Reading, index: number): boolean {
  const first = reading.sentences[reading.tokens[index]?.sentence ?? -1]?.firstToken ?? index;
  const called = placesIn(reading, CALLING, Math.max(first, index - 8), index).at(-1);
  if (called === undefined) return false;
  for (let at = called - 1; at >= Math.max(first, called - 6); at--)
    if (/^(?:sorry|apologi[sz]e|regret|apologies|wrong)$/.test(norm(reading, at)))
      return !["you", "he", "she", "they"].includes(norm(reading, called - 1));
  return false;
}

/** "According to the complaint, the waiter was rude." */
function namesSource(reading: Reading, clause: Clause): boolean {
  const sentence = reading.sentences[clause.sentence];
  if (sentence === undefined) return false;
  const first = sentence.firstToken;
  const isOwnReason = norm(reading, first) === "apparently" && clause.role === "cause";
  if (isCue(reading, SOURCES, first)) return !isOwnReason;
  const phrase = norm(reading, first) === "in" ? phraseAt(reading, first + 1) : undefined;
  return phrase !== undefined && lists.STORIES.has(reading.tokens[phrase.head]?.lemma ?? "");
}

const FOND = cueAsWritten("love adore miss best happy poor");

/** Whether the sentence says that it loves the one it teases: "You idiots, I love you both." */
export function isFond(reading: Reading, index: number): boolean {
  const sentence = reading.sentences[reading.tokens[index]?.sentence ?? -1];
  for (const at of placesIn(reading, FOND, sentence?.firstToken ?? 0, sentence?.endToken ?? 0)) {
    // "I love you but you're rude"
    if (at < index && holds(reading, BUT, at, index)) continue;
    if (["love", "adore", "miss"].includes(norm(reading, at)) && isBeloved(reading, at + 1)) return true;
    if (
      norm(reading, at) === "poor" &&
      ["you", "thing", "love", "lamb", "soul", "darling"].includes(norm(reading, at + 1))
    )
      return true;
    if (norm(reading, at) === "best" && norm(reading, at + 1) === "way") return true;
  }
  return false;
}

/** "love him", "love playing with her", "love having him round" */
function isBeloved(reading: Reading, at: number): boolean {
  const whom = reading.tokens[at]?.form === "ing" ? at + (norm(reading, at + 1) === "with" ? 2 : 1) : at;
  return ["you", "him", "her", "them"].includes(norm(reading, whom)) && norm(reading, at) !== "watching";
}

const isNobody = isOneOf("nobody noone none");

/** Whether a "not" speaks for the words from token `first` on, up to three words before them or in their verb. */
export function isNegated(reading: Reading, first: number): boolean {
  const clause = clauseOf(reading, first);
  const verb = clause?.verb;
  if (isSuperlative(reading, first)) return false;
  if (norm(reading, first - 1) === "but" && norm(reading, first - 2) === "anything") return true;
  const ceasing = ceasedBeing(reading, clause);
  if (ceasing !== undefined) return ceasing;
  if (isHeightOf(reading, first)) return false;
  // "If you were less vain", "had Nina been less vain"
  const isHad = clause !== undefined && norm(reading, clause.first) === "had";
  if (verb !== undefined && (clause?.role === "if" || (isHad && !reading.sentences[clause.sentence]?.question)))
    return false;
  if (isPresupposed(reading, first, verb?.end ?? first)) return false;
  if (clause !== undefined && isLeadingQuestion(reading, clause)) return false;
  if (verb?.negated && verb.first <= first) return !isCorrected(reading, verb.end, first);
  // "I never called you an idiot"
  if (verb?.lemma === "call" && norm(reading, verb.first - 1) === "never") return true;
  const subject = clause?.subject;
  if (subject !== undefined && subject.first < first && passes(reading, subject.head, isNobody)) return true;
  for (let at = first - 1; at >= Math.max(0, first - 3); at--) {
    const token = reading.tokens[at];
    if (token === undefined || token.tag === "PUNCT" || token.clause !== reading.tokens[first]?.clause) break;
    if (isDenying(token) || (token.norm === "from" && norm(reading, at - 1) === "far")) return true;
  }
  return false;
}

/** Whether somebody left off being so: "you stopped being rude"; not so in "you never stop being rude", "he can't help being a snob". */
function ceasedBeing(reading: Reading, clause: Clause | undefined): boolean | undefined {
  const verb = clause?.verb;
  if (verb === undefined || reading.tokens[verb.end]?.form !== "ing") return undefined;
  if (clause?.subject === undefined || !["stop", "quit", "help", "resist"].includes(verb.lemma)) return undefined;
  const isOngoing = verb.negated && ["can", "could", "will"].includes(verb.modal);
  if (norm(reading, verb.end) !== "being" && !isOngoing && verb.tense !== "past") return undefined;
  return !verb.negated && norm(reading, verb.first - 1) !== "never";
}

/** "with a bit less vanity", "a little less arrogance would help": there is too much of it. */
export function isTooMuch(reading: Reading, first: number): boolean {
  if (reading.tokens[first]?.tag !== "NOUN") return false;
  return (
    norm(reading, first - 1) === "less" &&
    ["bit", "little", "lot", "touch", "tad"].includes(norm(reading, first - 2)) &&
    norm(reading, first - 3) === "a"
  );
}

/** "You couldn't be more selfish", "he couldn't have been ruder" */
function isHeightOf(reading: Reading, first: number): boolean {
  const { verb } = clauseOf(reading, first) ?? {};
  if (verb?.lemma !== "be" || !verb.negated || !["could", "can"].includes(verb.modal)) return false;
  return norm(reading, first - 1) === "more" || /[^e]er$/.test(norm(reading, first));
}

/** "I can't stand your rude tone", "couldn't sleep because of your lies": what is somebody's own is not denied with the verb. */
function isPresupposed(reading: Reading, first: number, from: number): boolean {
  const phrase = phraseAt(reading, first);
  if (phrase === undefined || phrase.first < from || !["you", "third", "name", "group"].includes(phrase.owner ?? ""))
    return false;
  return clauseOf(reading, first)?.verb?.lemma !== "be";
}

const SUCH = cueAsWritten("such");
const isCompared = isOneOf("as so more");

/** "I've never met such a stingy man" denies nothing. */
function isSuperlative(reading: Reading, first: number): boolean {
  if (holds(reading, SUCH, first - 3, first)) return true;
  if (!passes(reading, first - 1, isCompared)) return false;
  // "Nobody is as rude as you"
  const who = clauseOf(reading, first)?.subject;
  const isNone = who !== undefined && passes(reading, who.head, isNobody) && norm(reading, first + 1) === "as";
  const whom = phraseAt(reading, first + 2);
  if (isNone && whom !== undefined && ["you", "third", "name"].includes(whom.person)) return true;
  const met = clauseOf(reading, first)?.verb?.lemma;
  const isOf = isCue(reading, ANYONE_ANYBODY_SOMEONE, first - 2);
  const isWith = tokenAt(reading, first - 3)?.tag === "ADP";
  if (isOf && norm(reading, first - 1) === "so" && (isWith || ["meet", "encounter", "know", "see"].includes(met ?? "")))
    return true;
  return ["meet", "encounter", "know", "see"].includes(met ?? "") && isCue(reading, AS_THAN, first + 1);
}

const BUT = cueAsWritten("but");

/** "You're not tired but lazy": the second word is meant. */
function isCorrected(reading: Reading, from: number, first: number): boolean {
  // "I'm not angry, just sad that …"
  const isJust =
    norm(reading, first - 2) === "," && ["just", "only", "simply", "mostly"].includes(norm(reading, first - 1));
  return isJust || holds(reading, BUT, from, first);
}
