import type { LexiconClass } from "./lexicon.ts";
import { list } from "./list.ts";

/** Words and expressions of all-or-nothing. */
export const absolute: LexiconClass = {
  name: "absolute",
  source: "Own list: frequency, quantity and degree words that leave no exception.",
  entries: [
    ...list(
      `
        always, alway, never, never ever, never once, not once, not one single time, not a single time, not for one second, every time, every
        single time, everytime, each time, each and every time, every bloody time, every damn time, every day of the week, each and every day, every single
        day, every single week, every single month, every single one of you, every one of you, constantly, continually, continuously, perpetually, eternally,
        endlessly, incessantly, invariably, permanently, forever, for ever, non-stop, nonstop, all the time, the whole time, the entire time, all day every
        day,
        at the slightest,
 day in day out, day in and day out, round the clock, twenty-four seven, 24/7, without exception, without fail, at every turn, at every
        opportunity, time after time, time and again, time and time again, again and again and again, over and over, over and over again, since forever, as
        always, as ever, as usual, like always, nobody, no-one, nobody ever, no one ever, not one person, not a soul, not a single soul, not a
        single person, not one of you, not one of them, not one of us, not a single one of you, not a one of you, none of my * ever, none of our * ever, none of your * ever, none of his * ever, none of your * have ever, not one of your * ever, not one of your * has ever, none of you, none of them, nothing, nothing ever, nowhere, not a thing, not
        a single thing, not one thing, not one word, not a word of, not ever, not at any time, hardly ever, only ever, ever only, all you do, all you ever do,
        all he does, all he ever does, all she does, all she ever does, all they do, all they ever do, all you care about, all you think about, all you want,
        all you ever want, everything you do, everything he does, everything she does, everything they do, nothing you do, nothing you say, everything you
        say, nothing i do, nothing i say, nothing i ever do, nothing i cook, nothing i make, nothing i write, nothing i try, nothing we do, nothing we say,
        nothing is ever, nothing's ever, nothing is good enough for, nothing's good enough for, everybody, everyone, every one of them, each and every one,
        all of you, the lot of you, the whole lot of you, you lot, you people, everything, every last one, every last thing, whatever i do, whatever i say,
        whatever we do, no matter what i do, no matter what i say, no matter what we do, no matter how often, no matter how many times, for the millionth
        time, for the thousandth time, for the hundredth time, for the umpteenth time, a million times, a thousand times, a hundred times, umpteen times,
        countless times, the only one who, the only person who, the only one in this, whenever it suits you, whenever it suits him, only when it suits you,
        only when it suits, only when you want something, only when you need something, wouldn't ever, would never, could never, every single morning, every
        single night, every single weekend, every single year, every single meeting, every bloody day, every bloody week, each bloody time, only ever when it
        suits you, all he ever, all you ever, all she ever, all they ever, all you care for, all he cares about, all she cares about, all they care about, all
        he thinks about, all she thinks about, all they think about, all he wants is, all she wants is, all they want is, every monday, every tuesday, every
        wednesday, every thursday, every friday, every saturday, every sunday, every weekend, every morning, every evening, every night, every day, every
        week, every month, every year, every lunch, every shift, every meeting`,
      { severity: 0.6 },
    ),
    ...list(
      `
        any time, anytime, as soon as i, as soon as we, the moment i, the minute i, the second i, the instant i, the moment we, the minute we, every blessed time, every flipping time, every
        freaking time, every fucking time, every sodding time, every goddamn time, every blessed day, every blessed sunday, every blessed morning, every bloody
        morning, every bloody weekend, every bloody night, every bloody evening, every damn day, every damn night, every damn week, every damn morning, every
        damn weekend, every fucking day, every fucking night, every flipping day, every freaking day, every sodding day, every single friday, every single
        monday, every single sunday, every single saturday, every single shift, each and every week, each and every month, each and every meeting, every last
        time, week after week, day after day, night after night, year after year, month after month, again and again, on a daily basis, morning to night, from
        morning till night, from morning to night, from dawn to dusk, all day long, all night long, every chance you get, every chance he gets, every chance she
        gets, at the drop of a hat, every waking minute, every waking moment, every minute of the day, every hour of the day, every five minutes, every two
        minutes, every ten minutes, every other minute, whatever i cook, whatever i wear, whatever i try, whatever i write, whatever i suggest, whatever i buy,
        whatever i plan, whatever i choose, whatever i ask, whatever we try, whatever we suggest, for the nth time, for the zillionth time, for the gazillionth
        time, a zillion times, a billion times, a trillion times, until the cows come home`,
      { severity: 0.55, note: "Exaggerate only where somebody is reproached." },
    ),
  ],
};
