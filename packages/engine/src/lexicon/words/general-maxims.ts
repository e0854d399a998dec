import { words } from "../words.ts";

export const DUTY_JOB_TASK = words(`duty, job, point, purpose, responsibility, role, task`);

export const ANYONE_ANYBODY_WHOEVER = words(`anybody, anyone, everybody, everyone, people, those, whoever`);

export const BETTER_RESPECT_TRUTH = words(`
  acknowledgement, acknowledgment, answer, apology, better, break, consideration, credit, dignity, explanation, fairness,
  honesty, mention, notice, pay, privacy, recognition, reply, respect, safety, thanks, truth, voice, warning
`);

export const DECENT = words(`
  answer, apologise, apologize, ask, behave, bring, clean, clear, finish, help, keep, knock, listen, owe, own, pay, put, reply,
  respect, say, share, stand, stick, take, talk, tell, tidy, turn, wash
`);

export const A_AN_SOME = words(`a, an, any, basic, common, one, some`);

export const CUSTOMER_PUBLIC_PATIENT = words(`
  citizen, consumer, customer, guest, passenger, patient, public, reader, taxpayer, tenant
`);

export const BE_KNOW_HAVE = words(`be, feel, get, have, hear, know, live`);

export const BE_HAVE_NEED = words(`be, get, have, know, like, need, pay, receive, want`);

export const PEOPLE_WE_YOU = words(`children, everyone, guests, men, neighbours, nobody, one, people, we, women, you`);

export const RIGHT_DONE_ON = words(`decent, done, fair, nice, on, polite, right`);

export const NEED_WANT_LIKE = words(`care, get, have, know, like, listen, look, need, see, understand, want`);

export const TURN_TAKE_PUT = words(`bring, finish, help, put, share, take, turn`);

export const CHILD_SCHOOLCHILD_BEGINNER = words(`
  adult, amateur, apprentice, beginner, child, first-year, kid, layman, novice, parent, professional, schoolchild, toddler,
  trainee
`);

export const KNOW_SEE_UNDERSTAND = words(`do, know, manage, notice, realise, realize, see, tell, understand`);

export const SMELL_SOUND_FEELING = words(`
  drill, face, feeling, joy, look, moment, noise, pain, sight, smell, song, sound, taste, trick
`);

export const WHERE_WHEN_ABOUT = words(`about, her, his, how, my, our, their, when, where`);
