import { words } from "../words.ts";

export const MY_OUR_ME_WORDS = words(`me, my, ok, okay, our, please, pls, us, we, you, your`);

export const NUISANCE = words(`
  arguing, arguments, attitude, call, calls, chatting, comments, dogs, drama, drinking, e-mails, emails, excuses, fighting,
  games, gossip, guest, guests, interruptions, jokes, lies, meetings, memos, messages, music, noise, notes, parking, parties,
  pets, phone, phones, running, sarcasm, screaming, secrets, shoes, shouting, smoking, surprises, swearing, talking, texting,
  vaping, visitor, visitors, yelling
`);

export const UNASKED = words(`
  advice, calls, comments, e-mails, emails, excuses, flyers, jokes, leaflets, letters, remarks, texts, visits
`);

export const LOUD_FAST_ROUGH = words(`close, fast, hard, loud, loudly, near, rough, tight`);

export const IN_ON_WITH = words(`at, during, in, near, on, over, with`);

export const A_LITTLE_BIT = words(`
  a, and, bit, even, far, just, little, lot, maybe, much, perhaps, rather, tad, touch
`);

export const TALK_SPEAK_COMPLAIN = words(`
  argue, complain, gossip, interfere, interrupt, meddle, moan, shout, smoke, speak, swear, talk, whinge
`);

export const LEFT_AVAILABLE_REMAIN = words(`are, available, is, left, remain, remains, till, until, was, were`);

export const CALLED = words(`boys, everybody, everyone, folks, gents, girls, guys, kids, ladies, lads, mate, people`);
