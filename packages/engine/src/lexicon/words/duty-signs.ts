import { words } from "../words.ts";

export const OUTFIT = words(`
  boots, coat, gloves, hat, helmet, jacket, jumper, raincoat, scarf, sunglasses, sunscreen, umbrella, wellies
`);

export const TIPS = words(`check, come, go, hear, join, meet, read, see, taste, tell, try, visit, watch, wear`);

export const TOUCHY = words(`
  accept, act, admit, answer, apologise, apologize, ask, behave, call, care, chill, clean, compensate, compromise, consider,
  consult, contribute, control, deal, decide, earn, explain, face, fix, grow, help, improve, intervene, justify, know, learn,
  listen, look, mend, own, pay, prove, pull, realise, realize, refund, reimburse, repair, replace, reply, resign, respect,
  respond, restore, retract, ring, show, sort, step, stop, talk, tell, think, tidy, treat, trust, understand, warn, withdraw
`);

export const SCHOOLING = words(`
  course, exam, exams, five, four, module, one, passport, photo, photos, test, three, two, year
`);

export const OF_PERSONS = words(`herself, himself, me, my, our, us, yourself, yourselves`);

export const BETTER = words(`
  better, braver, calmer, fairer, finally, friendlier, gentler, harder, kinder, less, more, nicer, politer, properly, quieter,
  seriously, straight, stricter, stronger, tidier, tougher, wiser
`);

export const AFRAID = words(`
  afraid, discouraged, embarrassed, frightened, nervous, sad, scared, shy, worried
`);

export const SPARED_DEEDS = words(`
  catch a, dress up, forget to, give up, lose heart, lose hope, wait up, work too
`);

export const WORRYING = words(`
  apologise, apologize, blame, bother, cry, despair, fret, hesitate, hurry, overdo, panic, rush, stress, worry
`);

export const NOT_ME = words(`her, him, it, that, them, yourself, yourselves`);

export const INVITED_TO = words(`
  barbecue, breakfast, coffee, concert, dinner, drink, drinks, lunch, meet, party, pudding, see, stay, supper, tea, visit,
  wedding, weekend
`);

export const PERFORMED = words(`
  album, band, book, cello, choir, drums, film, guitar, joke, laugh, novel, orchestra, perform, piano, playlist, podcast, poem,
  programme, record, sax, series, show, sing, singing, solo, song, songs, story, trumpet, tune, unreal, violin, voice
`);

export const INDULGING = words(`allow, be, congratulate, get, give, let, look, reward, spoil, treat`);

export const CLEANING = words(`clean, clear, fix, mend, mop, repair, sweep, tidy, wash`);

export const WAYS = words(`
  bus, exit, junction, lane, left, lift, metro, motorway, path, road, roundabout, stairs, street, train, tram, turning
`);

export const GENTLE = words(`easy, gentle, good, kind, nice, patient, proud`);

export const NO_TREAT_TO_MEET = words(`
  counsellor, counselor, damage, deadline, deadlines, halfway, harm, point, psychiatrist, psychologist, reason, sense, shrink,
  side, standard, standards, target, targets, therapist
`);

export const ADVISERS = words(`advice, dentist, desk, doctor, gp, midwife, nurse, pharmacist, reception`);

export const VIRTUES = words(`
  civil, considerate, discreet, fair, honest, kind, loyal, polite, punctual, reasonable, reliable, respectful, supportive,
  truthful
`);

export const HASTY_SPEECH = words(`
  accuse, argue, ask, blame, borrow, comment, complain, criticise, criticize, decide, interrupt, invite, judge, moan, post,
  promise, reply, send, shout, speak
`);

export const ARRIVING = words(`answer, arrive, be, come, deliver, show, turn`);

/** "You should try listening": no tip, whatever it looks like. */
export const TRIED_OUT = words(`
  apologising, asking, behaving, caring, helping, listening, sharing, talking, thinking
`);

/** "You should see …": a tip. */
export const WORTH_SEEING = words(`
  along, beach, cafe, café, cake, concert, dentist, doctor, exhibition, film, garden, gp, movie, museum, nurse,
  optician, over, pharmacist, physio, restaurant, round, scenic, sea, show, sometime, soup, sunset, us, vet, view,
  with, worth
`);
