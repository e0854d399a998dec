import { words } from "../words.ts";

/** How what asks the reader for an act begins; "could we" and "may I" ask for other things. */
export const ASKING = words(`
  any chance, are you able to, are you willing, can i ask you to, can you, could i ask you to, could you, do you mind,
  do you think you could, i was wondering if you could, i was wondering whether you could, i wonder if you could,
  i wondered if you could, i would appreciate it if, i would be grateful if, i would like it if, i would like to ask you,
  i would like you to, i'd appreciate it if, i'd be glad if, i'd be grateful if, i'd be happy if, i'd like it if,
  i'd like to ask you, i'd like you to, i'd love it if, i'd love you to, i'd really appreciate it if, is there a chance,
  is there any chance, it would be great if, it would be lovely if, it would help, it would mean a lot if, it'd be great if,
  it'd help, kindly, may i ask you to, might i ask you, my request, please, will you please, wondering if you could,
  would it be possible for you, would it work for you, would you
`);

export const OFFERS = words(`believe, care, have, know, like, prefer, want`);
