import { TELLING } from "../../lexicon/words/duty-of-the-other.ts";
import { HOUSES } from "../../lexicon/words/general-standards.ts";
import { defineRule, type Finding } from "../../rule.ts";
import { dutiesIn } from "../../text/duty.ts";
import type { Duty } from "../../text/duty-kinds.ts";
import { isPointedAt } from "../../text/person-words.ts";
import { norm, spanOf, textOf, tokenAt } from "../../text/query.ts";
import type { Reading } from "../../text/reading.ts";
import { inPlaceOf, type Rewording, wordsOf } from "../../text/reword.ts";
import { isUnchosen } from "../../text/unchosen.ts";

/** "You should …": the speaker's want, told as the other's duty or lack. */
export const dutyOfTheOther = defineRule({
  id: "duty-of-the-other",
  summary: "Sees should, must, have to, need to and their like with a person as subject.",
  why: "A duty leaves the reader only two ways: to obey or to refuse. What you would like stays hidden behind it.",
  instead: "Say whose wish it is: “I would like you to …”, or ask: “Would you be willing to …?”",

  examples: {
    flagged: [
      { text: "You should be more careful.", marks: ["You should"] },
      { text: "You need to respect me.", marks: ["You need to"] },
      { text: "You have to call me.", marks: ["You have to"] },
      { text: "He ought to help.", marks: ["He ought to"] },
      { text: "you shouldve told me", marks: ["you shouldve"] },
      { text: "You should of asked first.", marks: ["You should of"] },
      { text: "You shouldn't talk to her like that.", marks: ["You shouldn't"] },
      { text: "Your team must answer within a day.", marks: ["Your team must"] },
      { text: "You were supposed to send it on Monday.", marks: ["You were supposed to"] },
      { text: "The least you could do is ring.", marks: ["The least you could do"] },
      { text: "Dave really should have warned us.", marks: ["Dave really should have"] },
    ],
    fine: [
      "I would like you to check the figures.",
      "You should see the view!",
      "You need to press F5 to refresh.",
      "You don't have to come.",
      "You must be tired.",
      "You must have misread the date.",
      "Should you need anything, ring me.",
      "If you have to leave early, go ahead.",
      "You should receive the parcel on Monday.",
      "The lift should work again by noon.",
      "She has to leave at six.",
      "You really shouldn't have, what a lovely gift!",
    ],
  },

  find(reading) {
    const findings: Finding[] = [];
    for (const duty of dutiesIn(reading)) {
      if (duty.subject !== undefined && !isPointedAt(duty.subject) && !isHouse(reading, duty)) continue;
      const phrase = textOf(reading, duty.first, duty.end);
      findings.push({
        span: spanOf(reading, duty.first, duty.end),
        severity: duty.negated || duty.past ? 0.5 : 0.45,
        message: duty.past
          ? `“${phrase}” measures the past against a duty and may land as a telling-off. Try “I would have liked …”, then what you would like next time.`
          : `“${phrase}” may land as an order, or as blame for not having done it. Whose wish is it? Try “I would like …” or “Would you be willing to …?”`,
        gently: duty.past
          ? `“${phrase}” looks back at what was not done. If there is a wish in it, “next time I would like …” lets them meet it.`
          : `“${phrase}” can be warm advice or an order. If it is a wish of yours, “I would like …” or “Would you be willing to …?” says so.`,
        rewording: asWish(reading, duty),
      });
    }
    return findings;
  },
});

/** "The garage should have called me": the people in it. */
function isHouse(reading: Reading, { subject, end }: Duty): boolean {
  if (subject === undefined || /^an?$/.test(norm(reading, subject.first))) return false;
  return HOUSES.has(norm(reading, subject.head)) && TELLING.has(tokenAt(reading, end)?.lemma ?? "");
}

const OBJECTS: Record<string, string> = { he: "him", she: "her", they: "them", we: "us" };

/** Only a plain duty of the present turns into a wish word by word. */
function asWish(reading: Reading, { subject, negated, past, first, end }: Duty): Rewording | undefined {
  if (subject === undefined || negated || past || end - first > MAX_DUTY) return undefined;
  // "I would like you to know better", "… to be ashamed of yourself": no wish that could be met.
  if (isUnchosen(reading, end) || ["supposed", "meant"].includes(norm(reading, end - 2))) return undefined;
  const name = wordsOf(reading, subject.first, subject.end);
  const isName = reading.tokens.slice(subject.first, subject.end).some(({ tag }) => tag === "PROPN");
  const whom = OBJECTS[name.toLowerCase()] ?? (isName ? name : name.charAt(0).toLowerCase() + name.slice(1));
  return inPlaceOf(reading, first, end, `I would like ${whom} to`);
}

/** Longer than this, a duty has more in it than its subject and its "have to". */
const MAX_DUTY = 5;
