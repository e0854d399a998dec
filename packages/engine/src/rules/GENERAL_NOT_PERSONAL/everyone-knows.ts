import * as lists from "../../lexicon/words/everyone-knows.ts";
import { defineRule, type Finding } from "../../rule.ts";
import { knownVerbs } from "../../text/known-verbs.ts";
import { cue, cueAsWritten, firstIn, holds, isCue, placesOf } from "../../text/places.ts";
import {
  clauseOf,
  clausesOf,
  findToken,
  follows,
  norm,
  passes,
  phraseAt,
  spanOf,
  textOf,
  tokenAt,
} from "../../text/query.ts";
import type { Reading, Token } from "../../text/reading.ts";
import { inPlaceOf, type Rewording } from "../../text/reword.ts";
import { isOneOf } from "../../text/word.ts";

const EXPECTED = cueAsWritten(lists.EXPECTED);
const WITS = cueAsWritten(lists.WITS);
const KNOWS_KNOW_SEES = cueAsWritten("knows know sees agrees understands");
const KNOW_KNOWS = cueAsWritten("know knows");
const COSTS = cueAsWritten("costs cost takes means matters hurts");
const YOU_YOUR = cueAsWritten("you your");
const WE_YOU_EVERYONE = cueAsWritten("we you everyone everybody");
const SHOULD_OUGHT = cueAsWritten("should ought");
const SHRED_OUNCE_SCRAP = cueAsWritten("shred ounce scrap grain modicum");
const BEFORE_WITNESS = cueAsWritten(lists.BEFORE_WITNESS);

/** "Everyone knows this is wrong", "Anyone can see that you're out of your depth". */
export const everyoneKnows = defineRule({
  id: "everyone-knows",
  summary: "Sees an opinion that calls everybody as its witness.",
  why: "The reader stands alone against “everyone”, which shames more than it convinces.",
  instead: "Speak for yourself: “I think …”, “I noticed …”.",

  examples: {
    flagged: [
      { text: "Everyone knows this is wrong.", marks: ["Everyone knows"] },
      { text: "Everyone can see that you're out of your depth.", marks: ["Everyone can see"] },
      { text: "Anyone with half a brain would have checked.", marks: ["Anyone with half a brain"] },
      { text: "You'd think a grown man could wash a cup.", marks: ["You'd think"] },
      { text: "As we all know, you aren't up to it.", marks: ["As we all know"] },
      { text: "Nobody in their right mind would sign that.", marks: ["Nobody in their right mind"] },
      { text: "It goes without saying that shoes come off here.", marks: ["It goes without saying"] },
      { text: "The whole team thinks you talk too much.", marks: ["The whole team thinks"] },
    ],
    fine: [
      "Everyone knows where the keys are.",
      "Everyone agrees that Tuesday works.",
      "Everyone says you're the best crew in town.",
      "Does everyone know the new code?",
      "Everyone can see the screen from here.",
      "It goes without saying that you're welcome.",
    ],
  },

  find(reading) {
    const findings: Finding[] = [];
    for (const index of placesOf(reading, OPENINGS)) {
      const sentence = reading.sentences[reading.tokens[index]?.sentence ?? -1];
      if (sentence === undefined || sentence.praise || sentence.question) continue;
      const end = witnessEnd(reading, index, sentence.endToken);
      if (end === -1) continue;
      const phrase = textOf(reading, index, end);
      findings.push({
        span: spanOf(reading, index, end),
        severity: 0.4,
        message: `“${phrase}” calls everybody as a witness, so the reader may feel alone against all. What did you notice yourself? Try “I think …” or “I noticed …”.`,
        rewording: asOwnThought(reading, index, end),
      });
    }
    return findings;
  },
});

const OPENINGS = cue(lists.OPENINGS);
const isEveryone = isOneOf("everyone everybody anyone anybody");
const isOwner = isOneOf("the our your");
const isWholly = isOneOf("whole entire");

