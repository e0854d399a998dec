import { eq, sql } from "drizzle-orm";
import type { Person } from "../../auth/person.ts";
import { articles, challenges, groupAnswers, groups, sessionDocuments, users } from "../../db/schema/index.ts";
import { AppError } from "../../http/app-error.ts";
import type { Deps } from "../../http/env.ts";
import { recordAct } from "../audit/public.ts";
import { endOrphans } from "../workshops/public.ts";
import { holdGroup } from "./group-row.ts";

/**
 * Deletes a group without members, with its gathered answers and its shared sheets. A challenge that was for it keeps its name, and
 * is for whichever group will have that; what its members wrote for each other is for nobody else: an article for it alone is left to
 * its author and the admins.
 *
 * @throws {AppError} GROUP_NOT_FOUND, GROUP_NOT_EMPTY.
 */
export async function deleteGroup({ db, now }: Deps, { person, id }: { person: Person; id: string }): Promise<void> {
  await db.transaction(async (tx) => {
    // Whoever joins holds the same row: nobody is in it between the count and the end.
    const { code, name } = await holdGroup(tx, id);
    if ((await tx.$count(users, eq(users.groupCode, code))) > 0) throw new AppError("GROUP_NOT_EMPTY");
    await tx
      .update(challenges)
      .set({ groups: sql`array_replace(${challenges.groups}, ${id}, ${name})` })
      .where(sql`${id} = any(${challenges.groups})`);
    await tx
      .update(articles)
      .set({
        groups: sql`array_remove(${articles.groups}, ${id})`,
        accepted: sql`jsonb_set(${articles.accepted}, '{groups}', (${articles.accepted} -> 'groups') - ${id}::text)`,
      })
      .where(sql`${id} = any(${articles.groups}) or jsonb_exists(${articles.accepted} -> 'groups', ${id})`);
    await tx.delete(groupAnswers).where(eq(groupAnswers.groupKey, id));
    await tx.delete(sessionDocuments).where(eq(sessionDocuments.groupKey, id));
    await tx.delete(groups).where(eq(groups.id, id));
    const at = now();
    // Its trainers may have no other group.
    await endOrphans(tx, at);
    await recordAct(tx, { by: person, act: "group.deleted", target: name, at });
  });
}
