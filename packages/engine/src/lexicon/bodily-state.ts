import type { LexiconClass } from "./lexicon.ts";
import { list } from "./list.ts";

/** States of the body, which the guideline does not count as feelings (ruling 3). */
export const bodilyState: LexiconClass = {
  name: "bodily-state",
  source: "Own list: bodily states and complaints in daily speech.",
  entries: list(
    `
        tired, tired out, dog-tired, dead tired, knackered, bushed, pooped, beat, wiped out, wiped, dead on my feet, zonked, sleepy, drowsy, groggy, dozy,
        half asleep, exhausted, worn out, fatigued, weary, weak, faint, dizzy, light-headed, lightheaded, woozy, shaky, hungry, starving, famished, peckish,
        ravenous, full, stuffed, bloated, thirsty, parched, dehydrated, hungover, hung over, drunk, tipsy, sober, hot, too hot, cold, too cold, freezing,
        frozen, chilly, boiling, sweaty, sweating, clammy, feverish, shivery, shivering, ill, unwell, sick, poorly, under the weather, queasy, nauseous,
        nauseated, seasick, carsick, travel-sick, bunged up, congested, hoarse, stiff, achy, aching, in pain, in agony, out of breath, breathless, short of
        breath, wheezy, itchy, tingly, swollen, bruised, constipated, pregnant, jet-lagged, jetlagged, fit, healthy, well rested, awake, wide awake,
        recovering, on the mend, contagious, allergic, blind, deaf, lame, diabetic, injured, concussed`,
  ),
};
