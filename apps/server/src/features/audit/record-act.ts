import { randomUUID } from "node:crypto";
import type { AuditAct } from "@wellput/contract";
import type { Person } from "../../auth/person.ts";
import type { Database } from "../../db/database.ts";
import { auditLog } from "../../db/schema/index.ts";

interface RecordActOptions {
  /** The admin; null when the operator does it at the machine. */
  readonly by: Pick<Person, "id"> | null;
  readonly act: AuditAct;
  readonly target?: string;
  /** What it is called, where others than its author read it. */
  readonly title?: string;
  readonly subjectId?: string;
  readonly at: Date;
}

/** Writes down an admin's act, in the transaction that does it: neither is there without the other. */
export async function recordAct(
  tx: Database,
  { by, act, target, title, subjectId, at }: RecordActOptions,
): Promise<void> {
  await tx.insert(auditLog).values({
    id: randomUUID(),
    actorId: by?.id ?? null,
    by: by ? "admin" : "operator",
    act,
    target: target ?? null,
    title: title ?? null,
    subjectId: subjectId ?? null,
    createdAt: at,
  });
}

/** What somebody wrote; null where they are gone. */
interface Written {
  readonly authorId: string | null;
}

/** The same about something that somebody wrote: what it is called goes from the log with them. */
export async function recordActOn(tx: Database, { authorId }: Written, options: RecordActOptions): Promise<void> {
  await recordAct(tx, { ...options, ...(authorId && { subjectId: authorId }) });
}

/** The same for something that anybody does to their own: it is an admin's act only when it is somebody else's. */
export async function recordActOnOthers(
  tx: Database,
  row: Written,
  options: RecordActOptions & { readonly by: Pick<Person, "id"> },
): Promise<void> {
  if (row.authorId !== options.by.id) await recordActOn(tx, row, options);
}
