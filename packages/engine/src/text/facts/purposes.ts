import * as lists from "../../lexicon/words/purposes.ts";
import { cue, cueAsLemma, cueAsWritten, holds, isCue, placesOf } from "../places.ts";
import { clauseOf, clausesOf, findToken, norm, phraseAt, tokenAt } from "../query.ts";
import type { Clause, NounPhrase, Reading, VerbGroup } from "../reading.ts";
import { aimEnd, fateEnd } from "./aims.ts";
import { type Bias, isSomebodyElse } from "./bias-kinds.ts";
import { isDisowned } from "./denied.ts";
import { isOwnClaim } from "./ill-will.ts";

const BECAUSE = cueAsWritten("because");
const TO = cue("to");
const SO = cue("so");
const FOR = cue("for");
const NOT = cue("not");
const HIM_HER_YOU = cueAsWritten("him her you them himself herself");

const ME_US_MY = cueAsWritten("me us my our");
const ONLY_PURELY_SOLELY = cueAsWritten("only purely solely merely");
const HAVING = cueAsLemma(lists.HAVING);
const JUST_ONLY_PURELY = cueAsWritten("just only purely solely simply merely");

const SEVERITY = 0.65;

/** "You moved it to keep us away", "he left me off the thread just so I'd look bad": a motive put behind a deed. */
export function purposesOf(reading: Reading): Bias[] {
  const found: Bias[] = [];
  for (const at of placesOf(reading, TO)) add(found, reading, at, toPurpose(reading, at));
  for (const at of placesOf(reading, SO)) add(found, reading, at, soPurpose(reading, at));
  for (const at of placesOf(reading, FOR)) add(found, reading, at, purelyFor(reading, at));
  for (const at of placesOf(reading, NOT)) add(found, reading, at, notToPurpose(reading, at));
  for (const at of placesOf(reading, BECAUSE)) add(found, reading, at, onlyBecauseOf(reading, at));
  return found;
}

/** "She invites us only because of the presents" */
function onlyBecauseOf(reading: Reading, at: number): number {
  if (!isCue(reading, ONLY_PURELY_SOLELY, at - 1) || norm(reading, at + 1) !== "of") return -1;
  const phrase = phraseAt(reading, at + 2);
  if (deedBefore(reading, at - 1) === undefined || phrase?.first !== at + 2) return -1;
  return lists.GAIN.has(norm(reading, phrase.head)) ? phrase.end : -1;
}

function add(found: Bias[], reading: Reading, at: number, end: number): void {
  if (end === -1 || isDisowned(reading, at)) return;
  found.push({ first: lists.MERELY.has(norm(reading, at - 1)) ? at - 1 : at, end, severity: SEVERITY });
}

/** The deed before `at` that somebody else did. */
function deedBefore(reading: Reading, at: number): Clause | undefined {
  const near = clauseOf(reading, at - 1);
  const isFinal = near !== undefined && near.role !== "main" && near.subject?.person === "speaker";
  const clause = isFinal ? mainBefore(reading, near) : near;
  if (clause?.verb === undefined || clause.verb.end > at || clause.verb.negated || !isOwnClaim(reading, clause))
    return undefined;
  return clause;
}

/** The main clause that this one hangs on, in its sentence. */
function mainBefore(reading: Reading, clause: Clause): Clause | undefined {
  for (let at = clause.index - 1; reading.clauses[at]?.sentence === clause.sentence; at--)
    if (reading.clauses[at]?.role === "main") return reading.clauses[at];
  return undefined;
}

function toPurpose(reading: Reading, to: number): number {
  const aim = statedAim(reading, to);
  if (aim !== -1) return aim;
  const clause = deedBefore(reading, to);
  if (clause?.verb === undefined) return -1;
  if (isCue(reading, HAVING, clause.verb.head) && tokenAt(reading, to - 1)?.tag === "NOUN") return -1;
  const isNear = findToken(reading, clause.verb.end, to, ({ tag }) => tag !== "ADV") === -1;
  if (isNear && lists.CATENATIVE.has(clause.verb.lemma) && !lists.MERELY.has(norm(reading, to - 1))) return -1;
  const isPointed =
    lists.MERELY.has(norm(reading, to - 1)) &&
    norm(reading, to + 1) === "make" &&
    ["point", "statement", "impression", "show"].includes(norm(reading, to + 3));
  const isMere =
    clause.subject?.person === "you" ||
    findToken(reading, clause.first, to, ({ norm: word }) => lists.MERELY.has(word)) !== -1;
  if (!isMere && lists.SHINING.has(norm(reading, to + 1))) return -1;
  return isPointed ? to + 4 : aimEnd(reading, to + 1, limitOf(reading, to));
}

/** "Your aim is to make me look bad", "her only goal is to annoy us" */
function statedAim(reading: Reading, to: number): number {
  const { verb, subject } = clauseOf(reading, to) ?? {};
  if (verb?.lemma !== "be" || verb.end !== to || verb.negated || subject?.owner === "speaker") return -1;
  const isAim = lists.AIMS.has(norm(reading, subject?.head ?? -1));
  return isAim && subject?.owner !== undefined ? aimEnd(reading, to + 1, limitOf(reading, to)) : -1;
}

function limitOf(reading: Reading, at: number): number {
  return reading.sentences[reading.tokens[at]?.sentence ?? -1]?.endToken ?? at;
}

