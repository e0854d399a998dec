import { words } from "../words.ts";

/** Without an article they are places to be afraid of. */
export const INSTITUTIONS = words(`church, college, court, hospital, nursery, prison, school, uni, university, work`);

/** Verbs of fate, and states in which a person suffers rather than acts (ruling 4). */
export const FATE = words(`
  ache, begin, born, collapse, cough, crash, die, end, expire, explode, faint, fall, freeze, grow, happen, limp, lose, melt,
  occur, pass, rain, shiver, sneeze, snow, start, stumble, suffer, turn, vomit
`);

export const ILL = words(`
  afraid, alone, asleep, away, better, born, cold, dead, dying, far, frail, here, hungry, hurt, ill, in, injured, new, old,
  poorly, pregnant, sad, sick, small, there, tired, unhappy, unwell, upset, weak, well, worried, young
`);

/** Only people do these: "the whole table laughed". */
export const HUMAN = words(`
  announce, answer, applaud, ask, choose, clap, complain, decide, giggle, invite, laugh, mock, promise, refuse, reject, reply,
  say, shout, sneer, stare, tell, vote, whisper
`);

/** What people make, send or hold: late or missing, somebody left something undone. */
export const DUE = words(`
  agenda, answer, application, appointment, award, bin, bonus, brief, callback, certificate, cheque, complaint, contract, credit,
  date, deadline, decision, delivery, dish, document, door, draft, e-mail, email, figure, file, form, fridge, gate, instruction,
  invitation, invoice, job, key, kitchen, letter, list, mail, meeting, minute, money, note, number, order, package, parcel,
  payment, permit, place, plan, post, prize, promotion, quote, refund, reply, report, request, result, review, role, room,
  roster, rota, salary, schedule, scope, seat, share, slide, slot, target, ticket, timetable, voucher
`);

export const MISCARRIED = words(`
  again, broken, different, dirty, done, empty, gone, incomplete, late, left, locked, missing, not, open, ready, there,
  unfinished, unlocked, wrong
`);

/** What befalls somebody, or lies ahead of them: "about Grandad's fall", "about your interview". */
export const FATES = words(`
  audition, birth, cat, chance, cough, diagnosis, divorce, dog, exam, eyesight, fall, fever, future, health, hearing, heart,
  horse, injury, interview, journey, labour, loss, memory, miscarriage, move, op, operation, pain, passing, recovery, redundancy,
  result, scan, separation, test, treatment, trip, tumble, wedding
`);

export const STATING = words(`accuse, blame, call, claim, credit, ignore, leave, list, omit, say, state`);

export const WRITINGS = words(`
  article, contract, e-mail, email, letter, list, mail, minute, note, notice, programme, reference, report, review, roster, rota,
  slide
`);

export const DONE_BY_HAND = words(`cut, give, move, remove, sell, share, switch, take, throw, turn`);

export const FATE_OR_DEED = words(`begin, crash, end, freeze, pass, start, turn`);

export const OPENS_NEWS = words(`a, about, an, no, not, nothing, out, that, the, your`);

export const TROUBLE = words(`ask, beg, chase, clean, cover, remind, tidy, wait`);
