import type { Span } from "./span.ts";
import type { Word } from "./word.ts";

/** The universal parts of speech, and imperative verbs as a class of their own. */
export const TAGS = [
  "ADJ",
  "ADP",
  "ADV",
  "AUX",
  "CCONJ",
  "DET",
  "INTJ",
  "NOUN",
  "NUM",
  "PART",
  "PRON",
  "PROPN",
  "PUNCT",
  "SCONJ",
  "SYM",
  "VERB",
  "X",
  "IMP",
] as const;
export type Tag = (typeof TAGS)[number];

/** The shape of a verb: walk, walks, walked (either past or participle: "ed" when the two look alike), walking. */
export type VerbForm = "base" | "s" | "past" | "participle" | "ed" | "ing" | "";

/** An entry of a word list found in the message; several tokens for an expression. */
export interface Match {
  /** The class's name: "feeling-unpleasant". */
  readonly name: string;
  /** Indices into the message's tokens, end exclusive. */
  readonly first: number;
  readonly end: number;
  /** The entry as the list has it: "let down". */
  readonly text: string;
  readonly severity: number | undefined;
}

export interface Token extends Span {
  readonly index: number;
  /** What stands there, shared with every other place where it is written so; keeps what is asked of it. */
  readonly word: Word;
  readonly text: string;
  /** Lower case and spelled out: "not" for "n't", "you" for "u". */
  readonly norm: string;
  /** Index of its sentence. */
  readonly sentence: number;
  readonly tag: Tag;
  readonly lemma: string;
  readonly form: VerbForm;
  /** Stands in somebody else's quoted words or in {curly brackets}. */
  readonly shielded: boolean;
  /** Word-list entries that cover this token. */
  readonly matches: readonly Match[];
  /** Index of the noun phrase around it, or -1. */
  readonly phrase: number;
  /** Index of its clause. */
  readonly clause: number;
}

/**
 * Who or what a noun phrase speaks of.
 * speaker: I, we. you: the reader. third: he, she, they, my boss. name: Gareth. group: HR, the council, your team.
 * generic: people, one, everyone, developers. work: something a person made or does (your report, his tone). thing: the rest.
 */
export type Person = "speaker" | "you" | "third" | "name" | "group" | "generic" | "work" | "thing";

export interface NounPhrase {
  readonly index: number;
  /** Token indices, end exclusive; `head` is the noun or pronoun. */
  readonly first: number;
  readonly end: number;
  readonly head: number;
  readonly person: Person;
  /** Whose it is, for "your report", "Dave's code", "the report of yours". */
  readonly owner: Person | undefined;
}

export interface VerbGroup {
  /** Token indices from the first auxiliary to the main verb, end exclusive; `head` is the main verb. */
  readonly first: number;
  readonly end: number;
  readonly head: number;
  readonly lemma: string;
  /** should, must, have to, need to, ought to, be supposed to, would, could, can, will, may, might; "" for none. */
  readonly modal: string;
  readonly negated: boolean;
  readonly passive: boolean;
  /** By its form: "base" stands for imperatives, infinitives and subjunctives. */
  readonly tense: "present" | "past" | "future" | "base" | "ing";
}

/**
 * How a clause hangs on its sentence.
 * cause: because, since, as, due to … (see `connector`). when: when, every time, whenever. if: if, unless.
 * that: what is said, thought or felt. relative: who, which. other: while, so that, than …
 */
export type ClauseRole = "main" | "cause" | "when" | "if" | "that" | "relative" | "other";

export interface Clause {
  readonly index: number;
  readonly sentence: number;
  /** Token indices, end exclusive. */
  readonly first: number;
  readonly end: number;
  readonly role: ClauseRole;
  /** Token index of the joining word or words' first, or -1. */
  readonly connector: number;
  readonly subject: NounPhrase | undefined;
  readonly verb: VerbGroup | undefined;
  readonly imperative: boolean;
  /** Told as somebody else's words or thoughts ("He told me I was slow"). */
  readonly reported: boolean;
}

export interface BareSentence extends Span {
  readonly index: number;
  /** Indices into the message's tokens, end exclusive. */
  readonly firstToken: number;
  readonly endToken: number;
  /** Indices into the message's clauses, end exclusive. */
  readonly firstClause: number;
  readonly endClause: number;
  readonly question: boolean;
}

export interface Sentence extends BareSentence {
  /** Praise, thanks or good news: never flagged. */
  readonly praise: boolean;
  /** A step, a tip, a house rule or a notice: its imperatives and duties are no demands. */
  readonly instruction: boolean;
}

/** A message read once; every rule looks at it and none changes it. */
export interface Reading {
  readonly message: string;
  readonly tokens: readonly Token[];
  readonly phrases: readonly NounPhrase[];
  readonly clauses: readonly Clause[];
  readonly sentences: readonly Sentence[];
  /** Every word-list entry found, by class name, in order. */
  readonly matches: ReadonlyMap<string, readonly Match[]>;
  /** What rules have worked out so far, kept by `remember`. */
  readonly facts: unknown[];
}
