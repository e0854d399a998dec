import { eq } from "drizzle-orm";
import type { Person } from "../../auth/person.ts";
import { responses } from "../../db/schema/index.ts";
import type { Deps } from "../../http/env.ts";
import { announce } from "../../live/announce.ts";
import { recordActOnOthers } from "../audit/public.ts";
import { findResponse } from "./response-row.ts";
import { canDelete } from "./responses.policy.ts";

/** Deletes a response. @throws {AppError} RESPONSE_NOT_FOUND. */
export async function deleteResponse({ db, now }: Deps, { person, id }: { person: Person; id: string }): Promise<void> {
  await db.transaction(async (tx) => {
    const row = await findResponse(tx, id, (found) => canDelete(found, person));
    await tx.delete(responses).where(eq(responses.id, id));
    await recordActOnOthers(tx, row, { by: person, act: "response.deleted", target: id, title: row.title, at: now() });
    await announce(tx, { type: "response.deleted", id }, { person: row.authorId });
  });
}
