import { words } from "../words.ts";

export const STINTED = words(`cold, dirtiest, last, least, leftovers, scraps, smallest, worst, wrong`);

export const JOINTS = words(`he, she, that, they, when, where, which, without, you`);

export const STRESSES = words(`
  blasted, bleeding, blessed, blinking, bloody, blooming, damn, damned, flipping, freaking, frigging, fucking, goddamn, last,
  ruddy, sodding, wretched
`);

export const TIMES = words(`
  afternoon, argument, assembly, barbecue, birthday, breakfast, call, chance, christmas, class, conversation, day, deadline,
  decision, delivery, dinner, draft, drive, email, evening, exam, friday, funeral, game, gathering, holiday, hour, invoice, job,
  lecture, lesson, lunch, mail, match, meal, meeting, message, minute, monday, month, morning, move, night, noon, occasion,
  order, party, phone, planning, practice, project, quarter, question, rehearsal, release, report, retro, retrospective, review,
  ride, round, saturday, season, seminar, session, shift, sprint, stand-up, standup, step, summer, sunday, supper, term, test,
  thursday, ticket, time, training, trip, tuesday, turn, version, visit, wedding, wednesday, week, weekend, winter, workshop,
  year
`);

/** "you've suddenly got a headache" */
export const HANDY = words(`
  coincidentally, conveniently, funnily, magically, miraculously, mysteriously, oddly, somehow, strangely, suddenly
`);

/** What people do when they shirk: "run to your mum", "vanish". */
export const SHIRKING = words(`
  act, blame, bolt, change, disappear, expect, find, go, hand, hide, leave, look, panic, pass, quit, run, start, stop, sulk,
  turn, vanish
`);

export const KINDLY_DONE = words(`
  ask, bring, call, enjoy, help, laugh, like, love, remember, ring, smile, thank, think
`);

export const ASKED = words(`
  idea, issue, plan, problem, proposal, question, reason, request, suggestion, topic
`);

/** "no human has read a word" */
export const LEAST = words(`finger, line, minute, penny, question, second, single, thing, word`);