function witnessEnd(reading: Reading, index: number, limit: number): number {
  // "Don't let anyone tell you that you can't paint."
  if (norm(reading, index - 1) === "let") return -1;
  const word = norm(reading, index);
  if (word === "as" && isCue(reading, WE_YOU_EVERYONE, index + 1)) return asWeKnow(reading, index, limit);
  const opened = openerEnd(reading, index);
  if (opened !== -1) {
    const isOwed = isCue(reading, SHOULD_OUGHT, index + 1) && norm(reading, opened) === "that";
    return isOwed || isSharp(reading, opened, limit, true) ? opened : -1;
  }
  const mind = mindEnd(reading, index);
  if (mind !== -1) return mind;
  if (word === "you" && isYouWouldThink(reading, index))
    return (
      findToken(reading, index, index + 5, ({ norm: verb }) =>
        ["think", "thought", "expect", "expected"].includes(verb),
      ) + 1
    );
  return everybodyEnd(reading, index, limit);
}

/** "It goes without saying", "it should go without saying", "we all know", "the general view is", "it is widely known" */
function openerEnd(reading: Reading, index: number): number {
  const first = norm(reading, index);
  if (first === "the") return viewEnd(reading, index);
  if (first === "we")
    return follows(reading, index + 1, "all", "know") &&
      index === reading.sentences[reading.tokens[index]?.sentence ?? -1]?.firstToken
      ? index + 3
      : -1;
  if (first !== "it") return -1;
  if (isCue(reading, SHOULD_OUGHT, index + 1) && norm(reading, index + 3) === "without") return index + 5;
  if (follows(reading, index + 1, "goes", "without")) return index + 4;
  const isWide = ["generally", "widely", "commonly", "universally"].includes(norm(reading, index + 2));
  return isWide && lists.FELT.has(norm(reading, index + 3)) ? index + 4 : -1;
}

/** "Everyone knows", "your whole team thinks"; "(copied in everyone so) everybody would see" is an aim, no witness. */
function everybodyEnd(reading: Reading, index: number, limit: number): number {
  if (passes(reading, index, isEveryone))
    return ["so", "that"].includes(norm(reading, index - 1)) ? -1 : claimEnd(reading, index + 1, limit);
  const isWhole = passes(reading, index + 1, isWholly) && passes(reading, index, isOwner);
  return isWhole ? claimEnd(reading, index + 3, limit) : -1;
}

const isView = isOneOf(lists.IS_VIEW);
const isShared = isOneOf(lists.IS_SHARED);

/** "The general view is", "the consensus in the team is", "the feeling among the parents is" */
function viewEnd(reading: Reading, the: number): number {
  const at = passes(reading, the + 1, isShared) ? the + 2 : the + 1;
  if (!passes(reading, at, isView)) return -1;
  const isOwn = at === the + 1 && norm(reading, at) !== "consensus";
  const place = lists.AMONG.has(norm(reading, at + 1)) ? phraseAt(reading, at + 2) : undefined;
  const be = place?.end ?? at + 1;
  if (isOwn && place === undefined && norm(reading, be + 1) !== "that") return -1;
  return ["is", "was", "'s"].includes(norm(reading, be)) ? be + 1 : -1;
}

/** "You'd think a grown man could wash a cup." */
function isYouWouldThink(reading: Reading, index: number): boolean {
  const sentence = reading.sentences[reading.tokens[index]?.sentence ?? -1];
  const isHead = index === sentence?.firstToken || tokenAt(reading, index - 1)?.tag === "PUNCT";
  const rest = ["would", "'d"].includes(norm(reading, index + 1)) ? norm(reading, index + 2) : "";
  const isThinking = rest === "think" || rest === "expect";
  const last = sentence?.endToken ?? index;
  return isHead && isThinking && holds(reading, EXPECTED, index + 3, last);
}

const isSomeone = isOneOf(lists.IS_SOMEONE);

/** "Anyone with half a brain", "Nobody in their right mind". */
function mindEnd(reading: Reading, index: number): number {
  if (!passes(reading, index, isSomeone)) return -1;
  const isWith = norm(reading, index + 1) === "with";
  const isIn =
    norm(reading, index + 1) === "in" && norm(reading, index + 3) === "right" && norm(reading, index + 4) === "mind";
  if (isIn) return index + 5;
  const isScrap = isCue(reading, SHRED_OUNCE_SCRAP, index + 3);
  if (!isWith || (/^some/.test(norm(reading, index)) && !isScrap)) return -1;
  const noun = firstIn(reading, WITS, index + 2, index + 7);
  return noun === -1 ? -1 : noun + 1;
}

