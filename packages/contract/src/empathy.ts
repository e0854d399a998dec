import * as z from "zod";
import { storable } from "./storable.ts";

/** The parameters of GET /getEmpathicResponse; nothing at all counts as an empty text. */
export const EmpathyQuery = z.object({ input: z.string().default("").transform(storable) });
export type EmpathyQuery = z.infer<typeof EmpathyQuery>;

/** The body of POST /api/empathy/words. */
export const AskEmpathyWords = z.strictObject({ input: z.string().transform(storable) });
export type AskEmpathyWords = z.input<typeof AskEmpathyWords>;

const FeelingsAndNeeds = z.object({ feelings: z.array(z.string()), needs: z.array(z.string()) });

/** What was guessed about a text, and what is likeliest after that; no guess where none is safe. */
export const EmpathyWords = z.object({
  guess: FeelingsAndNeeds.extend({ kind: z.enum(["met", "unmet", "mixed"]) }).nullable(),
  next: FeelingsAndNeeds,
});
export type EmpathyWords = z.infer<typeof EmpathyWords>;
