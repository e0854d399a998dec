import type { Match, Tag, VerbForm } from "./reading.ts";
import type { Word } from "./word.ts";

/** A token while it is being read; the same object is handed on as a Token. */
export interface Draft {
  readonly index: number;
  word: Word;
  readonly text: string;
  norm: string;
  readonly start: number;
  readonly end: number;
  sentence: number;
  tag: Tag;
  lemma: string;
  form: VerbForm;
  shielded: boolean;
  matches: Match[];
  phrase: number;
  clause: number;
}

/** What stands for the matches of a token that has none; shared, so none may be added. */
export const NO_MATCHES: Match[] = [];

/** A token of which only the word and the place are known. */
export function draftOf(index: number, word: Word, start: number, end: number): Draft {
  return {
    index,
    word,
    text: word.text,
    norm: word.norm,
    start,
    end,
    sentence: 0,
    tag: "X",
    lemma: word.norm,
    form: "",
    shielded: false,
    matches: NO_MATCHES,
    phrase: -1,
    clause: -1,
  };
}
