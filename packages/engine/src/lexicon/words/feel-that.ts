import { words } from "../words.ts";

export const WHILE_MONTH_WEEK = words(`age, day, long, month, time, week, while, year`);

export const STRONGLY = words(`
  already, and, certainly, clearly, deeply, definitely, genuinely, increasingly, just, kind, kinda, lately, less, more, much,
  now, of, often, quite, really, so, somehow, sometimes, sort, still, strongly, truly, very
`);

export const MOVED = words(`
  buzz, calm, excitement, flutter, glow, happiness, heaviness, joy, magic, nostalgia, pang, peace, rush, shiver, spark, stab,
  stiffness, thrill, tickle, tightness, tug, twinge, warmth
`);

/** What the skin or the body feels. */
export const SENSED = words(`
  ache, breeze, bump, buzz, chill, cold, cramp, draft, draught, fever, flu, headache, heat, itch, lump, migraine, pain, pressure,
  rush, sting, tension, tingle, tingling, vibration, warmth, wind
`);

export const ARTICLES = words(`a, an, her, his, nothing, some, such, the, their, your`);

export const LOW = words(`dirt, furniture, garbage, nobody, nothing, rubbish, scum, trash`);

/** "i feel its time …": "it's" without its apostrophe. */
export const MISSPELT = words(`
  about, all, always, best, better, clear, down, fair, high, just, my, never, not, obvious, only, right, time, too, unfair,
  wrong, your
`);

export const MY_OUR_YOUR = words(`her, his, i, my, our, their, we, your`);

export const YOU_HE_SHE = words(`everyone, he, no, nobody, nothing, people, she, something, they, you`);

export const YOU_HE_SHE_THEY = words(`everyone, he, nobody, people, she, they, you`);

export const THAT_LIKE_AS = words(`as, he, i, like, she, that, they, we, you`);

export const SLEEP_EAT_DRINK = words(`
  burst, dance, drink, drop, eat, faint, float, fly, hug, kiss, lie, melt, run, sing, sit, sleep
`);

export const THE_A_BOTH = words(`a, all, both, half, many, most, none, some, the, three, two`);

export const HELP_STAFF_LABOUR = words(`
  babysitter, babysitters, cleaner, cleaners, hand, hands, help, labor, labour, muscle, parts, staff
`);

export const ME_US_MYSELF = words(`a, an, me, myself, ourselves, quite, too, us`);

export const BELIEVE_CARE_TRUST = words(`
  be, believe, care, like, listen, love, respect, support, trust, understand, value
`);
