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

export const IS_FREQUENCY = words(`always, constantly, just, never, often, only, really, still`);

export const IS_OF_PLACE = words(`about, at, behind, between, by, for, from, in, next, of, on, over, to, under, with`);

export const IS_SMALL = words(`all, also, both, ever, just, not, only, really`);

export const INSERTED = words(`
  a, again, an, apparently, as, at, by, clearly, for, frankly, honestly, however, in, like, my, obviously, of, on, once, our,
  quite, sadly, the, though, to, too, with
`);

export const IS_TALE = words(`
  joke, jokes, lie, lies, news, secret, secrets, stories, story, tale, tales, thing, things, truth
`);

/** Things that speak for those who wrote them: "the review says the waiter was rude". */
export const SOURCES = words(`
  article, blog, book, brochure, comment, complaint, contract, court, e-mail, email, feedback, file, form, guide, handbook,
  headline, instructions, label, law, leaflet, letter, log, manual, message, minutes, note, notice, packaging, paper, papers,
  policy, post, recipe, record, report, review, reviews, rules, ruling, sign, statement, survey, text, tweet, verdict, warranty,
  website
`);

export const THESE_THIS_LAST = words(`each, every, last, most, next, some, that, these, this`);

export const DAYS_TIMES_TIME = words(`
  afternoon, day, days, door, evening, month, morning, night, summer, time, times, week, weekend, winter, year
`);

export const SHOUT_WHISPER_ANSWER = words(`
  answer, argue, complain, find, hear, notice, realise, realize, reply, see, shout, text, whisper, write
`);

export const USE_KEEP_LIKE = words(`begin, keep, like, love, start, try, use`);

export const A_SO_MUCH = words(`a, all, everything, more, much, so, something, volumes`);
