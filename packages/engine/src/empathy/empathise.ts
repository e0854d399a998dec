import { analyseWith } from "../analyse.ts";
import { type Danger, dangerIn } from "../care/danger.ts";
import { HELP_TEXTS } from "../care/help-texts.ts";
import { plainWords } from "../care/plain.ts";
import { rules } from "../rules/registry.gen.ts";
import { statedFeelings } from "../text/facts/feelings.ts";
import { namedNeeds } from "../text/facts/needs.ts";
import { clauseOf, matchesOf } from "../text/query.ts";
import { read } from "../text/read.ts";
import type { Reading } from "../text/reading.ts";
import { PLEASANT, UNPLEASANT } from "./families.ts";
import { BEHIND_CODES, SITUATIONS, type Situation } from "./situations.ts";

/** A reflection, one question or two a paragraph. With `danger` it says where help is, and asks nothing. */
export interface Empathy {
  readonly paragraphs: readonly string[];
  readonly danger?: Danger;
}

const UNSURE = [
  "I would like to understand it better. What goes on in you when you think of it?",
  "And what is it that you need most just now?",
];
const CLOSING = "Is that close, or is it something else?";

/**
 * Guesses, as questions, at the feelings and needs in a text: those that it names, and those that people often have in
 * what it tells of. Never advice. Where somebody may be in danger, help comes first. Never throws; same text, same answer.
 *
 * The form (a guess at a feeling and a need, put as a question) follows Rosenberg, Nonviolent Communication (2003).
 */
export function empathise(message: string): Empathy {
  const reading = read(message);
  const danger = dangerIn(reading);
  if (danger !== undefined) return { paragraphs: [HELP_TEXTS[danger]], danger };
  const told = situationsIn(message);
  const [feelings, familyNeeds] = feelingsIn(reading);
  const joy = joyIn(reading);
  if (joy !== undefined && feelings.length === 0) return { paragraphs: [joy, CLOSING] };
  const [first = lastResort(message), second] = told;
  const needs = atMostTwo([...needsIn(reading), ...(first?.needs ?? familyNeeds)]);
  const guessed = atMostTwo(feelings.length > 0 ? feelings : (first?.feelings ?? []));
  if (guessed.length === 0)
    return { paragraphs: needs.length === 0 ? UNSURE : [`Is it ${both(needs)} that matters to you here?`, CLOSING] };
  const guess = `Are you feeling ${both(guessed)} because you need ${both(needs)}?`;
  const more =
    second === undefined
      ? ""
      : ` And is it also about ${both(second.needs.filter((need) => !needs.includes(need)))} for you?`;
  return { paragraphs: [guess + more, CLOSING] };
}

/** Where the words tell of nothing known, the way they are put still does. */
function lastResort(message: string): Pick<Situation, "feelings" | "needs"> | undefined {
  const comments = analyseWith(rules, message).sentences.flatMap((sentence) => sentence.comments);
  const code = comments.find(({ bad }) => bad)?.code;
  return BEHIND_CODES.find(({ codes }) => codes.some((each) => each === code));
}

/** The two situations that the message tells of first, with needs of their own. */
function situationsIn(message: string): Situation[] {
  const plain = plainWords(message);
  const found = SITUATIONS.flatMap((situation) => {
    const at = plain.search(situation.tells);
    return at < 0 ? [] : [{ at, situation }];
  });
  const [first, ...others] = found.sort((a, b) => a.at - b.at).map(({ situation }) => situation);
  if (first === undefined) return [];
  const second = others.find(({ needs }) => needs.some((need) => !first.needs.includes(need)));
  return second === undefined ? [first] : [first, second];
}

/** The speaker's own unpleasant feelings, in words that fit the question, and what goes with the first of them. */
function feelingsIn(reading: Reading): [feelings: string[], needs: readonly string[]] {
  const own = statedFeelings(reading).filter(({ isSpeakers }) => isSpeakers);
  const bodily = matchesOf(reading, "bodily-state").filter(({ first }) => isOwn(reading, first));
  const felt = [...own.map(({ word }) => word), ...bodily.map(({ text }) => text)].flatMap((word) => {
    const family =
      UNPLEASANT.find(({ words }) => words.includes(word)) ?? UNPLEASANT.find(({ stems }) => stems.test(word));
    const known = family?.words.includes(word) ? word : family?.words[0];
    return family === undefined || known === undefined ? [] : [{ known, needs: family.needs }];
  });
  return [[...new Set(felt.map(({ known }) => known))], felt[0]?.needs ?? []];
}

/** The needs that the speaker names, by the words of the list. */
function needsIn(reading: Reading): string[] {
  const named = namedNeeds(reading);
  return matchesOf(reading, "need")
    .filter(({ first, end }) => named.some((need) => need.first <= first && end <= need.end))
    .map(({ text }) => text);
}

function joyIn(reading: Reading): string | undefined {
  for (const { first, text } of matchesOf(reading, "feeling-pleasant")) {
    const need = PLEASANT.find(([, words]) => words.includes(text))?.[0];
    if (need !== undefined && isOwn(reading, first)) {
      return `Are you feeling ${text} because your need for ${need} was met?`;
    }
  }
  return undefined;
}

/** "I am …", "we feel …", and not "I am not …". */
function isOwn(reading: Reading, first: number): boolean {
  const clause = clauseOf(reading, first);
  const verb = clause?.verb;
  return clause?.subject?.person === "speaker" && verb?.negated === false && /^(?:be|feel)$/.test(verb.lemma);
}

const atMostTwo = (words: readonly string[]): string[] => [...new Set(words)].slice(0, 2);
const both = (words: readonly string[]): string => words.join(" and ");

/** The paragraphs as HTML that is safe in any page: tags of ours, every word escaped. */
export function empathyHtml({ paragraphs, danger }: Empathy): string {
  const opening = danger === undefined ? "<p>" : '<p class="help-first">';
  return paragraphs.map((paragraph) => `${opening}${escaped(paragraph)}</p>`).join("");
}

const ENTITIES: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#39;" };
const escaped = (text: string): string => text.replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign);
