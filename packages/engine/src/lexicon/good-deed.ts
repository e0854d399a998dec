import type { LexiconClass } from "./lexicon.ts";
import { list } from "./list.ts";

/** What people are glad of: "you always …" thanks them, "you never …" accuses them. */
export const goodDeed: LexiconClass = {
  name: "good-deed",
  source: "Own list of helpful, considerate and dutiful acts.",
  entries: list(
    `
        repair anything, fix anything, explain anything, keep * promises, keep * word, do any work, do any of, say what * mean, admit * mistakes, talk about * feelings, share * feelings, make any effort, ask if,
        take my side, take our side, take my part, have our back,
        do what he says, do what she says, do what they say, do what you say, do what he promises, do what you promise, save me the, save us the, save me a, save us a, save a seat, save a place, keep me a, keep us a, find another way, find time, find the time, find room,
        know how to cheer, know what to say, know just what, have a smile, have a kind, have something nice, have tea ready, put * first, put us first, put others first, make sure everyone,
        pay attention,        leave me the last, leave us the last, leave me the best, leave us the best, leave * clean, leave * tidy, leave * in order, leave * as you found,
        accept, acknowledge, admit, agree, answer, apologise, appreciate, ask, attend, back me, back us, be honest, be on time, bother, bring, call,
        do your best, do his best, do her best, do their best, try your best, try his best, try her best, give your best, mean well,
        call back, care, change, check, cheer, clean, clear up, comfort, compliment, compromise, congratulate, consider, consult, contribute, cook, cooperate,
        credit, defend, deliver, do anything, do the dishes, do your share, do his share, do her share, empty, encourage, explain, feed, finish, fix, follow,
        follow through, follow up, forgive, get back to, get in touch, get up, give, greet, hand in, have time, hear me, help, help out, hold the door, hoover,
        hug, include, inform, introduce, invite, invite me, keep me posted, keep us posted, keep your word, keep his word, keep your promise, keep your promises, keep his promises, keep her promises, keep their promises, keep his promise, keep her promise, keep her word, keep their word, keep a promise, keep promises, knock, laugh, laugh with, learn, leave a note, lend a hand, let me finish, let me know, let us know, let me
        speak, let anyone finish, like, listen, look after, look at me, love, make an effort, make me feel, make sure, make time, meet the deadline, stick to the agenda, let people finish, let others finish, mention,
        notice, offer, open up, participate, pass on, pay, pay back, pick up, pick up the phone, take the phone, plan, practise, practice, praise, prepare, put away, put back,
        read, refill, remember, reply, replace, respect, respond, return, ring, ring back, say anything, say good morning, say hello, say please, say sorry, say
        thank you, say thanks, see me, send, share, show an interest, show interest, show up, show up on time, shovel, smile, speak to me, stand up for, start
        on time, stick to, study, support, sweep, take notice, take out the bins, take part, take responsibility, take the blame, take your turn, take his turn,
        take turns, talk to me, talk to us, teach, tell me, tell us, tell anyone, tell the truth, thank, think, think about, think of, tidy, tidy up, train,
        trust, try, turn up, turn up on time, understand, update, use your indicators, visit, vacuum, wait, wake up on time, walk the dog, warn, wash up, water,
        welcome, work, write, write back, write down, pull your weight, pull his weight, pull her weight, pull their weight, pull * weight, clean up, wash the
        dishes, empty the dishwasher, cook dinner, do the shopping, do a thing, lift a finger, give a straight answer, give me a straight
        answer, get back, come to see, come and see, come round, pop round, come to visit, sit down with, take me seriously, take us seriously, take it
        seriously, take * seriously, give me credit, give us credit, give credit, turn down the music, put the bins out, take the bins out, put the seat down,
        close the gate, lock up, read the, read my, read our, look up from, remember my, wish me, get anything done, finish anything, finish what, own up, own
        your mistakes, say anything nice, have a kind word, have a good word, pick up after, clean up after, tidy up after, do the laundry, put things back,
        rinse, show me, show up for, stand by, be there for, keep me informed, keep us informed, keep me in the loop, keep us in the loop, copy me in, cc me,
        have my back, stand up for me, speak up for, take care, take good care, spend time with me, spend time with us, spend any time with, make time for, work hard, think of everyone, think of others, think about others, think of me, think of us, find the right words, do the bins, do the cooking, do the cleaning, do the hoovering, do
        the ironing, do the washing, do the washing-up, do the school run, do the nights, do the feeds, do the bathroom, do your bit, do his bit, do her bit, do
        their bit, put out the bins, take the rubbish out, take out the rubbish, take out the trash, change the bed, change a nappy, change the loo roll, load
        the dishwasher, unload the dishwasher, wipe, wipe down, mop, dust, iron, stand up to, stick up for, say well done, say a kind word, chip in, muck in,
        pitch in, pay up, pay his share, pay your share, pay her share, turn off the light, switch off the lights, flush, lock the door,
        shut the door, close the door, put the lid back, refill the, replace the, top up, sort it, sort it out, sort everything, sort things out, step in, jump in, save the day, find a way, calm me, calm us, stand in,
        drop everything, come through, pull it off, make it work, get us through, get me through, stay calm, keep calm, rescue, mend, solve, treat me like family, treat us like family, treat me with respect, treat us with respect, treat me as one of, treat us as one of`,
    { pos: "verb" },
  ),
};
