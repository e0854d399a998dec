import type { LexiconClass } from "./lexicon.ts";
import { list } from "./list.ts";

/** Urgency that turns even "please" into an order. */
export const strongUrgency: LexiconClass = {
  name: "strong-urgency",
  source: "Own list of words and phrases.",
  entries: list(
    `
        right now, right this minute, right this second, this minute, this very minute, this instant, this second, immediately, imediately,
        immediatly, at once, instantly, for once, for once in your life, once and for all, for the last time, for the hundredth time, for the
        umpteenth time, not tomorrow, no excuses, no more excuses, no ifs, no buts, no discussion, no arguments, end of discussion, end of story, full
        stop, period, and i mean now, and i mean it, i won't ask again, i won't say it again, i'm not asking again, i won't tell you again, before i
        lose my patience, before i lose it, chop chop, pronto, on the double, or else, without further delay, without any further delay, forthwith,
        this is the last time i ask, how many more times, for god's sake, for heaven's sake, for pete's sake, for christ's sake, for goodness' sake,
        for goodness sake, for gods sake, for crying out loud, for the love of god, for a change, or so help me, no questions asked, within the next
        ten minutes, within the hour, this very second, this very day, i shall not tell you again, i won't tell you twice, i won't repeat myself, i'm
        not going to repeat myself, i'm not going to say it again, i don't want to have to ask again, don't make me ask twice, don't make me ask
        again, last chance, that's final, and that's final, and that is final, is that clear, do i make myself clear, am i clear, pdq, double-quick, post-haste,
        quick sharp, now please, at the double, no messing, no arguing, no dawdling, no backchat, no more delays, no more stalling, by yesterday, not in an hour, not next
        week, i don't have all day, i haven't got all day, we don't have all day`,
  ),
};
