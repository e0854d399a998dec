import { words } from "../words.ts";

/** Medicine, chance and trade use these of persons without judging them. */
export const STATES = words(`about, after, from, in, on, since, this, today, tonight`);

export const MADE = words(`
  apology, decision, draft, essay, excuse, job, plan, presentation, report, speech, work
`);

export const QUIPS = words(`comment, comments, joke, jokes, remark, remarks, shot, shots, trick, tricks`);

export const BAD = words(`awful, bad, dreadful, fake, false, hopeless, horrible, poor, terrible, worse`);

export const POOR_AT_NO_FAULT = words(`
  customer, driver, eater, patient, reader, singer, sleeper, speller, swimmer
`);

export const BAD_AT_NO_FAULT = words(`
  boy, child, cook, dancer, driver, girl, guy, man, patient, singer, sleeper, swimmer, woman
`);

export const TENDER = words(`dependent, emotional, intense, poor, sensitive, soft, wet`);

export const JOINTS = words(`and, as, because, but, or, since, so`);
