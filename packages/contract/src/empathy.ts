import * as z from "zod";
import { storable } from "./storable.ts";

/** The parameters of GET /getEmpathicResponse; nothing at all counts as an empty text. */
export const EmpathyQuery = z.object({ input: z.string().default("").transform(storable) });
export type EmpathyQuery = z.infer<typeof EmpathyQuery>;
