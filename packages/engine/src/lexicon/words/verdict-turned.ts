import { words } from "../words.ts";

/** Where these are missing, somebody is at fault; "not quick" and "not happy" may be plain news. */
export const OWED = words(`
  attentive, charitable, civil, competent, conscientious, considerate, cooperative, courteous, decent, dependable, discreet,
  fair, faithful, friendly, helpful, honest, hospitable, kind, loyal, mature, nice, polite, professional, reliable, respectful,
  sincere, straight, supportive, tactful, thoughtful, trustworthy, truthful, welcoming
`);

export const BETWEEN = words(`
  a, all, an, at, be, been, behavior, behaviour, being, completely, entirely, especially, even, exactly, just, most, overly,
  particularly, person, quite, really, remotely, so, terribly, than, that, the, thing, too, totally, very, way
`);
