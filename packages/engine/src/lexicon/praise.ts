import type { LexiconClass } from "./lexicon.ts";
import { list } from "./list.ts";

/** Words and formulas that turn a sentence into praise, thanks or good news, where "always" and "never" are welcome. */
export const praise: LexiconClass = {
  name: "praise",
  source: "Own list: praise, thanks and congratulation, British and American.",
  entries: list(
    `
        should give you a medal, deserve a medal, bless him, bless her, bless them, amazing, awesome, brilliant, excellent, exceptional, extraordinary, fabulous, fantastic, first-class, first-rate, flawless, glorious, gorgeous,
        impeccable, incredible, invaluable, lovely, magnificent, marvellous, marvelous, masterful, outstanding, perfect, phenomenal, remarkable, sensational,
        spectacular, splendid, stellar, stunning, sublime, superb, terrific, top-notch, tremendous, unbeatable, wonderful, world-class, spot-on, on
        point, second to none, thank you, thanks, thank you so much, thanks so much, many thanks, thanks a lot, thanks a million, thanx, cheers for,
        much appreciated, really appreciate, appreciate you, appreciate your, appreciate that you, appreciate how you, appreciate everything, appreciate all, can't thank you enough, made all the difference, makes all the difference, meant a lot, means a lot, meant the world, means the world, grateful, thankful, appreciated, appreciative, bless you, hats off, kudos, congrats, congratulations, well done, good job, great
        job, great work, good work, nice work, nice one, nice job, bravo, well played, way to go, keep it up, keep up the good work, full marks, top marks,
        hooray, hurray, two thumbs up, fair play to, credit to, credit where it's due, shout-out to, shoutout to, props to, cheer me up, cheer
        us up, make me smile, crack me up, crack us up, never stop amazing me, never stop amazing us, never do things by halves, make me laugh, make us laugh, make me happy, make my day, make me
        proud, make me feel welcome, make me feel at home, make me feel better, make us feel
        welcome, make me feel safe, make me feel special, brighten my day, brighten up, light up the room, lift my spirits, have my back, have our backs, there for me, there for us, been there
        for, be there for, got my back, got our backs, look out for me, looks out for, looks after, went out of your way, go out of your way to help, goes out
        of her way, goes out of his way, go the extra mile, above and beyond, pull together, stuck together, sing your praises, speak highly of, a legend, a
        superstar, a rock star, a rockstar, a gem, a treasure, a hero, a lifesaver, a life-saver, a godsend, a blessing, a diamond, an angel, a
        saint, a real pro, an absolute machine, a wizard with, a genius with, a joy, a delight, a darling, a sweetheart, a champion, a champ, the best, the
        greatest, the kindest, the nicest, the loveliest, the most helpful, the most patient, the most generous, the goat, best team, best boss, best friend,
        best mum, best mom, best dad, best crew, best colleague, love you, we love you, love working with, love having you, love how you, love that
        you, love it when you, love your, admire, look up to, proud of, so proud, impressed, delighted, thrilled, overjoyed, over the moon, chuffed, blown
        away, am touched, was touched, were touched, so touched, very touched, really touched, deeply touched, happy for you, pleased for you, grateful for, lucky to have you, lucky to have, never forget your kindness, can always count on, can
        always rely on, always count on, always rely on, can always trust, could always rely on, never let me down, never let us down, never let anyone down, never disappoint, never fail to impress, never fail to make, never fail to help, never fail to cheer, never fail to remember, never fail to listen, never fail to bring, never fail to find, never fail to look, never fail to amaze, never fail to delight, never fail to deliver, never fail to answer, never fail to ask, never fail to notice, never fail to thank, never fail to support, never fail to turn up, never fail to show up, never fail to stay calm, never fail to brighten, never fail to put a smile, never fail to have my back, never fail to explain,
        never miss a beat, never complain, never once complained, can't top, outdid yourself, outdid yourselves, outdone yourself, never too busy to, never too tired to, always there, always
        help, always willing to help, always ready to help, always on time, always make time, always ask how, always know * to say, always find time, always welcome, nobody does it better, no one does it
        better, couldn't have done it without, couldn't do it without, couldn't ask for a better, couldn't have asked for,
        couldn't wish for, the best thing that, nothing but praise, killed it, killing it, crushing it, smashing it, nailing it, nailed it, smashed it, crushed it, aced it, rocked it, knocked it out of the
        park, you rock, you rule, good for you, good on you, great to see, lovely to see, great news, good news, what a win, what a team, what a treasure,
        what a star, never cease to amaze, never cease to surprise, in the best way, an inspiration, a role model, a tower of strength, an
        asset, in a league of your own, head and shoulders above, one in a million, one of a kind, on the ball, saved the day, lost without you, be lost without,
        don't know what i'd do without, don't know what we'd do without, work wonders, work miracles, put a smile on my face, put
        a smile on our faces, warm my heart, melt my heart, come through for, brilliantly,
        beautifully, well spotted, well said, well put, much obliged, owe you one, my rock, our rock, a star, a natural, heart of gold, worth your weight in
        gold, salt of the earth, the life and soul of, out of this world, hit the nail on the head, pull out all the stops, saved my bacon, saved my life, under your wing, a pleasure to work with, easy to talk to, easy to work with, fun to be with, fun to be around,
        never stop learning, never give up, put others first, the tastiest, the finest,
        the bravest, the sweetest, the funniest, a good egg, a good heart, a kind heart, a big heart`,
    { note: "Silences absolutes and labels in its sentence; sarcasm has its own list." },
  ),
};
