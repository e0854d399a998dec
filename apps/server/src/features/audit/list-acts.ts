import { AuditEntry, type Page, type PageQuery } from "@wellput/contract";
import { eq } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { newestFirst, olderThan, toPage } from "../../db/page.ts";
import { auditLog, users } from "../../db/schema/index.ts";
import type { Deps } from "../../http/env.ts";

const actors = alias(users, "actors");
const subjects = alias(users, "subjects");

/** One page of what admins did, newest first; who is gone has no e-mail any more. */
export async function listActs({ db }: Deps, { cursor, limit }: PageQuery): Promise<Page<AuditEntry>> {
  const rows = await db
    .select({
      id: auditLog.id,
      by: auditLog.by,
      act: auditLog.act,
      target: auditLog.target,
      createdAt: auditLog.createdAt,
      actor: actors.email,
      subject: subjects.email,
    })
    .from(auditLog)
    .leftJoin(actors, eq(actors.id, auditLog.actorId))
    .leftJoin(subjects, eq(subjects.id, auditLog.subjectId))
    .where(olderThan(auditLog, cursor))
    .orderBy(...newestFirst(auditLog))
    .limit(limit + 1);
  return toPage(rows, limit, (row) => AuditEntry.parse({ ...row, createdAt: row.createdAt.toISOString() }));
}
