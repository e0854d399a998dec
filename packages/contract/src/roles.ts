import * as z from "zod";
import { Email } from "./accounts.ts";

/** A trainer has a group's desk, a researcher a study's; neither makes admins. */
export const ROLE_KINDS = ["trainer", "researcher"] as const;
export const RoleKind = z.enum(ROLE_KINDS);
export type RoleKind = z.infer<typeof RoleKind>;

/** Body of POST /api/admin/roles: `of` is the id of a group, or the name of a course. */
export const CreateRole = z.strictObject({
  id: z.uuid(),
  email: Email,
  role: RoleKind,
  of: z.string().trim().min(1).max(100),
});
export type CreateRole = z.infer<typeof CreateRole>;

/** Who has a role, with what it is of as people call it. */
export const Role = z.object({
  id: z.uuid(),
  email: z.string(),
  role: RoleKind,
  of: z.string(),
  name: z.string(),
  createdAt: z.iso.datetime(),
});
export type Role = z.infer<typeof Role>;
