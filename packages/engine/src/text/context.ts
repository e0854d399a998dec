interface Spelt {
  norm: string;
}

const HELPERS = new Set(["should", "could", "would", "must", "might"]);
/** After these "your" can only be "you're". */
const AFTER_YOU_ARE = new Set(
  "always never so such a an the not just being going welcome constantly acting".split(" "),
);

/** Puts right the spellings that only their neighbours give away: "should of", "your always late". */
export function respell(tokens: readonly Spelt[]): void {
  for (let index = 0; index < tokens.length; index++) {
    const token = tokens[index];
    const next = tokens[index + 1]?.norm ?? "";
    if (token === undefined) continue;
    const before = tokens[index - 1]?.norm ?? "";
    const last = before === "not" ? (tokens[index - 2]?.norm ?? "") : before;
    if (token.norm === "of" && HELPERS.has(last) && next !== "course") token.norm = "have";
    else if (token.norm === "your" && AFTER_YOU_ARE.has(next)) token.norm = "you";
  }
}
