import * as z from "zod";

/** What the screens need to know of an installation: GET /api/site. Links replace the in-app defaults where set. */
export const Site = z.object({
  /** Empty where the operator has given none. */
  contactEmail: z.string(),
  postalAddress: z.string(),
  newsletterScriptUrl: z.string().nullable(),
  links: z.record(z.string(), z.string()),
  /** Hosts whose films articles may show. */
  videoHosts: z.array(z.string()),
  /** Films on this server that articles may show. */
  films: z.array(z.string()),
  /** Another survey than our own after workshops. */
  workshopSurveyUrl: z.string().nullable(),
  /** Places whose boxes offer to add the text to the knowledge bank. */
  knowledgeBank: z.array(z.string()),
  /** Whether messages go to a language model of another service for feedback. */
  languageModel: z.boolean(),
  providers: z.array(z.object({ id: z.string(), label: z.string() })),
});
export type Site = z.infer<typeof Site>;

/** GET /meta.json: the running build, compared by open tabs with their own. */
export const Meta = z.object({ buildDate: z.string(), version: z.string() });
export type Meta = z.infer<typeof Meta>;
