import * as lists from "../../lexicon/words/theme.ts";
import { anyOf } from "../../lexicon/words.ts";
import { perText } from "../word.ts";

/** What a judging word is about: how it may land, and which fact would say it better. */
interface Theme {
  readonly lands: string;
  readonly asks: string;
}

const THEMES: readonly (readonly [ReadonlySet<string>, Theme])[] = [
  [lists.NOT_WORKING, { lands: "as a charge of not working", asks: "Which piece of work was left, and since when?" }],
  [lists.MESS, { lands: "as shame", asks: "What lies or stands where, and how would you like it?" }],
  [
    lists.BUNGLING,
    {
      lands: "as a bad mark without a reason",
      asks: "What was missing, late or wrong, and where?",
    },
  ],
  [lists.BAD_FAITH, { lands: "as a charge of bad faith", asks: "What was said, and what did you find out?" }],
  [lists.RUDENESS, { lands: "as an insult", asks: "What was said or done, or left unsaid?" }],
  [lists.BULLYING, { lands: "as an attack", asks: "What was said or done, when, and who else was there?" }],
  [
    lists.UNKINDNESS,
    { lands: "as a verdict on somebody's heart", asks: "What was done or left undone, and for whom did it matter?" },
  ],
  [lists.STUBBORNNESS, { lands: "as a reason to dig in", asks: "What did you ask for, and what was the answer?" }],
  [
    lists.FOOLISHNESS,
    { lands: "as contempt", asks: "What exactly was said or done that you wish had gone another way?" },
  ],
];

const OTHER: Theme = { lands: "as an attack", asks: "What did you see or hear?" };
const PATTERNS = THEMES.map(([words, theme]) => [new RegExp(anyOf(words)), theme] as const);

/** The theme of a judging word, as the word list has it. */
export const themeOf = perText((text: string): Theme => PATTERNS.find(([words]) => words.test(text))?.[1] ?? OTHER);

const MAX_QUOTED_WORDS = 9;

/** A phrase as a comment quotes it: a long one is cut. */
export function quoted(words: string): string {
  // Too short to hold more words than that.
  if (words.length < 2 * MAX_QUOTED_WORDS) return `“${words}”`;
  const parts = words.split(/\s+/);
  return parts.length <= MAX_QUOTED_WORDS ? `“${words}”` : `“${parts.slice(0, MAX_QUOTED_WORDS).join(" ")} …”`;
}
