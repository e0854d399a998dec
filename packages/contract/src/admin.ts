import * as z from "zod";

/** What admins do, as the audit log names it. */
export const AUDIT_ACTS = [
  "admin.added",
  "admin.removed",
  "admin.claimed",
  "group.saved",
  "member.moved",
  "scenario.updated",
  "scenario.deleted",
  "challenge.created",
  "challenge.updated",
  "challenge.deleted",
  "response.deleted",
  "article.deleted",
  "data.exported",
  "mail.read",
] as const;
export const AuditAct = z.enum(AUDIT_ACTS);
export type AuditAct = z.infer<typeof AuditAct>;

/** One act: `actor` and `subject` are e-mails, null when the account is gone or it was the operator. */
export const AuditEntry = z.object({
  id: z.uuid(),
  act: AuditAct,
  by: z.enum(["admin", "operator"]),
  actor: z.string().nullable(),
  subject: z.string().nullable(),
  target: z.string().nullable(),
  createdAt: z.iso.datetime(),
});
export type AuditEntry = z.infer<typeof AuditEntry>;

/** Body of POST /api/callable/addAdminRole and removeAdminRole. */
export const AdminRoleCall = z.strictObject({ data: z.strictObject({ email: z.email().max(254) }) });

/** What those two answer, as they always did: words for the person, or what was wrong with the e-mail. */
export type AdminRoleResult =
  | { readonly message: string }
  | { readonly errorInfo: { readonly code: string; readonly message: string } };

/** A mail in the outbox as admins see it: without what it says. `failure` is the code of the last try that failed. */
export const Mail = z.object({
  id: z.uuid(),
  recipient: z.string(),
  subject: z.string(),
  createdAt: z.iso.datetime(),
  sentAt: z.iso.datetime().nullable(),
  tries: z.number().int(),
  failure: z.string().nullable(),
});
export type Mail = z.infer<typeof Mail>;
