import { GROUP_DEFAULT, Group, type SaveGroup } from "@wellput/contract";
import { eq, sql } from "drizzle-orm";
import type { Person } from "../../auth/person.ts";
import type { Database } from "../../db/database.ts";
import { challenges, groups } from "../../db/schema/index.ts";
import type { Deps } from "../../http/env.ts";
import { recordAct } from "../audit/public.ts";

/** Saves a group by its code: a new one is empty, one that is there keeps its count and gets the name and the seats. */
export async function saveGroup({ db, now }: Deps, person: Person, { code, name, maxNum }: SaveGroup): Promise<Group> {
  return db.transaction(async (tx) => {
    const [before] = await tx.select().from(groups).where(eq(groups.code, code)).for("update");
    const [saved] = await tx
      .insert(groups)
      .values({ code, name, maxNum, createdAt: now() })
      .onConflictDoUpdate({ target: groups.code, set: { name, maxNum } })
      .returning();
    if (before && before.name !== name) await renameInChallenges(tx, before.name, name);
    await recordAct(tx, { by: person, act: "group.saved", target: code, at: now() });
    return Group.parse(saved);
  });
}

/** Challenges name groups: those of a group that now has another name go with it, unless another code still has the old one. */
async function renameInChallenges(tx: Database, before: string, after: string): Promise<void> {
  if (before === GROUP_DEFAULT || (await tx.$count(groups, eq(groups.name, before))) > 0) return;
  await tx
    .update(challenges)
    .set({ groups: sql`array_replace(${challenges.groups}, ${before}, ${after})` })
    .where(sql`${before} = any(${challenges.groups})`);
}
