import type { LexiconClass } from "./lexicon.ts";
import { list } from "./list.ts";

/** Words that turn an order into a rush. */
export const urgency: LexiconClass = {
  name: "urgency",
  source: "Own list, formal, colloquial and chat.",
  entries: list(
    `
        now, right now, right this minute, right this second, this minute, this instant, this very minute, this second, immediately, imediately, immediatly,
        at once, instantly, straight away, straightaway, right away, without delay, without further delay, asap, a.s.a.p., as soon as possible, pronto, stat,
        sharpish, double quick, on the double, chop-chop, hurry up, get a move on, not later, not tomorrow, no excuses, no ifs no buts, no ifs or
        buts, no ifs and no buts, no more excuses, no discussion, no arguments, end of discussion, end of story, full stop, period, once and for all, for
        once, for once in your life, for the last time, i won't ask again, i won't say it again, i won't say this again, i'm not asking again, i'm not going to ask again, i won't tell you again, how many times, how many more times, today not tomorrow, before i lose my patience, by the
        end of the day, by close of business, by cob, by eod, within the hour, this is urgent, urgently, at the latest, no later than, and i mean now, and i mean it, and be
        quick about it, and make it snappy, make it snappy, quick smart, on the spot, forthwith, pdq, double-quick, post-haste, quick sharp, at the double, no
        messing, no arguing, no dawdling, by yesterday, i don't have all day, i haven't got all day`,
  ),
};
