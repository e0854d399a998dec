import { words } from "../words.ts";

export const LIMBS = words(`
  arm, arms, back, chin, ear, ears, eye, eyes, face, feet, finger, fingers, foot, hair, hand, hands, head, knee, knees, leg,
  legs, neck, step, teeth, toe, toes
`);

export const CLOTHES = words(`
  boots, charger, coat, coats, glove, gloves, hat, helmet, inhaler, jacket, jumper, keys, medicine, partner, passport, pick,
  pill, pills, scarf, sunglasses, swimsuit, tablet, tablets, things, time, umbrella, wellies
`);

export const PATIENCE = words(`
  break, chance, day, days, hour, hours, min, mins, minute, minutes, moment, rest, room, sec, second, seconds, secs, space, tick,
  time, week, weeks, while
`);

export const KIND_OBJECT = words(`
  best, dress, guess, haircut, hug, joke, kiss, kitten, luck, photo, photos, pic, pics, picture, pictures, postcard, postcards,
  puppy, recipe, regards, ring, scan, selfie, snap, snaps, song, story, tattoo, treat, wish
`);

export const HARMS = words(`
  be, burn, catch, end, fall, feel, find, forget, freeze, get, hurt, lose, miss, need, slip, spoil, starve, wait
`);

export const WATCH_MIND_WASH = words(`bend, dry, keep, lift, mind, move, put, rest, warm, wash, watch`);

export const SLIPPERS_SHOES_BOOTS = words(`
  bag, bags, boots, folder, inbox, junk, oil, pocket, pockets, seat, shoes, slippers, spam, tyres
`);

export const TAKE_BRING_WEAR = words(`bring, grab, have, keep, pack, remember, take, wear`);

export const ADD_SAVE_CHUCK = words(`
  add, chuck, cut, follow, grab, order, pass, picture, pour, remind, save, throw, wish
`);

export const MAKE_SEND_GIVE = words(`give, make, send, share, show, take, tell`);

export const WAIT_ASK_TELL = words(`
  ask, call, count, eat, go, leave, listen, lose, record, repeat, report, sleep, speak, stand, study, talk, tell, try, wait,
  watch, work
`);

export const WAITED_FOR = words(`her, him, it, me, the, them, us`);
