import { words } from "../words.ts";

/** What nurses, vets and carers note of those they look after. */
export const SIGNS = words(`
  abusive, aggressive, clingy, clumsy, combative, cranky, delusional, demanding, demented, deranged, difficult, disorganised,
  disruptive, dull, fussy, grouchy, grumpy, hostile, incoherent, irritable, moody, noisy, restless, rude, slow, sluggish, tetchy,
  uncooperative, unresponsive, unstable, unsteady, volatile, weak, whingy, whiny, withdrawn
`);

export const CARED_FOR = words(`
  babies, baby, infant, infants, kitten, neonate, newborn, newborns, patient, patients, puppy
`);

export const AT_THE_BEDSIDE = words(`
  admission, admitted, agitated, anaesthetic, antibiotics, arrival, bed, bp, breathing, catheter, chemo, concussion, confused,
  dehydrated, delirium, dementia, discharge, discharged, dose, doses, drowsy, examination, feed, feeding, feeds, fever, feverish,
  handover, infection, injection, insulin, jab, jabs, lethargic, mealtimes, medication, meds, obs, onset, operation, overnight,
  post-op, pulse, rash, sats, sedation, seizure, seizures, stroke, surgery, symptom, symptoms, teething, temp, temperature,
  triage, vomited, vomiting, wakes, ward, woken
`);
