/** Reads CoNLL-U files (gzipped) of Universal Dependencies English EWT as sentences of tokens with our tags. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
import type { Tag } from "../src/text/reading.ts";
import { plain } from "../src/text/spellings.ts";
import { type Word, wordOf } from "../src/text/word.ts";

export interface GoldToken {
  readonly word: Word;
  readonly text: string;
  readonly norm: string;
  readonly tag: Tag;
  readonly lemma: string;
}
const gold = (text: string, norm: string, tag: Tag, lemma: string): GoldToken => ({
  word: wordOf(text, norm),
  text,
  norm,
  tag,
  lemma,
});

export type GoldSentence = readonly GoldToken[];

const CLITICS: Record<string, string> = {
  "n't": "not",
  nt: "not",
  "'m": "am",
  m: "am",
  "'re": "are",
  re: "are",
  "'ve": "have",
  ve: "have",
  "'ll": "will",
  ll: "will",
};
const BEFORE_NOT: Record<string, string> = { ca: "can", wo: "will", sha: "shall", ai: "is" };

/** @throws when the folder has no such file. */
export function readTreebank(folder: string, part: "train" | "dev" | "test"): GoldSentence[] {
  const text = gunzipSync(readFileSync(join(folder, `en_ewt-ud-${part}.conllu.gz`))).toString("utf8");
  return text
    .split("\n\n")
    .map((block) => sentenceOf(block.split("\n").filter((line) => /^\d+\t/.test(line))))
    .filter((sentence) => sentence.length > 0);
}

function sentenceOf(lines: readonly string[]): GoldSentence {
  const rows = lines.map((line) => line.split("\t"));
  return rows.map((row, index) => {
    const [, form = "", lemma = "", upos = "X", , feats = ""] = row;
    const isImperative = feats.includes("Mood=Imp") && (upos === "VERB" || upos === "AUX");
    const next = rows[index + 1]?.[1] ?? "";
    return gold(form, normOf(form, next, index), (isImperative ? "IMP" : upos) as Tag, lemma);
  });
}

/** The plain form that our tokeniser would give this treebank token. */
export function normOf(form: string, next: string, index: number): string {
  const lower = form.toLowerCase().replace(/[’`´]/g, "'");
  if (index > 0 && Object.hasOwn(CLITICS, lower)) return CLITICS[lower] ?? lower;
  if (/^n['’]?t$/i.test(next) && Object.hasOwn(BEFORE_NOT, lower)) return BEFORE_NOT[lower] ?? lower;
  return plain(lower);
}

/** The same sentence as people type it in a hurry: no capitals, no apostrophes, hyphens binding their words. */
export function noisy(sentence: GoldSentence, joinsHyphens: boolean): GoldSentence {
  const out: GoldToken[] = [];
  for (let index = 0; index < sentence.length; index++) {
    const token = sentence[index];
    if (token === undefined) break;
    const text = token.text.toLowerCase().replace(/['’]/g, "") || token.text;
    const last = out.at(-1);
    const next = sentence[index + 1];
    if (
      joinsHyphens &&
      token.text === "-" &&
      last !== undefined &&
      next !== undefined &&
      /^\p{L}/u.test(next.text) &&
      /\p{L}$/u.test(last.text)
    ) {
      const word = `${last.text}-${next.text.toLowerCase()}`;
      out[out.length - 1] = gold(word, word, next.tag, word);
      index++;
      continue;
    }
    const norm =
      token.norm === token.text.toLowerCase()
        ? normOf(text, sentence[index + 1]?.text.replace(/['’]/g, "") ?? "", index)
        : token.norm;
    const keeps = token.norm === "'s" || token.norm === "'d";
    out.push(gold(text, keeps ? token.norm : norm, token.tag, token.lemma));
  }
  return out;
}
