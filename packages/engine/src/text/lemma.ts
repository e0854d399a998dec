import { irregularAdjectives, irregularNouns, irregularVerbs, unchangedVerbs } from "./irregular.ts";
import { knownVerbs } from "./known-verbs.ts";
import type { Tag, VerbForm } from "./reading.ts";
import { interned, perWord, type Word } from "./word.ts";

const AUXILIARIES: Record<string, readonly [string, VerbForm]> = {
  am: ["be", "base"],
  is: ["be", "s"],
  are: ["be", "base"],
  was: ["be", "past"],
  were: ["be", "past"],
  been: ["be", "participle"],
  being: ["be", "ing"],
  has: ["have", "s"],
  had: ["have", "ed"],
  having: ["have", "ing"],
  does: ["do", "s"],
  did: ["do", "past"],
  done: ["do", "participle"],
  "'s": ["be", "s"],
  "'d": ["would", "past"],
  goes: ["go", "s"],
  dying: ["die", "ing"],
  lying: ["lie", "ing"],
  tying: ["tie", "ing"],
  lied: ["lie", "ed"],
  died: ["die", "ed"],
  tied: ["tie", "ed"],
};

interface Lemma {
  readonly lemma: string;
  readonly form: VerbForm;
}

/** The dictionary form of a word that was tagged like this, and for a verb its shape. */
export function lemmaOf(word: Word, tag: Tag): Lemma {
  if (tag === "VERB" || tag === "AUX" || tag === "IMP") return verbOf(word);
  if (tag === "NOUN") return nounOf(word);
  if (tag === "ADJ" || tag === "ADV") return adjectiveOf(word);
  return itselfOf(word);
}

/** What the word is as a verb, as verbLemma has it. */
export const verbOf = perWord((norm): Lemma => {
  const { lemma, form } = verbLemma(norm);
  return { lemma: interned(lemma), form };
});
const nounOf = perWord((norm, word) => formless(word, nounLemma(norm)));
const adjectiveOf = perWord((norm, word) => formless(word, irregularAdjectives.get(norm) ?? norm));
const itselfOf = perWord((norm): Lemma => ({ lemma: norm, form: "" }));

/** Most words are their own lemma, whatever they are tagged: one object will do. */
function formless(word: Word, lemma: string): Lemma {
  return lemma === word.norm ? itselfOf(word) : { lemma: interned(lemma), form: "" };
}

export function verbLemma(norm: string): Lemma {
  const auxiliary = Object.hasOwn(AUXILIARIES, norm) ? AUXILIARIES[norm] : undefined;
  if (auxiliary !== undefined) return { lemma: auxiliary[0], form: auxiliary[1] };
  const irregular = irregularVerbs.get(norm);
  if (irregular !== undefined) return { lemma: irregular.base, form: irregular.form };
  if (norm.endsWith("ing") && knownVerbs.has(norm)) return { lemma: norm, form: "base" };
  if (norm.length < 4) return { lemma: norm, form: "base" };
  if (norm.length > 4 && norm.endsWith("ing")) return { lemma: stemOf(norm.slice(0, -3)), form: "ing" };
  if (norm.endsWith("ied")) return { lemma: `${norm.slice(0, -3)}y`, form: "ed" };
  if (norm.endsWith("ed") && !norm.endsWith("eed")) return { lemma: stemOf(norm.slice(0, -2)), form: "ed" };
  if (norm.endsWith("s") && !norm.endsWith("ss") && !norm.endsWith("us")) return { lemma: withoutS(norm), form: "s" };
  return { lemma: norm, form: "base" };
}

/** Whether a verb's past looks like its base: hit, let, put, upset. */
export function isUnchangedVerb(lemma: string): boolean {
  return unchangedVerbs.has(lemma);
}

export function nounLemma(norm: string): string {
  const irregular = irregularNouns.get(norm);
  if (irregular !== undefined) return irregular;
  if (norm.length < 4 || !norm.endsWith("s") || norm.endsWith("ss") || norm.endsWith("us") || norm.endsWith("is"))
    return norm;
  return withoutS(norm);
}

/** carries → carry, watches → watch, houses → house, makes → make. */
function withoutS(word: string): string {
  if (word.endsWith("ies") && word.length > 4) return `${word.slice(0, -3)}y`;
  const isHissed = /(?:ch|sh|x|ss|zz|o)es$/.test(word) && !/(?:aches|shoes)$/.test(word);
  return word.slice(0, isHissed ? -2 : -1);
}

/** Undoes what -ed and -ing did to the end of a verb: stopp → stop, hat → hate, blam → blame. Known verbs decide; then spelling. */
function stemOf(stem: string): string {
  if (knownVerbs.has(stem)) return prefersE(stem) ? `${stem}e` : stem;
  if (knownVerbs.has(`${stem}e`)) return `${stem}e`;
  const isDoubled = stem.length > 3 && stem.at(-1) === stem.at(-2);
  if (isDoubled && (knownVerbs.has(stem.slice(0, -1)) || !/[lsfz]$/.test(stem))) return stem.slice(0, -1);
  return SHORT.test(stem) || CLOSED.test(stem) ? `${stem}e` : stem;
}

/** Where both exist, the longer is meant: "planed" is rare, "hoped" and "cared" are not. */
function prefersE(stem: string): boolean {
  return (
    stem.length < 5 && knownVerbs.has(`${stem}e`) && /[aeiou][^aeiouwxy]$/.test(stem) && !/[aeiou]{2}.$/.test(stem)
  );
}

/** Endings that English spells with a silent e: tak-, us-, whose vowel it lengthens; danc-, pickl-. */
const SHORT = /(?:[aeiou][svzcg]|yz|[^aeiou][au]t|[^aeou][iaou][kdm])$/;
const CLOSED = /(?:[^aeiou][cvg]|qu|[bcdfgkpstz]l|[^aeiou]rs)$/;
