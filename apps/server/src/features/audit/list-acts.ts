import { AuditEntry, type AuditFilter, type AuditQuery, type Page } from "@wellput/contract";
import { and, eq, gte, like, type SQL } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { Database } from "../../db/database.ts";
import { hasWords } from "../../db/has-words.ts";
import { newestFirst, olderThan, toPage } from "../../db/page.ts";
import { auditLog, users } from "../../db/schema/index.ts";
import type { Deps } from "../../http/env.ts";

const DAY_MS = 24 * 60 * 60 * 1000;
const actors = alias(users, "actors");
const subjects = alias(users, "subjects");

/** One page of what admins did, newest first; who is gone has no e-mail any more. */
export async function listActs({ db, now }: Deps, { cursor, limit, ...filter }: AuditQuery): Promise<Page<AuditEntry>> {
  const rows = await acts(db, and(fits(filter, now()), olderThan(auditLog, cursor))).limit(limit + 1);
  return toPage(rows, limit, present);
}

/** All acts that fit. */
export async function listAllActs({ db, now }: Deps, filter: AuditFilter): Promise<AuditEntry[]> {
  return (await acts(db, fits(filter, now()))).map(present);
}

const acts = (db: Database, isAsked: SQL | undefined) =>
  db
    .select({
      id: auditLog.id,
      by: auditLog.by,
      act: auditLog.act,
      target: auditLog.target,
      title: auditLog.title,
      createdAt: auditLog.createdAt,
      actor: actors.email,
      subject: subjects.email,
    })
    .from(auditLog)
    .leftJoin(actors, eq(actors.id, auditLog.actorId))
    .leftJoin(subjects, eq(subjects.id, auditLog.subjectId))
    .where(isAsked)
    .orderBy(...newestFirst(auditLog));

const present = (row: Awaited<ReturnType<typeof acts>>[number]): AuditEntry =>
  AuditEntry.parse({ ...row, createdAt: row.createdAt.toISOString() });

function fits({ about, search, days }: AuditFilter, now: Date): SQL | undefined {
  return and(
    about ? like(auditLog.act, `${about}.%`) : undefined,
    days === undefined ? undefined : gte(auditLog.createdAt, new Date(now.getTime() - days * DAY_MS)),
    hasWords(search, auditLog.title, auditLog.target, actors.email, subjects.email),
  );
}
