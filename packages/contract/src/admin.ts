import * as z from "zod";
import { PageQuery } from "./paging.ts";

/** What admins do, as the audit log names it. */
export const AUDIT_ACTS = [
  "admin.added",
  "admin.removed",
  "admin.claimed",
  "role.given",
  "role.taken",
  "group.saved",
  "group.archived",
  "group.reopened",
  "group.deleted",
  "member.moved",
  "member.removed",
  "member.deleted",
  "scenario.published",
  "scenario.updated",
  "scenario.deleted",
  "scenario.accepted",
  "scenario.declined",
  "scenario.unpublished",
  "challenge.created",
  "challenge.updated",
  "challenge.unpublished",
  "challenge.deleted",
  "response.deleted",
  "article.published",
  "article.updated",
  "article.deleted",
  "article.accepted",
  "article.declined",
  "article.unpublished",
  "concern.kept",
  "rating.marked",
  "rating.unmarked",
  "letter.deleted",
  "assignment.created",
  "assignment.deleted",
  "workshop.created",
  "workshop.updated",
  "workshop.deleted",
  "subscriber.removed",
  "data.exported",
  "mail.read",
  "participant.erased",
  "study.updated",
  "course.saved",
] as const;
export const AuditAct = z.enum(AUDIT_ACTS);
export type AuditAct = z.infer<typeof AuditAct>;

/** What acts are about, as their names begin. */
export const AUDIT_NOUNS = [
  "admin",
  "role",
  "group",
  "member",
  "scenario",
  "challenge",
  "response",
  "article",
  "concern",
  "rating",
  "letter",
  "assignment",
  "workshop",
  "participant",
  "study",
  "course",
  "subscriber",
  "data",
  "mail",
] as const;
export type AuditNoun = (typeof AUDIT_NOUNS)[number];

/** Which acts: about what, with words of a title or an e-mail, of the last days. */
const auditFilter = {
  about: z.enum(AUDIT_NOUNS).optional(),
  search: z.string().trim().max(100).default(""),
  days: z.coerce.number().int().min(1).max(3660).optional(),
};
export const AuditFilter = z.strictObject(auditFilter);
export type AuditFilter = z.infer<typeof AuditFilter>;
export const AuditQuery = PageQuery.extend(auditFilter);
export type AuditQuery = z.infer<typeof AuditQuery>;

/**
 * One act: `actor` and `subject` are e-mails, null when the account is gone or it was the operator. `title` is what the
 * thing was called then, where it has a title.
 */
export const AuditEntry = z.object({
  id: z.uuid(),
  act: AuditAct,
  by: z.enum(["admin", "operator"]),
  actor: z.string().nullable(),
  subject: z.string().nullable(),
  target: z.string().nullable(),
  title: z.string().nullable(),
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

/** Fewest people of a group about whom anything is added up: of fewer, a sum would tell of single ones. */
export const AGGREGATE_PEOPLE_MIN = 5;

/** Somebody in a group, for its roster. */
export const RosterEntry = z.object({ email: z.string(), username: z.string(), createdAt: z.iso.datetime() });
export type RosterEntry = z.infer<typeof RosterEntry>;

/** Opinions on the comments of one rule. */
export const RuleOpinions = z.object({
  code: z.string(),
  rule: z.string(),
  agree: z.number().int(),
  disagree: z.number().int(),
});
export type RuleOpinions = z.infer<typeof RuleOpinions>;

/** A comment that somebody disagreed with, or general feedback. Who it was stays private. */
export const Opinion = z.object({
  id: z.uuid(),
  c: z.string().nullable(),
  rule: z.string().nullable(),
  s_str: z.string().nullable(),
  r_str: z.string().nullable(),
  user_feedback_str: z.string(),
  textInput: z.string(),
  email: z.string(),
  mayBeExample: z.boolean(),
  isCandidate: z.boolean(),
  createdAt: z.iso.datetime(),
});
export type Opinion = z.infer<typeof Opinion>;

export const OpinionKind = z.enum(["disagreements", "general"]);
export const MarkCandidate = z.strictObject({ isCandidate: z.boolean() });

/** One day, by UTC: pages opened, messages analysed, tries kept, people who were there. */
export const UsageDay = z.object({
  day: z.iso.date(),
  pageViews: z.number().int(),
  analyses: z.number().int(),
  attempts: z.number().int(),
  people: z.number().int(),
});
export type UsageDay = z.infer<typeof UsageDay>;

/** What a group did in the same days; null where fewer than AGGREGATE_PEOPLE_MIN people of it were there. */
export const GroupUsage = z.object({
  id: z.uuid(),
  name: z.string(),
  people: z.number().int().nullable(),
  attempts: z.number().int().nullable(),
});
export type GroupUsage = z.infer<typeof GroupUsage>;

export const UsageReport = z.object({ days: z.array(UsageDay), groups: z.array(GroupUsage) });
export type UsageReport = z.infer<typeof UsageReport>;

export const UsageQuery = z.strictObject({ days: z.coerce.number().int().min(1).max(366).default(30) });
export type UsageQuery = z.infer<typeof UsageQuery>;

/** What comes as a file. */
export const EXPORTS = [
  "groups.csv",
  "roster.csv",
  "ratings.csv",
  "usage.csv",
  "newsletter.csv",
  "candidates.jsonl",
  "usage-records.json",
] as const;

/** How much waits for the admins, by drawer of their desk. */
export const Desk = z.object({ reviews: z.int(), concerns: z.int() });
export type Desk = z.infer<typeof Desk>;
