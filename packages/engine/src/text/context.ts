import { isOneOf, perWord, type Word, wordOf } from "./word.ts";

interface Spelt {
  word: Word;
  norm: string;
}

/** The words that a written one may have to stand for. */
const standIns = perWord(() => new Map<string, Word>());

/** Lets a token stand for another word than the one that is written. */
export function respellAs(token: Spelt, norm: string): void {
  const known = standIns(token.word);
  const other = known.get(norm) ?? wordOf(token.word.text, norm);
  known.set(norm, other);
  token.word = other;
  token.norm = norm;
}

const HELPERS = new Set(["should", "could", "would", "must", "might"]);
/** After these "your" can only be "you're". */
const AFTER_YOU_ARE = new Set(
  "always never so such a an the not just being going welcome constantly acting supposed meant expected".split(" "),
);

/** After "id" without its apostrophe: "id rather you didn't". */
const AFTER_I_WOULD = new Set("rather like love prefer appreciate sooner hate".split(" "));

/** "your useless": before these, with nothing behind them to own, "your" can only be "you're". */
const BEING = new Set(
  "useless hopeless pathetic lazy rude selfish late wrong mean ridiculous impossible unbelievable stupid crazy mad insane mental dumb horrible awful terrible disgusting annoying joking kidding lying cheating amazing brilliant lovely great welcome sick evil cruel childish immature arrogant ignorant toxic unreliable incompetent unfair unreasonable dreaming blind deaf bored drunk broke lonely jealous stressed tired angry busy home wrong upset scared".split(
    " ",
  ),
);
/** "mad cause ur late": with a subject behind it and no article before it, "cause" is "because". */
const SUBJECTS = new Set("i you he she they we it your u ur im youre hes shes theyre nobody everyone".split(" "));
/** "frustrated cause the invoice went astray" */
const OWNERS = new Set("the my his her their our this that some somebody someone everybody people".split(" "));
const FELT = /(?:[^e]ed|y|sad|hurt|upset|livid|cross|mad|furious|lost|late)$/;
const BEFORE_NOUN = new Set(
  "the a an no any this that your my our his her their main root real good just another one".split(" "),
);
const CLOSES =
  /^(?:[.,!?;:…]+|and|but|or|so|because|when|if|at|to|with|lol|mate|tbh|again|as|for|that|\p{Extended_Pictographic}+)$/u;

const mayBeSlip = isOneOf("of id 2 m cause your");

/** Puts right the spellings that only their neighbours give away: "should of", "your always late". */
export function respell(tokens: readonly Spelt[]): void {
  for (let index = 0; index < tokens.length; index++) {
    const token = tokens[index];
    if (token === undefined || !mayBeSlip(token)) continue;
    const next = tokens[index + 1]?.norm ?? "";
    const before = tokens[index - 1]?.norm ?? "";
    if (token.norm === "of" && HELPERS.has(before) && next !== "course") respellAs(token, "have");
    else if (
      token.norm === "id" &&
      AFTER_I_WOULD.has(next) &&
      !["my", "your", "the", "an", "user", "his", "her"].includes(before)
    )
      respellAs(token, "i");
    else if (
      token.norm === "2" &&
      /^(?:need|have|got|want|going|used|ought|able|trying)$/.test(before) &&
      /^[a-z]{2,}$/.test(next)
    )
      respellAs(token, "to");
    else if (token.norm === "m" && before === "i") respellAs(token, "am");
    else if (
      token.norm === "cause" &&
      (SUBJECTS.has(next) || (OWNERS.has(next) && FELT.test(before))) &&
      !BEFORE_NOUN.has(before)
    )
      token.norm = "because";
    else if (token.norm === "your" && (AFTER_YOU_ARE.has(next) || isBeing(next, tokens[index + 2]?.norm)))
      respellAs(token, "you");
  }
}

function isBeing(next: string, after: string | undefined): boolean {
  return BEING.has(next) && (after === undefined || CLOSES.test(after));
}
