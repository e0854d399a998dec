import { words } from "../words.ts";

/** How words begin that fit a thing or an event as well, so that "that was …" needs a person in view. */
export const THINGLIKE = words(`
  a bit, a waste, abomin, absurd, abysmal, aggravating, all over, annoy, appalling, atrocious, awful, banal, beyond a, bogus,
  bonkers, chaotic, contrived, convolut, crap, crazy, creepy, cring, cruel, crummy, diabolical, dire, disgust, disjoint, dismal,
  disrupt, distaste, dreadful, dumb, embarrass, evil, exasperat, extort, farcical, filthy, flawed, garbage, garbled, gross,
  grotesq, hackney, heinous, hideous, hit, horr, impossible, ineff, infuriat, insane, insufferable, intolerable, irritat, knee,
  laughable, lousy, ludicrous, maddening, mediocre, mental, mess, naff, nasty, nauseat, nonsens, nutty, obscen, odious, oppress,
  outrag, over, painfully, pathetic, pitiful, preposterous, primitive, question, revolt, ridic, risible, rotten, rubbish, shit,
  shocking, sicken, silly, stilted, stupid, sub, tacky, tasteless, tawdry, ted, tires, trite, turgid, ugly, unacceptable,
  unbearable, unconvinc, unfair, unfunny, unhelpful, uninspir, unjust, unreliab, unsatisf, unspeak, unstable, unwise, unwork,
  useless, vicious, vile, volatile, wasteful, weird, woeful
`);

/** "It's pathetic that you can't say sorry": these of the words for things and deeds pity nobody. */
export const HARD = words(`
  creepy, cruel, disgust, evil, farcical, nasty, odious, pathetic, pitiful, stupid, tasteless, unacceptable, vicious, vile
`);
