import { GROUP_DEFAULT, type Group, type SaveGroup } from "@wellput/contract";
import { eq, sql } from "drizzle-orm";
import type { Person } from "../../auth/person.ts";
import type { Database } from "../../db/database.ts";
import { articles, challenges, groups } from "../../db/schema/index.ts";
import type { Deps } from "../../http/env.ts";
import { recordAct } from "../audit/public.ts";
import { present } from "./group-row.ts";
import { refuseAlike, takeTurn } from "./refuse-alike.ts";

/**
 * Saves a group by its code: a new one is empty, one that is there keeps its count and gets the name and the seats.
 *
 * @throws {AppError} GROUP_CODE_TAKEN, GROUP_NAME_TAKEN for what nobody could tell from another's.
 */
export async function saveGroup({ db, now }: Deps, person: Person, { code, name, maxNum }: SaveGroup): Promise<Group> {
  return db.transaction(async (tx) => {
    await takeTurn(tx);
    const [before] = await tx.select().from(groups).where(eq(groups.code, code));
    await refuseAlike(tx, { code, name }, before);
    const [saved] = await tx
      .insert(groups)
      .values({ code, name, maxNum, createdAt: now() })
      .onConflictDoUpdate({ target: groups.code, set: { name, maxNum } })
      .returning();
    if (!saved) throw new Error("a saved group has no row");
    await adoptByName(tx, saved);
    await recordAct(tx, { by: person, act: "group.saved", target: code, at: now() });
    return present(saved);
  });
}

/**
 * Challenges and articles can name a group that is not there yet, as a challenge of a deleted one or from a file does:
 * once it is, they are its own.
 */
export async function adoptByName(tx: Database, { id, name }: Pick<Group, "id" | "name">): Promise<void> {
  if (name === GROUP_DEFAULT) return;
  await tx
    .update(challenges)
    .set({ groups: sql`array_replace(${challenges.groups}, ${name}, ${id})` })
    .where(sql`${name} = any(${challenges.groups})`);
  const accepted = sql`jsonb_array_elements_text(${articles.accepted} -> 'groups') with ordinality as accepted(key, at)`;
  const adopted = sql`(select jsonb_agg(case when key = ${name} then ${id} else key end order by at) from ${accepted})`;
  await tx
    .update(articles)
    .set({
      groups: sql`array_replace(${articles.groups}, ${name}, ${id})`,
      accepted: sql`jsonb_set(${articles.accepted}, '{groups}', coalesce(${adopted}, '[]'))`,
    })
    .where(sql`${name} = any(${articles.groups}) or jsonb_exists(${articles.accepted} -> 'groups', ${name})`);
}
