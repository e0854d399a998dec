import { words } from "../words.ts";

export const IS_FREQUENCY = words(`always, constantly, just, never, often, only, really, still`);

/** Things that speak for those who wrote them: "the review says the waiter was rude". */
export const SOURCES = words(`
  article, blog, book, brochure, comment, complaint, contract, court, e-mail, email, feedback, file, form, guide, handbook,
  headline, instructions, label, law, leaflet, letter, log, manual, message, minutes, note, notice, packaging, paper, papers,
  policy, post, recipe, record, report, review, reviews, rules, ruling, sign, statement, survey, text, tweet, verdict, warranty,
  website
`);

export const A_SO_MUCH = words(`a, all, everything, more, much, so, something, volumes`);
