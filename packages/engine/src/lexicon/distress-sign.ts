import type { LexiconClass } from "./lexicon.ts";
import { list } from "./list.ts";

/** What people do and suffer when a feeling shows: "I cry every night", "I can't sleep". */
export const distressSign: LexiconClass = {
  name: "distress-sign",
  source: "Own list of signs of distress that messages name in place of a feeling.",
  entries: list(
    `
        cry, sob, weep, cried, crying, in tears, burst into tears, break down, fall apart, can't sleep, couldn't sleep, don't sleep,
        haven't slept, hardly sleep, barely sleep, not slept, lie awake, lose sleep, sleepless, can't eat, couldn't eat, off my food,
        dread, dread coming, dread going, have nightmares, have panic attacks, panic attack, shake, shaking, tremble,
        trembling, in therapy, on antidepressants, off sick, signed off, walk on eggshells, feel sick, throw up, want to scream, could
        scream, want to quit, want to give up, my stomach churns, my stomach turns, my heart races, my hands shake, a nervous wreck, hate coming to work, hate
        going to work, hate my job, hate my life, hate coming home, hate mondays, afraid to speak, scared to speak, afraid to open my mouth, lose * sleep, sleepless night, in floods of tears, in floods, in bits`,
  ),
};
