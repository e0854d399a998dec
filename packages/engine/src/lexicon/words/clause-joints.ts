import { words } from "../words.ts";

/** After these a clause tells what is said, thought or felt, with or without "that". */
export const TELLING = words(`
  admit, announce, answer, argue, believe, bet, claim, complain, explain, fear, feel, find, guess, hear, hope, imagine, insist,
  know, mean, mention, notice, realise, realize, reply, report, say, see, sense, shout, state, suggest, suppose, tell, text,
  think, understand, whisper, wish, worry, write
`);

export const SAYING = words(`
  announce, answer, argue, ask, claim, complain, decide, decree, explain, insist, mention, order, reply, report, rule, say,
  shout, state, suggest, tell, text, whisper, write
`);

export const IS_TALE = words(`
  joke, jokes, lie, lies, news, secret, secrets, stories, story, tale, tales, thing, things, truth
`);

export const SHOUT_WHISPER_ANSWER = words(`
  answer, argue, complain, find, hear, notice, realise, realize, reply, see, shout, text, whisper, write
`);

export const USE_KEEP_LIKE = words(`begin, keep, like, love, start, try, use`);
