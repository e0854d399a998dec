import type { AuditAct, AuditEntry, AuditNoun } from "@wellput/contract";

/** What acts are about, to choose from. */
export const ABOUT_WORDS: Record<AuditNoun, string> = {
  admin: "Admins",
  role: "Trainers and researchers",
  group: "Groups",
  member: "Members",
  scenario: "Situations",
  challenge: "Practice scenarios",
  response: "Responses",
  article: "Articles",
  concern: "Reports",
  rating: "Ratings",
  letter: "Questions and comments",
  assignment: "Assigned practice",
  workshop: "Workshops",
  participant: "Participants",
  study: "Studies",
  course: "Courses",
  subscriber: "Newsletter",
  data: "Downloads",
  mail: "Mail",
};

/** What was done, before what it was done to. */
export const ACT_WORDS: Record<AuditAct, string> = {
  "admin.added": "made an admin of",
  "admin.removed": "took the admin rights of",
  "admin.claimed": "became the first admin:",
  "role.given": "gave a role to",
  "role.taken": "took a role from",
  "group.saved": "saved the group",
  "group.archived": "archived the group",
  "group.reopened": "opened again the group",
  "group.deleted": "deleted the group",
  "member.moved": "moved into another group:",
  "member.removed": "took out of their group:",
  "member.deleted": "deleted the account of",
  "scenario.published": "published the situation",
  "scenario.updated": "changed the situation",
  "scenario.deleted": "deleted the situation",
  "scenario.accepted": "accepted the situation",
  "scenario.declined": "declined the situation",
  "scenario.unpublished": "took down the situation",
  "challenge.created": "published the practice scenario",
  "challenge.updated": "changed the practice scenario",
  "challenge.unpublished": "took back into a draft the practice scenario",
  "challenge.deleted": "deleted the practice scenario",
  "response.deleted": "deleted the answers to",
  "article.published": "published the article",
  "article.updated": "changed the article",
  "article.deleted": "deleted the article",
  "article.accepted": "accepted the article",
  "article.declined": "declined the article",
  "article.unpublished": "took down the article",
  "concern.kept": "left as it is, though it was reported,",
  "rating.marked": "took a disagreement as the candidate line",
  "rating.unmarked": "took back the candidate line",
  "letter.deleted": "deleted a question or comment",
  "assignment.created": "assigned the practice",
  "assignment.deleted": "withdrew the assigned practice",
  "workshop.created": "opened the workshop",
  "workshop.updated": "changed the workshop",
  "workshop.deleted": "deleted the workshop",
  "participant.erased": "erased a participant of",
  "study.updated": "changed the study",
  "course.saved": "saved the course",
  "subscriber.removed": "took an address off the newsletter’s list",
  "data.exported": "downloaded",
  "mail.read": "read the mail",
};

/** What has a title, and mostly an author. */
const TITLED: readonly string[] = ["scenario", "challenge", "response", "article", "concern", "mail", "workshop"];

/** What it was done to: a title with whose it was, a person, or a name. */
export function whatOf({ act, target, title, actor, subject }: AuditEntry, gone: string): string {
  const noun = act.split(".")[0] ?? "";
  if (noun === "subscriber" || noun === "letter") return "";
  if (["group", "participant", "study", "course", "data", "rating"].includes(noun)) return target ?? "";
  const named = title ? `“${title}”` : "(its title is not kept)";
  if (noun === "assignment") return `${named} to ${target}`;
  if (!TITLED.includes(noun))
    return ["member", "role"].includes(noun) && target ? `${subject ?? gone} (${target})` : (subject ?? gone);
  return subject && subject !== actor ? `${named} of ${subject}` : named;
}
