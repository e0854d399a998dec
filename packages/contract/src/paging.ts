import * as z from "zod";
import { PAGE_SIZE_DEFAULT, PAGE_SIZE_MAX } from "./limits.ts";
import { SEARCH_MAX_CHARS } from "./themes.ts";

/** Query of every list, newest first: `cursor` is the `next` of the page before. */
export const PageQuery = z.strictObject({
  cursor: z.string().max(200).optional(),
  limit: z.coerce.number().int().min(1).max(PAGE_SIZE_MAX).default(PAGE_SIZE_DEFAULT),
});
/** Words that something of a list has to hold, in any case. */
export const SearchWords = z.string().trim().max(SEARCH_MAX_CHARS).optional();

export type PageQuery = z.infer<typeof PageQuery>;

/** One page of a list; `next` is null on the last. */
export interface Page<Item> {
  readonly items: Item[];
  readonly next: string | null;
}
