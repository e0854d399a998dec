import type { LexiconClass } from "./lexicon.ts";
import { list } from "./list.ts";

/** Ready-made orders that land as demands by themselves. */
export const harshOrder: LexiconClass = {
  name: "harsh-order",
  source: "Own list of brusque set orders.",
  entries: list(
    `
        grow up, behave yourself, calm down, get over it, get over yourself, wake up, pull yourself together, man up, sort yourself out, act your age,
        get your act together, buck up, step up, shape up, shape up or ship out, pull your finger out, pull your socks up, pull your weight,
        lift your game, get lost, go away, piss off, sod off, bugger off, bog off, fuck off, buzz off, clear off, jog on, sling your hook,
        take a hike, get a life, get a grip, get a job, get real, get out, get out of my house, get out of my sight, get out of my way,
        get to the point, get to work, get on with it, get it done, get it sorted, get moving, get a move on, hurry up, move it, shift it,
        snap out of it, deal with it, live with it, suck it up, toughen up, own up, fess up, spit it out, speak up, listen up, pay up, cough up,
        show some respect, show me some respect, have some respect, have some manners, learn some manners, mind your manners, mind your language,
        watch your mouth, watch your tone, watch your language, watch your step with me, do your job, do your bloody job, do as you're told,
        do as i say, do as you are told, do as ur told, budge up, say you're sorry, say ur sorry, put it right, hurry up with, make amends,
        do the decent thing, think before you speak, think before you type, think before you post, think before you open your mouth, behave,
        face the music, get out of the way, sit up straight, do what you're told, do what i say, do something, do something about it, face it,
        face facts, fix it, sort it, sort it out, explain yourself, answer me, look at me when i'm talking to you, listen to me, think for once,
        use your head, use your brain, put up or shut up, keep your promises, keep your word, apologise, say sorry, own it, mind your tone,
        watch your tone with me, treat me with respect, have the decency to, have the courtesy to, have the guts to, have the nerve to,
        have a word with yourself, say it to my face, tell me to my face, look me in the eye, wait your turn, stay in your lane, know your place,
        remember your place, do your share, do your bit, do your part, start doing your job, try doing your job, try listening, learn to listen,
        learn to read, learn to share, learn to knock, start listening, start behaving, start pulling your weight, make up your mind,
        take responsibility, take some responsibility, own your mistakes, admit it, prove it, take a hint, get it together, get with it, get a clue,
        read the room, use your words, act like an adult, act your own age, be a man, be an adult, clear your desk, clean up after yourself,
        pick up after yourself, tidy up after yourself, keep to the agreement, stick to the agreement, stick to your word, honour your word,
        keep your side of the bargain, answer the question, answer your phone, pick up the phone, pick up your phone, check your facts,
        get your facts straight, put your phone away, put your phone down, sit down and listen, shut the door, hurry the hell up, go to your room,
        go to hell, go to bed, find someone else, find somebody else, hands up, eyes front, lower your voice, watch how you speak to me,
        watch how you talk to me, put some clothes on, look at me, come here right now, get over here, get back here, look lively, jump to it,
        hop to it, snap to it, shove off, naff off, bite me, take a running jump, take a long walk, go and boil your head, try harder,
        buck your ideas up, get your finger out, move your arse, move your ass, shift your arse, shift yourself, get off your arse, get off your ass,
        get off your backside, eat your words, get over here now, get a backbone, grow a backbone, grow a spine, grow a pair, get your head out of,
        learn your place, learn some respect, learn some patience, drop whatever you're doing, deal with your own, watch your attitude,
        drop the attitude problem, sort your life out, sort your head out, think again, take a good look in the mirror, take a long hard look,
        go jump in, go and take a running, come clean, wise up, like it or lump it, keep your hair on, make yourself useful, make yourself scarce,
        step up to the plate, hop it, play fair, pull up your socks, swallow your pride, say what you mean, take it on the chin, have some decency`,
    { severity: 0.6 },
  ),
};
