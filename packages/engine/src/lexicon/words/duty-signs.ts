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

export const NERVOUS_SCARED_AFRAID = words(`
  afraid, discouraged, embarrassed, frightened, nervous, sad, scared, shy, worried
`);

export const WAIT_UP_GIVE_UP_DRESS_UP = words(`
  catch a, dress up, forget to, give up, lose heart, lose hope, wait up, work too
`);

export const WORRY_FRET_BOTHER = words(`
  apologise, apologize, blame, bother, cry, despair, fret, hesitate, hurry, overdo, panic, rush, stress, worry
`);

export const YOURSELF_YOURSELVES_IT = words(`her, him, it, that, them, yourself, yourselves`);

export const DINNER_LUNCH_TEA = words(`
  barbecue, breakfast, coffee, concert, dinner, drink, drinks, lunch, meet, party, pudding, see, stay, supper, tea, visit,
  wedding, weekend
`);

export const SONG_SONGS_TUNE = words(`
  album, band, book, cello, choir, drums, film, guitar, joke, laugh, novel, orchestra, perform, piano, playlist, podcast, poem,
  programme, record, sax, series, show, sing, singing, solo, song, songs, story, trumpet, tune, unreal, violin, voice
`);

export const TREAT_GIVE_LOOK = words(`allow, be, congratulate, get, give, let, look, reward, spoil, treat`);

export const CLEAN_SWEEP_MOP = words(`clean, clear, fix, mend, mop, repair, sweep, tidy, wash`);

export const EXIT_ROUNDABOUT_MOTORWAY = words(`
  bus, exit, junction, lane, left, lift, metro, motorway, path, road, roundabout, stairs, street, train, tram, turning
`);

export const KIND_GENTLE_NICE = words(`easy, gentle, good, kind, nice, patient, proud`);

export const THERAPIST_COUNSELLOR_COUNSELOR = words(`
  counsellor, counselor, damage, deadline, deadlines, halfway, harm, point, psychiatrist, psychologist, reason, sense, shrink,
  side, standard, standards, target, targets, therapist
`);

export const DOCTOR_GP_DENTIST = words(`advice, dentist, desk, doctor, gp, midwife, nurse, pharmacist, reception`);

export const FAIR_HONEST_KIND = words(`
  civil, considerate, discreet, fair, honest, kind, loyal, polite, punctual, reasonable, reliable, respectful, supportive,
  truthful
`);

export const COMPLAIN_CRITICISE_CRITICIZE = words(`
  accuse, argue, ask, blame, borrow, comment, complain, criticise, criticize, decide, interrupt, invite, judge, moan, post,
  promise, reply, send, shout, speak
`);

export const BE_TURN_SHOW = words(`answer, arrive, be, come, deliver, show, turn`);

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