/** "Anyone who has ever run a kitchen knows": the witness verb past the relative clause. */
function relativeEnd(reading: Reading, who: number, limit: number): number {
  const know = firstIn(reading, KNOWS_KNOW_SEES, who + 2, Math.min(limit, who + 12));
  return know === -1 ? who : know;
}

/** (can) know / see / think + a sharp clause */
function claimEnd(reading: Reading, from: number, limit: number): number {
  let at = norm(reading, from) === "who" ? relativeEnd(reading, from, limit) : from;
  while (isCue(reading, BEFORE_WITNESS, at)) at++;
  const verb = reading.tokens[at];
  if (verb === undefined || !lists.WITNESS.has(verb.lemma)) return -1;
  const next = reading.tokens[at + 1];
  if (["because", "since", "now", "as"].includes(next?.norm ?? "")) return -1;
  if (next === undefined || next.tag === "PUNCT" || lists.OPENS_NEWS.has(next.norm))
    return isSharp(reading, at + 1, limit, false) && next?.norm !== "where" ? at + 1 : -1;
  const isFact = verb.lemma === "know" && isToldFact(reading, at + 1, limit);
  return isFact || isSharp(reading, at + 1, limit, true) ? at + 1 : -1;
}

/** "(Everyone knows) what a pitch costs", "that you took it" */
function isToldFact(reading: Reading, joint: number, limit: number): boolean {
  if (["what", "how"].includes(norm(reading, joint))) return holds(reading, COSTS, joint + 1, limit);
  return norm(reading, joint) === "that" && hasVerb(reading, joint + 1, limit);
}

function hasVerb(reading: Reading, from: number, limit: number): boolean {
  return (
    findToken(
      reading,
      from + 1,
      limit,
      ({ tag, norm: word }) =>
        tag === "VERB" || tag === "AUX" || (word.endsWith("s") && knownVerbs.has(word.slice(0, -1))),
    ) !== -1
  );
}

/** "as we all know, you …" */
function asWeKnow(reading: Reading, index: number, limit: number): number {
  const know = firstIn(reading, KNOW_KNOWS, index + 1, index + 5);
  return know !== -1 && isSharp(reading, know + 1, limit, true) ? know + 1 : -1;
}

/** What everybody is said to know judges, or is about the reader; a time or a place would be mere news. */
function isSharp(reading: Reading, from: number, limit: number, allowsYou: boolean): boolean {
  if (findToken(reading, from, limit, isSharpWord) !== -1) return true;
  if (!allowsYou) return false;
  const sentence = reading.tokens[from]?.sentence ?? -1;
  const isAboutYou = clausesOf(reading, sentence).some(
    (clause) =>
      clause.subject !== undefined &&
      clause.subject.first >= from &&
      (["you", "work"].includes(clause.subject.person) ||
        ["this", "that", "it"].includes(norm(reading, clause.subject.first)) ||
        (["see", "sees"].includes(norm(reading, from - 1)) && norm(reading, from) === "that")) &&
      clause.verb?.negated === true,
  );
  const isHouseRule = norm(reading, from - 1) === "saying" && !findsYou(reading, from, limit);
  const isTold =
    norm(reading, from - 1) === "saying" &&
    norm(reading, from) === "that" &&
    norm(reading, from + 1) === "you" &&
    lists.DUTIES.has(norm(reading, from + 2));
  return isAboutYou || isHouseRule || isTold;
}

function isSharpWord({ norm: word, matches }: Token): boolean {
  return lists.BLUNT.has(word) || matches.some(({ name }) => lists.SHARP.has(name));
}

function findsYou(reading: Reading, from: number, limit: number): boolean {
  return holds(reading, YOU_YOUR, from, limit);
}

/** "I think (that) …", where a thought follows whole: not before "what you're like" or "the mess you made". */
function asOwnThought(reading: Reading, first: number, end: number): Rewording | undefined {
  if (norm(reading, first) === "you" || !lists.OWN_THOUGHT.has(norm(reading, end - 1))) return undefined;
  const from = norm(reading, end) === "that" ? end + 1 : end;
  const { subject, verb } = clauseOf(reading, from) ?? {};
  const isWhole = subject?.first === from && verb !== undefined;
  return isWhole ? inPlaceOf(reading, first, end, "I think") : undefined;
}
