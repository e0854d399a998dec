import * as z from "zod";

/** A group as its admin sees it: `count` seats taken of `maxNum`. */
export const Group = z.object({
  code: z.string(),
  name: z.string(),
  count: z.number().int(),
  maxNum: z.number().int(),
});
export type Group = z.infer<typeof Group>;

/** Bodies of POST /api/callable/{name}: `{ data }` in, `{ result }` or the one error shape out. */
export const ValidateGroupCall = z.strictObject({ data: z.string().max(100) });
export const SetUserGroupCall = z.strictObject({
  data: z.strictObject({ email: z.email().max(254), group: z.string().max(100) }),
});
