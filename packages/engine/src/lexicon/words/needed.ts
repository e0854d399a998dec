import { words } from "../words.ts";

/** Say of nearly every sentence too little to be worth a look. */
export const COMMON = words(`
  about, and, are, could, did, didnt, does, dont, get, going, got, had, has, have, her, here, him, his, keep, keeps, like,
  might, need, needs, never, not, our, people, ready, said, says, she, should, someone, that, the, them, they, this, told,
  want, wanted, wants, was, were, what, when, who, will, with, would, you, your
`);
