import * as z from "zod";

export const PAGE_SIZE_DEFAULT = 25;
export const PAGE_SIZE_MAX = 100;

/** Query of every list, newest first: `cursor` is the `next` of the page before. */
export const PageQuery = z.strictObject({
  cursor: z.string().max(200).optional(),
  limit: z.coerce.number().int().min(1).max(PAGE_SIZE_MAX).default(PAGE_SIZE_DEFAULT),
});
export type PageQuery = z.infer<typeof PageQuery>;

/** One page of a list; `next` is null on the last. */
export interface Page<Item> {
  readonly items: Item[];
  readonly next: string | null;
}
