import type { Reading, Sentence } from "../text/reading.ts";

/** A sentence as patterns read it: its words without marks, each with its plain form and its dictionary form. */
export interface Line {
  readonly text: string;
  /** Of each word, where it begins in `text` and its index among the message's tokens. */
  readonly starts: readonly number[];
  readonly tokens: readonly number[];
}

export function lineOf(reading: Reading, { firstToken, endToken }: Sentence): Line {
  const [starts, tokens]: [number[], number[]] = [[], []];
  let text = " ";
  for (const token of reading.tokens.slice(firstToken, endToken)) {
    if (!/[\p{L}\p{N}]/u.test(token.norm)) continue;
    starts.push(text.length - 1);
    tokens.push(token.index);
    text += `${token.norm}|${token.lemma} `;
  }
  return { text, starts, tokens };
}

/** Words that stand for others of their kind: "@me" is "me" or "us". */
const KINDS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    "@i": "i/we/ive/im",
    "@me": "me/us",
    "@my": "my/our",
    "@they":
      "he/she/they/you/somebody/someone/everybody/everyone/people/boss/manager/colleague/coworker/supervisor/teacher/team/mother/mum/mom/father/dad/brother/sister/husband/wife/partner/boyfriend/girlfriend/friend/son/daughter/neighbour/neighbor/landlord/kids/child/students/parents/family/ex/flatmate/roommate",
    "@kin":
      "mother/mum/mom/father/dad/brother/sister/husband/wife/partner/boyfriend/girlfriend/bf/gf/friend/son/daughter/child/kid/baby/grandmother/grandma/gran/nan/grandfather/grandpa/granddad/uncle/aunt/cousin/family/parent/grandparent/dog/cat/twin/nephew/niece/fiance/fiancee",
    "@nobody": "nobody/noone/none",
    "@not": "not/never/hardly/barely/rarely",
    "@time": "day/week/month/year/night/evening/morning/hour/time/weekend/today/yesterday/tonight",
  }),
);
/** How many words an underscore may stand for. */
const MOST_BETWEEN = 3;

/** One of the words "a/b/c", each as written or as its dictionary form; a star ends the part that counts: "promot*". */
function wordSource(word: string): string {
  if (word === "_") return `(?: \\S+){0,${MOST_BETWEEN}}?`;
  if (word === "^") return "(?<=^)";
  if (word === "$") return "(?= $)";
  const isOptional = word.endsWith("?");
  const plain = isOptional ? word.slice(0, -1) : word;
  const any = plain
    .split("/")
    .flatMap((each) => (KINDS.get(each) ?? each).split("/"))
    .map((each) => each.replace("*", "[^ |]*"))
    .join("|");
  return `(?: (?:(?:${any})\\|\\S+|\\S+\\|(?:${any})))${isOptional ? "?" : ""}`;
}

/**
 * Finds expressions, told apart by commas: "yell/shout at @me, take _ credit". A slash parts words of which one stands there,
 * "?" ends a word that may be missing, "_" stands for up to three words, "^" and "$" for the ends of the sentence.
 */
export function patternOf(expressions: string): RegExp {
  const sources = expressions
    .split(",")
    .map((expression) => expression.trim().split(/\s+/))
    .filter(([word]) => word !== "")
    .map((words) => words.map(wordSource).join(""));
  return new RegExp(`(?:${sources.join("|")})(?= |$)`, "g");
}
