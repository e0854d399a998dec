import type { LexiconClass } from "./lexicon.ts";
import { list } from "./list.ts";

/** Nouns for what people do, say and make: a verdict on one of them is a verdict on somebody's act. */
export const actNoun: LexiconClass = {
  name: "act-noun",
  source: "Own list of acts, utterances, manners and pieces of work.",
  entries: list(
    `
        act, action, accusation, advice, announcement, answer, apology, approach, argument, article, assessment, attempt, attitude, behaviour, bid,
        call, caption, choice, claim, comment, commit, complaint, conduct, contribution, conversation, criticism, cut, deal, decision, demand, design, draft,
        driving, edit, effort, email, e-mail, essay, estimate, example, excuse, explanation, expression, face, favour, feedback, gesture, handling, handover,
        handwriting, idea, implementation, intervention, invitation, job, judgment, judgement, joke, language, laugh, lecture, leadership, letter, lie, look,
        mail, management, manners, manoeuvre, maneuver, manner, message, method, mistake, mood, motive, move, negotiation, note, notice, objection, offer,
        opinion, order, outburst, outfit, parenting, parking, performance, phrase, plan, planning, promise, ploy, point of view, policy, post, practice, presentation,
        prank, preparation, proposal, question, reaction, reasoning, rebuttal, remark, reminder, reply, report, request, response, review, rumour,
        sentence, service, silence, slide, slides, smile, speech, spelling, stance, statement, strategy, stunt, style, suggestion, summary, supervision,
        support, tactic, talk, talking, teaching, text, thing, threat, timing, tone, tone of voice, treatment, trick, tweet, update, view, visit, voice, voicemail,
        warning, way, wording, words, work, workmanship, writing, upbringing, cooking, housekeeping, haircut, taste, thinking, mindset, mentality,
        personality, character, ego, temper, habit, agreement, arrangement, cancellation, absence, lateness, departure, refusal, delay, omission, neglect,
        interference, meddling, whining, moaning, complaining, nagging, gossip, gossiping, lying, shouting, yelling, screaming, drinking, spending, snoring,
        rule, edict, directive, memo, order of the day, initiative, campaign, slogan, reference, vote, strike, closure, merger, reorganisation, restructuring, hotfix, rollout, appraisal, pricing, billing, invoicing, booking,
        testing, training, coding, branding, scheduling, catering, marking, grading`,
    { pos: "noun" },
  ),
};
