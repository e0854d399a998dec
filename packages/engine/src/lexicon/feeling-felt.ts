import type { LexiconClass } from "./lexicon.ts";
import { list } from "./list.ts";

/** Words that are a feeling only straight after "feel" or "feeling": "I feel low", but not "I am low on milk". */
export const feelingFelt: LexiconClass = {
  name: "feeling-felt",
  source:
    "Own list: words with other daily uses (a colour, a direction, a place) that 'feel' turns into an unpleasant feeling.",
  entries: list(
    `
        low, down, blue, lost, stuck, flat, empty, hollow, numb, raw, rough, broken, torn apart, bad, awful, terrible, horrible, dreadful, rotten, lousy,
        crummy, crappy, shitty, shit, crap, rubbish, wobbly, fragile, small, useless, awkward, alone, adrift, at a loss, bleak, listless, apathetic, detached,
        disengaged, trapped, dead inside, drained, strained, spent, sore, wary, suspicious, sceptical, doubtful, unsafe, foolish, silly, bored,
        resigned, thrown, wounded, isolated, out of place, out of sorts, weird, heavy, inferior, distant, cut off, hurting, uncertain, cold inside, sick
        inside, close to giving up, rudderless, hollowed out, pessimistic, haunted, maxed out, wrung out, depleted, stung, in a rut, out on a limb, floored,
        shook, triggered, tied down, estranged, lethargic, unmoored, hostile, defensive, claustrophobic, stranded, ambivalent, stupid, dumb, pathetic,
        incompetent, worrying, stressed to the max, moody`,
    { note: "Counts only as the complement of 'feel'." },
  ),
};
