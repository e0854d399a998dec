import { words } from "../words.ts";

/** Ways of behaving that somebody may want less of. */
export const NUISANCE = words(`
  accusation, advice, aggression, apology, argument, attitude, baby-talk, banter, behavior, behaviour, blame, bullying, call,
  change, charade, chat, cheek, circus, comment, commentary, complaint, criticism, deal, delay, demand, dig, din, dog, drama,
  e-mail, email, excuse, eye-rolling, favor, favour, fight, game, gossip, guest, guilt-trip, hint, innuendo, inspection, insult,
  interference, interruption, jargon, jibe, joke, lecture, lie, madness, mail, meeting, message, mood, music, name-calling,
  negativity, nickname, nitpicking, noise, nonsense, note, order, party, pessimism, pet, phone, photo, pity, post, prank,
  pressure, promise, quarrel, question, racket, remark, reminder, row, rudeness, rumor, rumour, sarcasm, scene, secret, selfie,
  sermon, shoe, shout, silliness, small-talk, smoke, snark, speech, stunt, suggestion, sulk, surprise, swear, swearword,
  sympathy, talk, tantrum, tease, text, threat, tone, trick, visit, visitor, voicemail, volume
`);

/** Words in -ing that are things. */
export const THINGS = words(`
  anything, being, bring, building, ceiling, clothing, dressing, during, evening, everything, flooring, heating, housing, icing,
  king, lettering, lighting, lining, listing, meeting, morning, nothing, opening, parking, plumbing, pricing, pudding, railing,
  recording, ring, seating, sling, something, spring, string, thing, things, training, washing, wedding, wing, wiring
`);
