import * as lists from "../lexicon/words/contractions.ts";
import { plain } from "./spellings.ts";

/** A part of a written word: so many characters, and what they stand for. */
type Part = readonly [length: number, norm: string];

/** Whole words that hold two or three, cut where each begins; those without apostrophe stand for the noisy spelling. */
const WHOLE = `
  can|not = can not, ca|n't = can not, ca|nt = can not, wo|n't = will not, wo|nt = will not, sha|n't = shall not,
  ai|n't = is not, ai|nt = is not, i|m = i am, i|ve = i have, gon|na = going to, wan|na = want to, got|ta = got to,
  ought|a = ought to, lem|me = let me, gim|me = give me, du|n|no = do not know, should|a = should have,
  could|a = could have, would|a = would have, that|s = that 's, everything|s = everything 's, what|s = what 's,
  he|s = he 's, she|s = she 's, there|s = there 's, here|s = here 's, where|s = where 's, who|s = who 's,
  you|d = you 'd, they|d = they 'd, he|d = he 'd, it|ll = it will, that|ll = that will, would|nt = would not,
  y|'all = you all
`;

/** "musn't", "shoudnt", "dosent" */
const MISSPELT =
  "mus must, shoud should, shuld should, coud could, woud would, dos does, dose does, doese does, dide did".split(", ");

const table = new Map<string, readonly Part[]>();

/** `add("ca|n't", "can not")` */
function add(written: string, norms: string): void {
  const names = norms.split(" ");
  const parts = written.split("|").map((part, at): Part => [part.length, names[at] ?? part]);
  table.set(written.replaceAll("|", ""), parts);
}

for (const whole of WHOLE.split(",")) {
  const [written = "", norms = ""] = whole.trim().split(" = ");
  add(written, norms);
}
for (const pair of [...[...lists.NEGATED].map((verb) => `${verb} ${verb}`), ...MISSPELT]) {
  const [written, verb] = pair.split(" ");
  add(`${written}|nt`, `${verb} not`);
  add(`${written}|n't`, `${verb} not`);
}
for (const verb of lists.NEGATED) add(`${verb}|n't|'ve`, `${verb} not have`);
for (const verb of ["should", "would", "could", "might", "must"]) {
  add(`${verb}|of`, `${verb} have`);
  add(`${verb}|ve`, `${verb} have`);
}
for (const pronoun of ["you", "they"]) {
  add(`${pronoun}|re`, `${pronoun} are`);
  add(`${pronoun}|ll`, `${pronoun} will`);
}
for (const pronoun of ["you", "they", "we"]) add(`${pronoun}|ve`, `${pronoun} have`);
for (const pronoun of lists.PRONOUNS) add(`${pronoun}|'d|'ve`, `${pronoun} would have`);
for (const pronoun of ["everyone", "everybody", "nobody", "somebody"]) add(`${pronoun}|s`, `${pronoun} 's`);

const ENDINGS: Record<string, string> = {
  "'s": "'s",
  "'re": "are",
  "'ve": "have",
  "'ll": "will",
  "'d": "'d",
  "'m": "am",
};

/** The two or three words inside a written one ("don't", "youre"), or undefined. `word` is lower case with straight apostrophes. */
export function partsOf(word: string): readonly Part[] | undefined {
  const whole = table.get(word);
  if (whole !== undefined) return whole;
  const cut = word.lastIndexOf("'");
  if (cut <= 0) return undefined;
  const ending = word.slice(cut);
  const known = ENDINGS[ending];
  if (known !== undefined)
    return [
      [cut, plain(word.slice(0, cut))],
      [ending.length, known],
    ];
  return ending === "'t" && word.endsWith("n't")
    ? [
        [cut - 1, word.slice(0, cut - 1)],
        [3, "not"],
      ]
    : undefined;
}
