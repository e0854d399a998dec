import { ChallengeResponse, toSlots } from "@wellput/contract";
import { eq } from "drizzle-orm";
import type { Database } from "../../db/database.ts";
import { isUuid } from "../../db/page.ts";
import { responses } from "../../db/schema/index.ts";
import { AppError } from "../../http/app-error.ts";

type ResponseRow = typeof responses.$inferSelect;

/** A stored response as its author sees it. */
export function present(row: ResponseRow): ChallengeResponse {
  return ChallengeResponse.parse({ ...row, ...toSlots(row.sentences), createdAt: row.createdAt.toISOString() });
}

/** The stored response of an id. @throws {AppError} RESPONSE_NOT_FOUND also when `mayReach` says no. */
export async function findResponse(
  db: Database,
  id: string,
  mayReach: (row: ResponseRow) => boolean,
): Promise<ResponseRow> {
  if (!isUuid(id)) throw new AppError("RESPONSE_NOT_FOUND");
  const [row] = await db.select().from(responses).where(eq(responses.id, id));
  if (!row || !mayReach(row)) throw new AppError("RESPONSE_NOT_FOUND");
  return row;
}
