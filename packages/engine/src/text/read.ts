import { taggerModel } from "../../model/tagger.gen.ts";
import { addEntries } from "../lexicon/lookup.ts";
import { addClauses } from "./clauses.ts";
import { respell } from "./context.ts";
import { type Draft, NO_MATCHES } from "./draft.ts";
import { lemmaOf } from "./lemma.ts";
import { addNounPhrases } from "./phrases.ts";
import type { Clause, Match, NounPhrase, Reading, Sentence, Token } from "./reading.ts";
import { putTagsRight } from "./retag-steps.ts";
import { sentenceStarts } from "./sentences.ts";
import { shieldedSpans } from "./shield.ts";
import { taggerFrom, tagOf } from "./tagger.ts";
import { tokenise } from "./tokenise.ts";
import { instructions, isPraise, mayPraise } from "./tone.ts";
import { addVerbGroups, type FoundGroup } from "./verbs.ts";

const tagger = taggerFrom(taggerModel);

/** Reads a message: words, tags, lemmas, word-list entries, noun phrases, clauses. Any text, in linear time. */
export function read(message: string): Reading {
  const tokens = tokenise(message);
  const starts = sentenceStarts(message, tokens);
  respell(tokens);
  tagAll(tokens, starts);
  shield(message, tokens);
  const matches = markEntries(tokens);
  return assemble(message, tokens, starts, matches);
}

function tagAll(tokens: Draft[], starts: readonly number[]): void {
  const tags = new Uint8Array(tokens.length);
  starts.forEach((first, sentence) => {
    const end = starts[sentence + 1] ?? tokens.length;
    tagger.tag(tokens, first, end, tags);
    for (let index = first; index < end; index++) {
      const token = tokens[index];
      if (token === undefined) continue;
      token.sentence = sentence;
      token.tag = tagOf(tags[index] ?? 0);
    }
    putTagsRight(tokens, first, end);
    for (let index = first; index < end; index++) {
      const token = tokens[index];
      if (token === undefined) continue;
      const { lemma, form } = lemmaOf(token.word, token.tag);
      token.lemma = lemma;
      token.form = form;
    }
  });
}

function shield(message: string, tokens: Draft[]): void {
  let index = 0;
  for (const span of shieldedSpans(message)) {
    while ((tokens[index]?.end ?? Number.POSITIVE_INFINITY) <= span.start) index++;
    for (let at = index; (tokens[at]?.start ?? Number.POSITIVE_INFINITY) < span.end; at++) {
      const token = tokens[at];
      if (token !== undefined) token.shielded = true;
    }
  }
}

function markEntries(tokens: Draft[]): Map<string, Match[]> {
  const found: Match[] = [];
  for (let index = 0; index < tokens.length; index++) addEntries(tokens, index, found);
  const matches = new Map<string, Match[]>();
  for (const match of found) {
    const list = matches.get(match.name);
    if (list === undefined) matches.set(match.name, [match]);
    else if ((list[list.length - 1]?.end ?? 0) > match.first) continue;
    else list.push(match);
    for (let at = match.first; at < match.end; at++) {
      const token = tokens[at];
      if (token === undefined) continue;
      if (token.matches === NO_MATCHES) token.matches = [match];
      else token.matches.push(match);
    }
  }
  return matches;
}

/** A sentence whose tone is still to be told. */
type OpenSentence = { -readonly [Field in keyof Sentence]: Sentence[Field] };

function assemble(message: string, tokens: Draft[], starts: readonly number[], matches: Map<string, Match[]>): Reading {
  const phrases: NounPhrase[] = [];
  const groups: FoundGroup[] = [];
  const clauses: Clause[] = [];
  const sentences: Sentence[] = [];
  const drafts: OpenSentence[] = [];
  const reading: Reading = {
    message,
    tokens: tokens as readonly Token[],
    phrases,
    clauses,
    sentences,
    matches,
    facts: [],
  };
  for (let index = 0; index < starts.length; index++) {
    const [first, end] = [starts[index] ?? 0, starts[index + 1] ?? tokens.length];
    const [firstPhrase, firstGroup, firstClause] = [phrases.length, groups.length, clauses.length];
    addNounPhrases(tokens, first, end, phrases);
    for (let at = firstPhrase; at < phrases.length; at++) setPhrase(tokens, phrases[at]);
    addVerbGroups(tokens, phrases, first, end, groups);
    addClauses(tokens, phrases, groups, { index, first, end, firstGroup }, clauses);
    for (let at = firstClause; at < clauses.length; at++) setClause(tokens, clauses[at]);
    drafts.push(sentenceOf(reading, index, first, end, firstClause));
  }
  const manual = instructions(reading, drafts);
  const praising = mayPraise(reading);
  for (const draft of drafts) {
    draft.praise = praising.has(draft.index) && isPraise(reading, draft);
    draft.instruction = manual[draft.index] ?? false;
    sentences.push(draft);
  }
  return reading;
}

function setPhrase(tokens: readonly Draft[], phrase: NounPhrase | undefined): void {
  if (phrase === undefined) return;
  for (let at = phrase.first; at < phrase.end; at++) {
    const token = tokens[at];
    if (token !== undefined) token.phrase = phrase.index;
  }
}

function setClause(tokens: readonly Draft[], clause: Clause | undefined): void {
  if (clause === undefined) return;
  for (let at = clause.first; at < clause.end; at++) {
    const token = tokens[at];
    if (token !== undefined) token.clause = clause.index;
  }
}

function sentenceOf(
  reading: Reading,
  index: number,
  firstToken: number,
  endToken: number,
  firstClause: number,
): OpenSentence {
  const { tokens, clauses } = reading;
  let question = false;
  for (let at = Math.max(firstToken, endToken - 3); at < endToken; at++)
    question ||= tokens[at]?.text.includes("?") === true;
  return {
    index,
    firstToken,
    endToken,
    firstClause,
    endClause: clauses.length,
    start: tokens[firstToken]?.start ?? 0,
    end: tokens[endToken - 1]?.end ?? 0,
    question,
    praise: false,
    instruction: false,
  };
}
