import type { LexiconClass } from "./lexicon.ts";
import { list } from "./list.ts";

/** What people suffer from: "you always …" accuses them, "you never …" thanks them. */
export const badDeed: LexiconClass = {
  name: "bad-deed",
  source: "Own list of acts that are a burden to others.",
  entries: list(
    `
        talk too much, compare us, compare me, know everything better, talk about themselves, break * promises, break * word,
        make party, make a racket, have parties, make always noise,
        abandon, accuse, arrive late, argue, avoid, back out, bark, bite, blame, block, boast, borrow, boss, brag, break, bring up, bully, cancel, cause
        trouble, change the subject, change your mind, change his mind, change her mind, cheat, come home late, come in late, come late, complain, contradict,
        control, correct me, criticise, cut corners, cut me off, cut us off, damage, dawdle, decide without, decide for, deny, disagree, disappear,
        disappoint, discriminate, disturb, ditch, drink too much, dump, drag your feet, exaggerate, exclude, expect, fail, fall asleep, favour, fight,
        find fault, find a way to, find something wrong, find an excuse, find a reason, flirt, forget, fuss, get angry, get away with, get it wrong, get the credit, get what you want, get
        your own way, get your way, get his way, get his own way, get her way, get lost, get out of, give in, give up, give up on, gossip, go behind, go for me, go for us, go for my, go for him, go for her, go for each,
        grab, grumble, hang up, have an excuse, have excuses, have something better to do, have to be right, have to have the last word, have to win,
        hesitate, hide, hog, hold * back, hurt, ignore, insist, insult, interfere, interrupt, jump to conclusions, judge, keep me waiting, keep us waiting,
        keep * waiting, know better, laugh at, laugh always about, laugh always at, laugh always when, make noise, make * noise, lash out, leave, leave a mess, leave dirty, leave * filthy, leave * unlocked, leave * unwashed, leave early, leave it to me, leave it to us, leave me, leave us,
        leave your, leave his, leave her, lecture, let * down, let down, lie, lose, lose your temper, lose his temper, make excuses, make a fuss, make a mess,
        make me feel bad, make me wait, make me do, make us wait, make me look, make us look, make fun, make mistakes, make things worse, manipulate, meddle,
        mess up, mess about, micromanage, miss, misunderstand, moan, mock, nag, neglect, nitpick, oversleep, overreact, pass the buck, pick a fight, pick
        fights, pick on, play games, play the victim, point out, pressure, pretend, promise, provoke, pull out, push, put me down, put us down, put me last,
        put * first, put yourself first, put himself first, put off, quarrel, question, quit, raise your voice, refuse, reject, rush, run away, run late, say
        no, scream, shift, shout, show off, shut me out, sit on, skip, slam, slack off, smoke, snap, sneak, snore, spill, spoil, stare at, start a fight,
        start arguments, steal, storm off, sulk, swear, take * for granted, take the biggest, take credit, take the credit, take the last, take advantage,
        take his side, take her side, take their side, take over, take sides, talk down, talk over, tease, tell me what to do, tell us what to do, think of
        yourself, think only of, threaten, treat me like, treat us like, turn everything into, turn it into, twist, undermine, use me, waste, whine, worry
        about nothing, yell, postpone, reschedule, overspend, overrun, cancel on, put me on the spot, roll your eyes, roll his eyes, roll her eyes, make me
        the, leave things, leave everything, forget my, forget our, forget about, forget to, change the plan, change the rules, move the goalposts, talk about
        yourself, talk about himself, talk about herself, look at your phone, stare at your phone, play with your phone, turn up late, show up late, have to
        be the centre of attention, have to be the best, have to be first, have to know better, make it about, make everything about, make jokes at, make
        comments about, make remarks about, comment on my, tell everyone, tell tales, speak for me, answer for me, decide everything, decide for me, decide
        over, go quiet, go silent, turn * away, dodge, doubt, duck, lose faith, lose patience, lose heart, raise his voice, raise her voice, ask for a penny, ask for anything, make me feel like a, make us feel like a, make me feel like an, make me feel small, make me feel ignored, make me feel judged, make me feel excluded, make me feel unwanted, make me feel left out, make me feel stupid, make me feel unwelcome, make me feel useless, make us feel small, make us feel unwelcome, let me down, let us down, mumble, shrug off, brush off, laugh it off, wave away, interfere in, barge in, use my, take my, eat my, open
        my, read my messages, go through my, park in my, park across, block my, wake me, wake us, double-book, overbook, miscount, misplace,
        mislay, mix up, botch, grab the, get the best, get the good, need rescuing, spring it on, spring things on, dump on, dump it on, dump your, dump
        their, dump his, dump her, put it off, put things off, drag out, make a scene, cause a scene, get * own way, get * way, make a drama, make a drama of,
        make a drama out of, blame me, walk away when, walk away from me, walk away from us, walk off, walk out on, ask me for money, ask us for money, talk behind, talk badly about, change the topic`,
    { pos: "verb" },
  ),
};
