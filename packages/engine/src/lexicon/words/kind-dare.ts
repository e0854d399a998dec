import { words } from "../words.ts";

export const FOR_YOUR_SAKE = words(`
  apologise, apologize, blame, bring, buy, change, clean, cook, cry, doubt, feel, fret, get, give, lift, lose, miss, move, pay,
  say, sell, spend, stop, thank, tidy, wait, wash, worry
`);

export const ME_MY_US = words(`again, back, her, him, it, me, my, our, that, us, your`);
