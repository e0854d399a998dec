import type { LexiconClass } from "./lexicon.ts";
import { list } from "./list.ts";

/** Whole clauses and verb phrases that state the speaker's unpleasant feeling without "be" or "feel". */
export const feelingPhrase: LexiconClass = {
  name: "feeling-phrase",
  source: "Own list of idioms of distress; each holds its own first person.",
  entries: list(
    `
        it hurts, this hurts, that hurts, it hurt, this hurt, that hurt, it stings, it stung, it breaks my heart, it broke my heart, this breaks my heart, my
        heart is broken, my heart broke, my heart sinks, my heart sank, my heart aches, my heart is heavy, my blood is boiling, my blood boils, my stomach is
        in knots, my stomach dropped, my stomach turns, my nerves are shot, my head is spinning, i dread, i am in pieces, i'm in pieces, i went to pieces, i
        could cry, i could scream, i could have cried, i could weep, i want to cry, i want to scream, i cried all night, i've been crying, i have been crying,
        i can't stop crying, i broke down, i broke down in tears, i burst into tears, i lost heart, i've lost heart, i've lost hope, i have lost hope, i lost
        hope, i've had it, i have had it, i've had it up to here, i've had enough, i have had enough, i'm done in, i can't cope, i can't cope anymore, i
        cannot cope, i can't take it anymore, i can't take any more, i'm at the end, i'm falling apart, i am falling apart, i'm losing it, i'm losing my mind,
        i'm going mad, i'm going crazy, i'm going under, i'm drowning, i'm cracking up, i'm coming apart, i fear the worst, i'm not coping, we're not coping,
        i am not coping, i see red, i saw red, it pains me, it saddens me, it grieves me, it worries me, it frustrates me, it upsets me, it scares me`,
  ),
};
