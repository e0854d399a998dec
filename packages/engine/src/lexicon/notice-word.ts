import type { LexiconClass } from "./lexicon.ts";
import { list } from "./list.ts";

/** What notices, forms, clinics, travel and house rules are about: near these words "you must" informs. */
export const noticeWord: LexiconClass = {
  name: "notice-word",
  source: "Own list of words and phrases.",
  entries: list(
    `scan, injection, jab, vaccine, vaccination, blood test, blood pressure, x-ray, prescription, tablet, pill, capsule, dose, dosage, antibiotic,
    painkiller, inhaler, dressing, wound, stitch, bandage, plaster, swab, sample, anaesthetic, surgery, discharge, admission, consultation, referral,
    fast, midnight, empty stomach, practice nurse, pharmacy, insurance card, health card, patient number, symptom, temperature, fluid, medicine, medication, milk, alcohol, grapefruit, side effect,
    passport, visa, permit, licence, license, driving licence, id card, identity card, proof of address, certificate, birth certificate, residence card,
    boarding pass, boarding card, check-in, gate, terminal, platform, luggage, baggage, hand luggage, customs, ticket, timetable, reservation,
    booking, deposit, receipt, invoice, reference, reference number, order number, account number, iban, tax return, tax number, declaration, form,
    application form, registration, enrolment, tuition, deadline, counter, ticket machine, parking permit, parking disc, meter,
    password, username, pin, code, verification code, one-time code, two-factor, authenticator, vpn, portal, dashboard, settings, tab, menu, dropdown,
    field, checkbox, button, slider, dial, knob, cursor, icon, link, browser, cookie, cache, driver, firmware, backup, version, branch, repository, pull request, pipeline, token,
    helmet, goggle, glove, hard hat, hi-vis, high-vis, safety shoe, seat belt, seatbelt, life jacket, harness, ear protection, fire door, fire exit,
    assembly point, extinguisher, alarm, first aid, locker, towel, swim cap, lane, pool, sauna, gym, court, pitch, reception, front desk,
    visitor badge, badge, key card, keycard, lanyard, side entrance, other entrance, back door, front door, lift, elevator, stair, recycling, bin, compost, glass, cardboard, quiet hour,
    washing machine, laundry, detergent, radiator, valve, boiler, thermostat, stopcock, fuse box, filter, cartridge, toner, tray, lever, handle,
    twice a day, once a week, per person, per day, in advance, hours before, years old, minimum age`,
    { note: "Two of these, or one with a verb of handling, make an instruction." },
  ),
};
