import * as z from "zod";
import { PageQuery } from "./paging.ts";

/** Somebody with an account, as admins see them. */
export const Member = z.object({
  id: z.uuid(),
  email: z.string(),
  username: z.string(),
  group: z.object({ id: z.uuid(), name: z.string() }).nullable(),
  isAdmin: z.boolean(),
  createdAt: z.iso.datetime(),
});
export type Member = z.infer<typeof Member>;

/** Query of the members' list: those whose e-mail or username has the words in it, those of a group, or of none. */
export const MembersQuery = PageQuery.extend({
  search: z.string().trim().max(100).default(""),
  group: z.union([z.uuid(), z.literal("none")]).optional(),
});
export type MembersQuery = z.infer<typeof MembersQuery>;

/** PUT /api/admin/members/:id/group: null takes them out of theirs. */
export const MoveMember = z.strictObject({ groupId: z.uuid().nullable() });
export type MoveMember = z.infer<typeof MoveMember>;
