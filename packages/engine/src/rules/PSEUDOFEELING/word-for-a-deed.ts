import * as lists from "../../lexicon/words/word-for-a-deed.ts";
import { defineRule, type Finding } from "../../rule.ts";
import { deedsFelt } from "../../text/facts/deeds-felt.ts";
import { findToken, phraseAt, spanOf, textOf } from "../../text/query.ts";
import type { Reading } from "../../text/reading.ts";
import { inPlaceOf, type Rewording, wordsOf } from "../../text/reword.ts";

/** What people often feel when they say that this was done to them; told by parts of its words. */
const UNDERNEATH: readonly (readonly [ReadonlySet<string>, string])[] = [
  [lists.LEFT_OUT, "lonely, sad or hurt"],
  [lists.DECEIVED, "hurt, shocked or disappointed"],
  [lists.ATTACKED, "scared, tense or angry"],
  [lists.USED_UP, "tired, resentful or sad"],
  [lists.JUDGED, "hurt, embarrassed or angry"],
  [lists.PUSHED, "anxious, tense or frustrated"],
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
      { text: "You have no idea how unwanted I feel.", marks: ["unwanted"] },
      { text: "I feel less and less valued here.", marks: ["valued"] },
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
      "I no longer feel ignored.",
      "I would feel ignored if you left.",
      "I used to feel judged, but that changed.",
    ],
  },

  find(reading) {
    const findings: Finding[] = [];
    for (const { first, end, negated } of deedsFelt(reading)) {
      const phrase = textOf(reading, first, end);
      const feelings = underneath(phrase.toLowerCase());
      findings.push({
        span: spanOf(reading, first, end),
        severity: 0.5,
        message: negated
          ? `“Not ${phrase}” tells what others leave undone, so it may land as a charge. What is the feeling under it? Perhaps ${feelings}.`
          : `“${phrase}” tells what somebody did to you, so it may land as an accusation. What is the feeling under it? Perhaps ${feelings}.`,
        rewording: negated ? undefined : withFeeling(reading, first, end, feelings),
      });
    }
    return findings;
  },
});

function underneath(phrase: string): string {
  const told = UNDERNEATH.find(([stems]) => [...stems].some((stem) => phrase.includes(stem)));
  return told?.[1] ?? "hurt, sad or angry";
}

/** Farther than this before the word, "feel" is another one's. */
const FAR_FEEL = 5;

/** "I feel so [lonely, sad or hurt?]"; who did it goes with the deed. None where the word leans on what follows. */
function withFeeling(reading: Reading, first: number, end: number, feelings: string): Rewording | undefined {
  const next = reading.tokens[end];
  if (next !== undefined && !["PUNCT", "ADV", "CCONJ", "SYM", "X"].includes(next.tag) && !lists.STANDS.has(next.norm))
    return undefined;
  const feel = findToken(reading, first - FAR_FEEL, first, ({ lemma }) => lemma === "feel" || lemma === "feeling");
  const from = feel === -1 ? first : feel;
  const doer = next?.norm === "by" ? phraseAt(reading, end + 1) : undefined;
  // "by the new swimming | timetable": where a phrase was read too short, a word of it would be left standing.
  if (doer !== undefined && ["ADJ", "NOUN", "PROPN"].includes(reading.tokens[doer.end]?.tag ?? "")) return undefined;
  const before = from === first ? "" : `${wordsOf(reading, from, first)} `;
  return inPlaceOf(reading, from, doer?.end ?? end, `${before}[${feelings}?]`);
}
