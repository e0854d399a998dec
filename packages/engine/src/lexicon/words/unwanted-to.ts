import { words } from "../words.ts";

export const YOUR_YOURS_HIM = words(`her, him, his, their, them, your, yours`);

export const WEARY = words(`
  again, alone, always, anymore, constantly, else, everybody, everyone, longer, others, people
`);

export const BURDENED = words(`again, alone, always, another, anymore, each, every, longer, own`);

export const WITH_ANYMORE_AGAIN = words(`
  again, always, anymore, constantly, every, front, like, longer, more, over, with
`);

export const CHORES = words(`
  apologise, apologize, ask, beg, chase, check, clean, cover, defend, explain, fix, guess, hide, justify, pick, pretend, redo,
  remind, repeat, sort, tidy, walk, wash, watch
`);

export const TASKS = words(`
  account, answer, apologise, apologize, babysit, beg, chase, clean, cover, defend, do, explain, justify, nag, pester, pick,
  plead, police, prove, referee, remind, repeat, report, tidy
`);

export const PARTS = words(`
  babysitter, bad, chauffeur, cleaner, cop, dad, detective, go-between, gooseberry, hostess, maid, messenger, mother, mum, mummy,
  nanny, nurse, peacemaker, policeman, referee, secretary, taxi, therapist, umpire, villain, waitress
`);

/** Of these a person may tire alone: "I don't want to smoke any more", "we don't want to miss it again". */
export const OWN_AFFAIRS = words(`
  argue, break, buy, drink, drive, eat, gamble, go, hear, keep, live, move, play, read, repeat, risk, run, see, smoke, spend,
  start, stay, swim, take, travel, use, vape, wait, work
`);

/** Not wanted for the other's sake, or for fear of what may come. */
export const SPARED = words(`
  bother, burden, catch, cause, disappoint, disturb, embarrass, fall, feel, forget, get, give, hurt, impose, intrude, leave,
  lose, make, miss, offend, pry, ruin, rush, say, seem, sound, spoil, think, trouble, try, upset, worry
`);

export const DOING = words(`
  argument, campaign, charade, circus, conversation, cover-up, discussion, drama, farce, feud, fight, game, gossip, lie, madness,
  mess, nonsense, pantomime, plot, quarrel, row, scheme, stunt, vendetta, witch-hunt
`);

export const ABOUT_FROM_THROUGH = words(`about, by, from, on, that, through, via`);

export const HEAR_SEE_DEAL = words(`deal, hear, listen, live, put, see, sit, speak, talk, work`);

export const MY_OUR_MYSELF = words(`each, every, my, myself, our, ourselves, why`);

export const IT_THIS_THAT = words(`about, another, any, excuses, it, that, this`);

export const ARGUMENT_DISCUSSION_CONVERSATION = words(`argument, conversation, debate, discussion, fight, row, talk`);
