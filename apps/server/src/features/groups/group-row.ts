import { Group } from "@wellput/contract";
import { eq } from "drizzle-orm";
import type { Database } from "../../db/database.ts";
import { isUuid } from "../../db/page.ts";
import { groups } from "../../db/schema/index.ts";
import { AppError } from "../../http/app-error.ts";
import { versionOf } from "../../http/version-of.ts";

type GroupRow = typeof groups.$inferSelect;

/** A stored group as admins see it. */
export function present(row: GroupRow): Group {
  const { code, name, maxNum, archivedAt } = row;
  const isArchived = archivedAt !== null;
  return Group.parse({ ...row, isArchived, version: versionOf({ code, name, maxNum, isArchived }) });
}

/** The group of an id, held until the transaction ends. @throws {AppError} GROUP_NOT_FOUND. */
export async function holdGroup(tx: Database, id: string): Promise<GroupRow> {
  const [row] = isUuid(id) ? await tx.select().from(groups).where(eq(groups.id, id)).for("update") : [];
  if (!row) throw new AppError("GROUP_NOT_FOUND");
  return row;
}
