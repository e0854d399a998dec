import type { LexiconClass } from "./lexicon.ts";
import { list } from "./list.ts";

/** Aims that do nobody credit: put behind a deed ("you came to …", "you want to …") they read a motive into it. */
export const selfishAim: LexiconClass = {
  name: "selfish-aim",
  source: "Own list of purposes as they follow “to”: shining, dodging, getting even, ruling.",
  entries: list(
    `
        look good, look better, look big, look clever, look important, look busy, look cool, look tough, look smart, look like the, look like a hero, impress,
        show off, be the star, be the hero, be the favourite, be the centre, be the boss, be seen with, be noticed, be admired, be praised, be right, be
        difficult, be awkward, be contrary, be cruel, be mean, be nasty, be spiteful, get attention, get noticed, get a reaction, get a rise out of, get even,
        get back at, get your own back, get his own back, get her own back, get your own way, get your way, get his way, get her way, get their way, get out of
        the, get out of your, get out of his, get out of her, get out of having, get out of doing, get out of paying, get out of helping, get away from me, get
        away from us, get rid of, get * out of the way, get * on your side, get * on his side, get * on her side, get * on their side, get * into trouble, get *
        in trouble, get * fired, get * sacked, get * thrown out, get at me, get at us, get the credit, get the glory, get the last word, have the last word,
        have the last laugh, have a go at, have a dig, have power, have the upper hand, have something to moan, have something to complain, have your way, have
        it all, have it your way, save your own skin, save his own skin, save her own skin, save their own skin, save your own neck, save his own neck, save
        face, cover * back, cover * tracks, cover * arse, cover * ass, cover your mistakes, score, score points, win points, win the argument, earn points,
        collect brownie points, curry favour, suck up, butter * up, please the boss, please your boss, please your mother, please the board,
        prove a point, prove you're right, prove you're better, prove that you're, prove me wrong, prove us wrong, make * jealous, make * suffer, make * sweat,
        make * beg, make * crawl, make * squirm, make * pay for, make * life hard, make * life difficult, make * life hell, make trouble, make a scene, make a
        fool of, make fun of, make yourself look, make himself look, make herself look, make themselves look, make yourself important, make sure everyone sees,
        make sure nobody, make money out of, feel important, feel superior, feel powerful, feel better about yourself, feel better about himself, feel better
        about herself, feel big, rub it in, rub my nose, rub our noses, rub salt, avoid me, avoid us, avoid paying, avoid helping, avoid talking, avoid doing,
        avoid the work, avoid the dishes, avoid work, avoid responsibility, avoid any responsibility, avoid having to, avoid answering, avoid the question,
        wriggle out, weasel out, duck out, see what you can get, see what he can get, see what they can get, test me, test us, catch me out, catch us out, spy
        on, be in charge, be in control, stay in control, stay in power, keep control, keep power, keep the upper hand, stir things up, stir the pot, pick a
        fight, pick a quarrel, start a fight, start an argument, start a row, cause trouble, cause a row, cause a scene, teach me a lesson, teach us a lesson,
        teach him a lesson, teach her a lesson, put me in my place, put us in our place, put me off, put us off, put the blame, pin it on, shift the blame, pass
        the blame, shut me up, shut us up, shut me out, drive a wedge, drive us apart, drive me out, drive us out, come between, push me out, push us out, force
        me out, force us out, freeze me out, freeze us out, cut me out, cut us out, leave me out, leave us out, wind * up, wind up, piss * off, tick * off, break
        me, break us, one-up, be rid of, be shot of, hang on to power, line your pockets, line his pockets, line her pockets, line their pockets, feather *
        nest, fill your pockets, fill their pockets, cash in, hide the truth, hide your mistakes, own me, own us, tell people no, tell people what, tell everyone what, tell everybody what, tell us what, tell me what, give orders, order * around, order * about, boss *
        around, boss * about, say no, be feared, be needed, hear yourself talk, hear himself talk, hear herself talk, play god, play cat and mouse, play mind games, play power games, play the boss, play the victim, play the martyr, show * who's boss, show * who is boss, show me up, show us up, get a laugh, get some laughs, get a cheap laugh, get applause, get likes, get sympathy, get some sympathy, get pity, get revenge, take revenge, take it out on, let off steam at, make an example of,
        keep in with, keep up appearances, get into * good books`,
    { severity: 0.6 },
  ),
};
