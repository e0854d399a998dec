import type { LexiconClass } from "./lexicon.ts";
import { list } from "./list.ts";

/** Urgency that turns even "please" into an order. */
export const strongUrgency: LexiconClass = {
  name: "strong-urgency",
  source: "Own list of words and phrases.",
  entries: list(
    `right now, right this minute, right this second, this minute, this very minute, this instant, this second, immediately, imediately, immediatly, at once,
    instantly, for once, for once in your life, once and for all, for the last time, for the hundredth time, for the umpteenth time, not tomorrow, no excuses,
    no more excuses, no ifs, no buts, no discussion, no arguments, end of discussion, end of story, full stop, period, and i mean now, and i mean it,
    i won't ask again, i won't say it again, i'm not asking again, i won't tell you again, before i lose my patience, before i lose it, chop chop, pronto,
    on the double, or else, without further delay, without any further delay, forthwith, this is the last time i ask, how many more times`,
  ),
};
