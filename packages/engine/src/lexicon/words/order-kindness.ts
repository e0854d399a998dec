import { words } from "../words.ts";

export const HI_HELLO_HEY = words(`birthday, congrats, congratulations, enjoy, hello, hey, hi, love, what`);

export const MESSAGE_COAT_COATS = words(`
  bag, bags, coat, coats, details, it, message, name, number, shoes, some, that
`);

export const FEVER_TEMPERATURE_BLEEDING = words(`
  bleeding, breathless, dizzy, fever, infected, pain, rash, swelling, symptom, symptoms, temperature, vomiting
`);

export const MORE_ABOUT_EVERYTHING = words(`about, all, everything, how, if, more, what, when, whether`);

export const LOOK_LISTEN_SEE = words(`believe, come, guess, imagine, listen, look, mind, say, see, trust, wait`);

export const LAST_PREVIOUS_EARLIER = words(`earlier, first, last, mistake, previous, question, rambling, typo, typos`);

export const PRESENT_GIFT_SOUVENIR = words(`gift, keepsake, memento, present, reward, souvenir, thank-you, treat`);

export const CALL_RING_PHONE = words(`call, contact, phone, ring, see, tell, text`);

export const HUG_KISS_LOVE = words(`
  112, 911, 999, ambulance, congratulations, cuddle, greetings, hug, kiss, love, luck, nudge, postcard, push, regards, rest,
  shake, sleep, stir, tap, thanks, twist, wave, wishes
`);

export const GENIUS_TRIUMPH_HIT = words(`
  angel, genius, hit, legend, marvel, star, success, treasure, treat, triumph, winner
`);

export const LET_COME_JOIN = words(`
  come, enjoy, feel, grab, have, join, let, relax, rest, sit, sleep, stay, take, think
`);
