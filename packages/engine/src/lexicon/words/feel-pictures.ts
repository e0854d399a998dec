import { words } from "../words.ts";

export const ARTICLES = words(`a, an, her, his, nothing, some, such, the, their, your`);

export const LOW = words(`
  dirt, furniture, garbage, nobody, nothing, rubbish, scum, second-best, second-class, second-rate, third-class, third-rate,
  trash
`);

export const BODILY_DEEDS = words(`
  burst, dance, drink, drop, eat, faint, float, fly, hug, kiss, lie, melt, run, sing, sit, sleep
`);

export const SO_MANY = words(`a, all, both, half, many, most, none, some, the, three, two`);

export const HELP = words(`
  babysitter, babysitters, cleaner, cleaners, hand, hands, help, labor, labour, muscle, parts, staff
`);
