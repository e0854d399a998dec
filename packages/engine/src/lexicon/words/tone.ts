import { words } from "../words.ts";

export const HARSH = words(`
  catastrophe, feeling-unpleasant, inner-state, maxim, mind-reading, overstated-deed, overstatement, pseudo-feeling, ruin-deed,
  sarcasm, threat, verdict-adjective, verdict-adverb, verdict-noun, verdict-verb
`);

/** "the outstanding rent" */
export const OWED = words(`
  amount, balance, bill, debt, deposit, fee, invoice, issue, item, money, payment, refund, rent, sum, work
`);

export const IS_OWN = words(`i, me, mine, my, myself, our, ourselves, us`);

export const IS_OF_EXERCISE = words(`
  aloud, card, cards, column, exaggeration, exaggerations, exercise, fact, facts, homework, judgement, judgment, label,
  observation, observations, pairs, phrase, pile, request, sentence, sentences, statement, statements, verdict, verdicts,
  whether, worksheet
`);

export const KEEP_GET_TAKE = words(`choose, get, give, grab, have, keep, pick, reserve, save, take, want`);

export const NOT_NEVER_HARDLY = words(`
  barely, far, hardly, less, more, must, never, no, nobody, none, not, ought, said, say, saying, says, should, without
`);

export const WHILE_UNTIL_BEFORE = words(`after, before, once, or, otherwise, so, until, when, while`);
