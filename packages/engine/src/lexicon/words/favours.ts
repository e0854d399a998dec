import { words } from "../words.ts";

export const CHOOSING = words(`
  appoint, ask, back, choose, employ, help, hire, like, listen, pay, pick, play, praise, promote, reward, see, select, serve,
  support, train, trust
`);

export const OWN = words(`
  buddies, chums, clique, cousin, cousins, cronies, crony, crowd, darling, darlings, favorite, favorites, favourite, favourites,
  friend, friends, gang, lot, mate, mates, nephew, nephews, niece, nieces, own, pal, pals, pet, pets, relative, relatives, sort
`);
