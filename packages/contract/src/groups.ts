import * as z from "zod";
import { GROUP_SEATS_DEFAULT } from "./limits.ts";

/**
 * A group as its admin sees it: `count` seats taken of `maxNum`. Nobody new joins an archived one; its members stay. `version` is
 * another with every change but of its members.
 */
export const Group = z.object({
  id: z.uuid(),
  code: z.string(),
  name: z.string(),
  count: z.number().int(),
  maxNum: z.number().int(),
  isArchived: z.boolean(),
  version: z.string(),
});
export type Group = z.infer<typeof Group>;

/** Bodies of POST /api/callable/{name}: `{ data }` in, `{ result }` or the one error shape out. */
export const ValidateGroupCall = z.strictObject({ data: z.string().max(100) });
export const SetUserGroupCall = z.strictObject({
  data: z.strictObject({ email: z.email().max(254), group: z.string().max(100) }),
});

const Name = z.string().trim().min(1).max(100);
const Code = z.string().trim().min(1).max(100);
const Seats = z.number().int().min(1).max(100_000);

/** POST /api/admin/groups: a code that is there already gets this name and these seats; its count stays. */
export const SaveGroup = z.strictObject({
  name: Name,
  code: Code,
  maxNum: Seats.default(GROUP_SEATS_DEFAULT),
});
export type SaveGroup = z.infer<typeof SaveGroup>;

/**
 * PATCH /api/admin/groups/:id: the group is known by its id, so that its code too can change; with `version` only where that is what
 * its writer had before them.
 */
export const UpdateGroup = z
  .strictObject({ name: Name, code: Code, maxNum: Seats, isArchived: z.boolean(), version: z.string().max(80) })
  .partial();
export type UpdateGroup = z.infer<typeof UpdateGroup>;
