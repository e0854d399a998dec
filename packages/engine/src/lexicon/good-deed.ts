import type { LexiconClass } from "./lexicon.ts";
import { list } from "./list.ts";

/** What people are glad of: "you always …" thanks them, "you never …" accuses them. */
export const goodDeed: LexiconClass = {
  name: "good-deed",
  source: "Own list of helpful, considerate and dutiful acts.",
  entries: list(
    `
        accept, acknowledge, admit, agree, answer, apologise, apologize, appreciate, ask, attend, back me, back us, be honest, be on time, bother, bring,
        call, call back, care, change, check, cheer, clean, clear up, comfort, compliment, compromise, congratulate, consider, consult, contribute, cook,
        cooperate, credit, defend, deliver, do anything, do the dishes, do your share, do his share, do her share, empty, encourage, explain, feed, finish,
        fix, follow, follow through, follow up, forgive, get back to, get in touch, get up, give, greet, hand in, have time, hear me, help, help out, hold the
        door, hoover, hug, include, inform, introduce, invite, invite me, keep me posted, keep us posted, keep your word, keep his word, keep your promise,
        keep your promises, keep a promise, keep promises, knock, laugh, laugh with, learn, leave a note, lend a hand, let me finish, let me know, let us
        know, let me speak, let anyone finish, like, listen, look after, look at me, love, make an effort, make me feel, make sure, make time, meet the
        deadline, mention, notice, offer, open up, participate, pass on, pay, pay back, pick up, pick up the phone, plan, practise, practice, praise, prepare,
        put away, put back, read, refill, remember, reply, replace, respect, respond, return, ring, ring back, say anything, say good morning, say hello, say
        please, say sorry, say thank you, say thanks, see me, send, share, show an interest, show interest, show up, show up on time, shovel, smile, speak to
        me, stand up for, start on time, stick to, study, support, sweep, take notice, take out the bins, take part, take responsibility, take the blame, take
        your turn, take his turn, take turns, talk to me, talk to us, teach, tell me, tell us, tell anyone, tell the truth, thank, think, think about, think
        of, tidy, tidy up, train, trust, try, turn up, turn up on time, understand, update, use your indicators, visit, vacuum, wait, wake up on time, walk
        the dog, warn, wash up, water, welcome, work, write, write back, write down`,
    { pos: "verb" },
  ),
};