/** "so that I'd be jealous", "just so I'd look unprepared", "so everyone would see my mistake" */
function soPurpose(reading: Reading, so: number): number {
  const merely = soThereWouldBe(reading, so);
  if (merely !== -1) return merely;
  if (reading.tokens[so + 1]?.tag === "ADJ" || norm(reading, so - 1) === ",") return -1;
  if (deedBefore(reading, so) === undefined) return -1;
  const who = norm(reading, so + 1) === "that" ? so + 2 : so + 1;
  const { verb, subject } = clauseOf(reading, who) ?? {};
  if (verb === undefined || subject?.first !== who) return -1;
  // "just so somebody would drive"
  const limit = limitOf(reading, so);
  if (isEscape(reading, subject, verb.first, limit)) return verb.end;
  if (subject.person === "speaker") return isOutcome(reading, so, verb) ? -1 : speakersEnd(reading, verb, who, limit);
  if (isAdmired(reading, subject, verb)) return verb.end;
  return isSeeing(verb.lemma) && isMyShame(reading, verb.end, limit) ? verb.end : -1;
}

/** "You left early so I felt worried", "He asked so I told him": what came of it. */
function isOutcome(reading: Reading, so: number, { tense, modal }: VerbGroup): boolean {
  const isMeant = lists.MERELY.has(norm(reading, so - 1)) || norm(reading, so + 1) === "that";
  return tense === "past" && modal === "" && !isMeant;
}

/** "(so that) I'd be jealous", "(so) I couldn't answer" */
function speakersEnd(reading: Reading, { lemma, modal, negated, end }: VerbGroup, who: number, limit: number): number {
  if (!negated) return fateEnd(reading, who, limit);
  return ["can", "could"].includes(modal) && !lists.MISHAPS.has(lemma) ? end : -1;
}

/** "(so) everyone would clap for him" */
function isAdmired(reading: Reading, { head }: NounPhrase, { end }: VerbGroup): boolean {
  const isPublic = ["everyone", "everybody", "people", "somebody", "someone"].includes(norm(reading, head));
  return isPublic && holds(reading, HIM_HER_YOU, end, end + 4);
}

/** "They invited me just so there'd be someone to carry the boxes" */
function soThereWouldBe(reading: Reading, so: number): number {
  const there = norm(reading, so + 1) === "that" ? so + 2 : so + 1;
  if (!lists.MERELY.has(norm(reading, so - 1)) || norm(reading, there) !== "there") return -1;
  const isWould = ["'d", "would", "will", "is", "'s", "was"].includes(norm(reading, there + 1));
  const someone = findToken(
    reading,
    there + 2,
    there + 5,
    ({ norm: word }) => word === "someone" || word === "somebody",
  );
  const [main] = clausesOf(reading, reading.tokens[so]?.sentence ?? -1);
  return isWould && someone !== -1 && isSomebodyElse(reading, main?.subject) ? someone + 1 : -1;
}

/** "so you'd get out of it yourself", "so you wouldn't have to ask": what somebody is to be spared. */
function isEscape(reading: Reading, subject: NounPhrase, from: number, limit: number): boolean {
  if (!["you", "third", "name", "group"].includes(subject.person)) return false;
  const rest = reading.tokens.slice(from, Math.min(limit, from + 6)).map(({ norm: word }) => word);
  const told = rest.join(" ").replace(/^(?:would|could|can|will|'d) ?/, "");
  return [...lists.ESCAPES].some((opening) => told.startsWith(opening));
}

function isSeeing(lemma: string): boolean {
  return lists.SEEING.has(lemma);
}

/** "my mistake", "at me", "that I'm slow" */
function isMyShame(reading: Reading, from: number, limit: number): boolean {
  return (
    findToken(reading, from, Math.min(limit, from + 5), ({ norm: word }) =>
      ["my", "me", "our", "us", "i'm", "i"].includes(word),
    ) !== -1
  );
}

/** "purely for the gossip" */
function purelyFor(reading: Reading, at: number): number {
  if (!isCue(reading, JUST_ONLY_PURELY, at - 1) || deedBefore(reading, at - 1) === undefined) return -1;
  const phrase = phraseAt(reading, at + 1);
  return phrase?.first === at + 1 && lists.GAIN.has(norm(reading, phrase.head)) ? phrase.end : -1;
}

/** "so as not to hear from me", "in order not to be asked" */
function notToPurpose(reading: Reading, not: number): number {
  const open = not - 2;
  const isFrame =
    norm(reading, not + 1) === "to" &&
    ((norm(reading, open) === "so" && norm(reading, not - 1) === "as") ||
      (norm(reading, open) === "in" && norm(reading, not - 1) === "order"));
  if (!isFrame || deedBefore(reading, open) === undefined) return -1;
  const verb = reading.tokens[not + 2];
  if (norm(reading, not + 2) === "be") return lists.AVOIDED.has(norm(reading, not + 3)) ? not + 4 : -1;
  if (norm(reading, not + 2) === "have" && norm(reading, not + 3) === "to") return not + 5;
  const isMe = holds(reading, ME_US_MY, not + 3, not + 7);
  return lists.SHUNNED.has(verb?.lemma ?? "") && isMe ? not + 3 : -1;
}
