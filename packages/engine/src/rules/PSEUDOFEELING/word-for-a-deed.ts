import { defineRule } from "../../rule.ts";
import { overSmallWords, speakersFeelings } from "../../text/feel.ts";
import { matchAt, norm, spanOf, textOf } from "../../text/query.ts";
import type { Match, Reading } from "../../text/reading.ts";

/** What people often feel when they say that this was done to them. */
const UNDERNEATH: readonly (readonly [RegExp, string])[] = [
  [
    /ignor|exclu|left|invisib|unheard|unseen|unwant|unwelcome|reject|shut out|frozen|ostracis|outcast|sideline|forgotten|alone|abandon|neglect|unlove/,
    "lonely, sad or hurt",
  ],
  [/betray|lied|cheat|deceiv|stabbed|let down|trick|misled|two-timed|used|sold/, "hurt, shocked or disappointed"],
  [/attack|threat|bulli|intimidat|harass|corner|abus|hound|target|interrogat|provok/, "scared, tense or angry"],
  [/exploit|taken|overwork|trampl|walk|dump|burden|lumber/, "tired, resentful or sad"],
  [
    /judg|critici|blam|belittl|humiliat|ridicul|mock|put down|patronis|insult|sham|lectur|disrespect/,
    "hurt, embarrassed or angry",
  ],
  [/pressur|manipulat|control|micro|rush|coerc|forc|push|rail/, "anxious, tense or frustrated"],
];

/** "I feel ignored": a word for somebody's deed in the place of a feeling. */
export const wordForADeed = defineRule({
  id: "word-for-a-deed",
  summary: "Sees “I feel” with a word that says what somebody did to the speaker.",
  why: "The reader hears an accusation: ignored by whom? They start to defend themselves before they know how you are.",
  instead: "Name the feeling under it, such as hurt, lonely or scared, and what you saw.",

  examples: {
    flagged: [
      { text: "I feel ignored.", marks: ["ignored"] },
      { text: "I'm feeling attacked and used.", marks: ["attacked", "used"] },
      { text: "I felt so betrayed", marks: ["betrayed"] },
      { text: "You make me feel unwanted.", marks: ["unwanted"] },
      { text: "Feeling a bit taken for granted over here.", marks: ["taken for granted"] },
      { text: "i dont feel heard in these meetings", marks: ["heard"] },
      { text: "We have felt tired, left out and judged all year.", marks: ["left out", "judged"] },
    ],
    fine: [
      "I feel hurt.",
      "He ignored my email.",
      "I feel used to it by now.",
      "Do you feel ignored?",
      "She felt betrayed by the vote.",
      "I don't feel ignored at all.",
      "I was attacked by a dog.",
    ],
  },

  *find(reading) {
    for (const { verb, negated } of speakersFeelings(reading, ["feel"])) {
      for (const { first, end } of negated ? regardAfter(reading, verb) : wordsAfter(reading, verb)) {
        const phrase = textOf(reading, first, end);
        const feelings =
          UNDERNEATH.find(([pattern]) => pattern.test(phrase.toLowerCase()))?.[1] ?? "hurt, sad or angry";
        yield {
          span: spanOf(reading, first, end),
          severity: 0.5,
          message: negated
            ? `“Not ${phrase}” tells what others leave undone, so it may land as a charge. What is the feeling under it? Perhaps ${feelings}.`
            : `“${phrase}” tells what somebody did to you, so it may land as an accusation. What is the feeling under it? Perhaps ${feelings}.`,
          ...(negated ? {} : { rewording: `[${feelings}?]` }),
        };
      }
    }
  },
});

const REGARD = new Set(
  "heard seen valued respected appreciated included supported wanted accepted understood trusted welcome recognised recognized acknowledged believed".split(
    " ",
  ),
);

/** "I don't feel heard" is "I feel unheard". */
function regardAfter(reading: Reading, verb: number): { first: number; end: number }[] {
  const at = overSmallWords(reading, verb + 1);
  if (REGARD.has(norm(reading, at))) return [{ first: at, end: at + 1 }];
  if (norm(reading, at) === "listened" && norm(reading, at + 1) === "to") return [{ first: at, end: at + 2 }];
  if (norm(reading, at) === "taken" && norm(reading, at + 1) === "seriously") return [{ first: at, end: at + 2 }];
  return [];
}

/** The words given as feelings: "tired, left out and judged" names three, the last two of this kind. */
function wordsAfter(reading: Reading, verb: number): Match[] {
  const found: Match[] = [];
  let at = overSmallWords(reading, verb + 1);
  for (let steps = 0; steps < 12; steps++) {
    const match = matchAt(reading, at, "pseudo-feeling");
    if (match !== undefined && !isOther(reading, match)) found.push(match);
    const next = match === undefined ? overAdjective(reading, at) : match.end;
    if (next === at) break;
    const joined = overJoint(reading, next);
    if (joined === next) break;
    at = overSmallWords(reading, joined);
  }
  return found;
}

/** "used to it" is a habit. */
function isOther(reading: Reading, { end, text }: Match): boolean {
  return text === "used" && norm(reading, end) === "to";
}

function overAdjective(reading: Reading, at: number): number {
  const tag = reading.tokens[at]?.tag;
  return tag === "ADJ" || tag === "VERB" || tag === "ADV" || tag === "NOUN" ? at + 1 : at;
}

function overJoint(reading: Reading, at: number): number {
  let next = at;
  while (/^(?:,|and|or|but|&|\/|then)$/.test(norm(reading, next))) next++;
  return next;
}
