import type { EXPORTS, UsageQuery } from "@wellput/contract";
import { and, asc, desc, eq, isNotNull } from "drizzle-orm";
import type { Person } from "../../auth/person.ts";
import type { Database } from "../../db/database.ts";
import { groups, newsletterEmails, ratings, usageRecords } from "../../db/schema/index.ts";
import type { Deps } from "../../http/env.ts";
import { toCsv } from "../../http/to-csv.ts";
import { recordAct } from "../audit/public.ts";
import { listRoster } from "./list-roster.ts";
import { reportUsage } from "./report-usage.ts";

interface ExportOptions {
  readonly person: Person;
  readonly name: (typeof EXPORTS)[number];
  readonly query: UsageQuery & { readonly code: string };
}

/** A report as the text of a file; that it was taken is in the audit log. */
export async function exportReport({ db, now }: Deps, { person, name, query }: ExportOptions): Promise<string> {
  const target = name === "roster.csv" ? `${name} ${query.code}` : name;
  await recordAct(db, { by: person, act: "data.exported", target, at: now() });
  switch (name) {
    case "groups.csv":
      return toCsv(await db.select().from(groups).orderBy(asc(groups.createdAt)), ["name", "code", "count", "maxNum"]);
    case "roster.csv":
      return toCsv(await listRoster(db, query.code), ["email", "username", "createdAt"]);
    case "ratings.csv":
      return toCsv(await listRatings(db), RATING_COLUMNS);
    case "usage.csv":
      return toCsv((await reportUsage(db, query.days, now())).days, [
        "day",
        "pageViews",
        "analyses",
        "attempts",
        "people",
      ]);
    case "newsletter.csv":
      return toCsv(await db.select().from(newsletterEmails).orderBy(asc(newsletterEmails.createdAt)), [
        "email",
        "createdAt",
      ]);
    case "candidates.jsonl":
      return (await listCandidates(db)).map((line) => `${JSON.stringify(line)}\n`).join("");
    case "usage-records.json":
      return JSON.stringify(await listUsageRecords(db), null, 2);
  }
}

const RATING_COLUMNS = [
  "opinion",
  "c",
  "rule",
  "s_str",
  "r_str",
  "user_feedback_str",
  "textInput",
  "email",
  "mayBeExample",
  "createdAt",
];
const OPINIONS = { "+1": "agree", "-1": "disagree", general: "general" } as const;

async function listRatings(db: Database) {
  const rows = await db.select().from(ratings).orderBy(desc(ratings.createdAt));
  return rows.map((row) => ({ ...row, opinion: OPINIONS[row.user_feedback_value] }));
}

/** What the candidate line of a rating is called. */
export const lineOf = (ratingId: string): string => `R${ratingId.slice(0, 8)}`;

/**
 * Lines as the engine's labelled set has them: the sentence, and that nothing in it was to be flagged; a person decides.
 * Only sentences whose writers allowed it.
 */
async function listCandidates(db: Database) {
  const isAllowed = and(isNotNull(ratings.candidateAt), eq(ratings.mayBeExample, true));
  const rows = await db.select().from(ratings).where(isAllowed).orderBy(asc(ratings.candidateAt));
  return rows.map(({ id, s_str, c, rule, user_feedback_str }) => ({
    id: lineOf(id),
    text: s_str ?? "",
    required: [],
    optional: [],
    hard_negative: true,
    disputed: c,
    rule,
    reason: user_feedback_str,
  }));
}

/** Usage as the old records have it: `{ id, time }` by event, and the e-mails of the newsletter as `{ id, t }`. */
async function listUsageRecords(db: Database) {
  const rows = await db.select().from(usageRecords).orderBy(asc(usageRecords.createdAt));
  const usage: Record<string, { id: string; time: string }[]> = {};
  for (const { id, name, createdAt } of rows) {
    usage[name] ??= [];
    usage[name].push({ id, time: createdAt.toISOString() });
  }
  const emails = await db.select().from(newsletterEmails).orderBy(asc(newsletterEmails.createdAt));
  return { usage, emails: emails.map(({ email, createdAt }) => ({ id: email, t: createdAt.toISOString() })) };
}
