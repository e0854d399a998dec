import { words } from "../words.ts";

export const IS_COMMON_WORD = words(`
  amber, an, ann, april, art, bill, chase, dan, dawn, dean, drew, faith, frank, gene, grace, guy, harmony, hope, hunter, iris,
  ivy, jack, jade, joy, june, mark, max, may, miles, pat, penny, ray, rich, rob, robin, rose, ruby, sandy, sky, sue, summer,
  sunny, van, wade, will
`);

export const IS_MODAL = words(`can, could, may, might, must, shall, should, will, would`);

/** "Tell Greta to phone": at the head of a sentence, before a name, no name themselves. */
export const TOLD_TO = words(`ask, bring, call, email, give, help, let, phone, remind, ring, send, show, tell, text`);

export const IS_OBJECT = words(`her, him, it, me, that, them, this, us`);

export const COME_RUN_PUT = words(`come, cut, hit, hurt, let, put, read, run`);

export const BEST_WORST_UTMOST = words(`
  best, entire, finest, hardest, latest, little, own, recent, usual, utmost, very, whole, worst
`);

export const WANT_LIKE_NEED = words(`appreciate, care, enjoy, know, like, mind, need, understand, want`);

/** With -ise or -ize verbs and nothing else. */
export const VERB_ONLY = words(`
  apologi, critici, emphasi, finali, generali, humili, maximi, memori, minimi, organi, patroni, prioriti, reali, recogni,
  summari, sympathi, utili, victimi
`);
