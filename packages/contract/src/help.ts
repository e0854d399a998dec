import * as z from "zod";
import { Danger } from "./analysis.ts";

const WebAddress = z.url({ protocol: /^https?$/ });

/**
 * One way to reach help: a number to call, a number to send a text message to (with `say` as its words), or a page. `for`
 * names the kinds of danger that it helps with; those for an emergency are shown with every kind, before all others.
 * `source` is where it was found, on the day `lookedUp`: what has no source is left out.
 */
export const HelpNumber = z.strictObject({
  value: z.string().min(2).max(200),
  by: z.enum(["call", "text", "web"]),
  label: z.string().min(1).max(100),
  say: z.string().max(40).optional(),
  /** A few words: for whom it is, and when somebody answers. */
  about: z.string().max(200).optional(),
  for: z.array(Danger).min(1),
  source: WebAddress,
  lookedUp: z.iso.date(),
});
export type HelpNumber = z.infer<typeof HelpNumber>;

/** GET /api/help-numbers: where help is, by country (ISO 3166-1, two letters) and for every country. */
export const HelpNumbers = z.strictObject({
  /** An everyday page that somebody is taken to who leaves quickly. */
  leaveTo: WebAddress,
  international: z.array(HelpNumber),
  countries: z.record(z.string().regex(/^[A-Z]{2}$/), z.array(HelpNumber).min(1)),
});
export type HelpNumbers = z.infer<typeof HelpNumbers>;
