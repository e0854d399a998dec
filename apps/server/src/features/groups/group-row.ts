import { Group } from "@wellput/contract";
import { eq } from "drizzle-orm";
import type { Database } from "../../db/database.ts";
import { isUuid } from "../../db/page.ts";
import { groups } from "../../db/schema/index.ts";
import { AppError } from "../../http/app-error.ts";

type GroupRow = typeof groups.$inferSelect;

/** A stored group as admins see it. */
export const present = (row: GroupRow): Group => Group.parse({ ...row, isArchived: row.archivedAt !== null });

/** The group of an id, held until the transaction ends. @throws {AppError} GROUP_NOT_FOUND. */
export async function holdGroup(tx: Database, id: string): Promise<GroupRow> {
  const [row] = isUuid(id) ? await tx.select().from(groups).where(eq(groups.id, id)).for("update") : [];
  if (!row) throw new AppError("GROUP_NOT_FOUND");
  return row;
}
