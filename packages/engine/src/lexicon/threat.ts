import type { LexiconClass } from "./lexicon.ts";
import { list } from "./list.ts";

/** Expressions that hang a consequence over the reader. */
export const threat: LexiconClass = {
  name: "threat",
  source: "Own list of threats and ultimatums, from mild to hard.",
  entries: list(
    `
        or else, or there will be consequences, there will be consequences, or face the consequences, face the consequences, suffer the consequences,
        you will regret, you'll be sorry, you'll live to regret, you'll pay for this, heads will roll, last warning, final warning,
        this is your last chance, this is your last warning, your last chance, this is your final chance, one more word and, one more mistake and,
        try that again and, don't make me, don't you dare, don't even think about, i'm warning you, consider this a warning, consider yourself warned,
        you have been warned, watch your back, i know where you live, or i'm leaving, or i'm gone, or i'm out, or i'm done, or i quit, or i resign,
        or i'll quit, or i'll report, or i go to, or i'll sue, or i'll see you in court, or i'll have you, or i'll make sure, or we're through,
        or we're done, or we're finished, or it's over, or it is over, or you're out, or you're fired, or you're off, or you can find,
        or you can look for, or you can forget, or you can pack, or don't bother coming, or don't come back, or you're sleeping, otherwise i go,
        otherwise i will, otherwise i'm going to, otherwise we go, otherwise we will, otherwise you will, otherwise there will be,
        otherwise i have to, otherwise i must, otherwise i take, otherwise i call, see you in court, i'll see you in court, hear from my lawyer,
        hear from my solicitor, hear from our lawyers, take you to court, take this further, go over your head, go to the press, get you fired,
        have you fired, out on your ear, clear your desk, pack your bags, pack your things, it's me or, it is me or, either you * or,
        my way or the highway, that's final, that is final, that's an order, that is an order, those are my terms, i'm counting to three,
        on the count of three, or there's no, or there is no, or there will be no, or you fail, or they go, or it gets towed, or the deal is off,
        or the deal's off, or find yourself, or find yourselves, or you lose, or you can leave, or i won't come, or i won't be, or i won't help,
        or i won't pay, or i won't sign, or we won't pay, or the next letter, or the next call, or the next step, failing which, after that they go,
        after that it goes, or consider yourself, or consider this, or you'll hear from, or i call, or i'm calling, or i'll call, or i'll be calling,
        or i'll be taking, or i'll take, or we take, or we'll take, or it will cost you, or move out, or ship out, or get out, you won't see me again,
        you'll never see me again, the wedding is off, the wedding's off, don't bother coming back, you can find another job,
        you can find yourself another, say that once more and, say that again and, do that once more and, touch it again and, you can forget,
        you can kiss, you'll hear from, you'll be hearing from, wait until i tell, i'll make your life, this isn't over, take it or leave it,
        my final offer, this is my final offer, last chance, or you're on the bench, or you're benched, or you're dropped, or you're grounded,
        or there'll be trouble, there'll be trouble, there will be trouble, you can find a new, you can find another, i'll post it online,
        i'll post this online, there'll be hell to pay, or we walk, or i walk, or we're off, or i'm off, move it or lose it, or you'll have to find,
        or we meet in court, or we'll meet in court, or i'll meet you in court, after that the lawyers, on your own head be it, you'll rue the day,
        you'll rue this, on your head be it, be it on your own head, i'll make you pay, you'll get what's coming, you've got it coming,
        your days are numbered, if you know what's good for you, kiss goodbye to your, i'll never speak to you again, i'll never talk to you again,
        i won't speak to you again, this means war, don't say i didn't warn you, i'm done asking nicely, i've got my eye on you, push me any further,
        say goodbye to your job, say goodbye to your deposit, say goodbye to your phone, say goodbye to your bonus, i won't be responsible for what i,
        i won't be responsible for what happens, i won't ask twice, i won't tell you again, you haven't heard the last, you're on thin ice,
        it's her or me, it's him or me, i want answers,
        one more time and you, one more time and i`,
    { severity: 0.8 },
  ),
};
