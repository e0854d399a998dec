import type { Group, SaveGroup } from "@wellput/contract";
import { sql } from "drizzle-orm";
import type { Person } from "../../auth/person.ts";
import type { Database } from "../../db/database.ts";
import { challenges, groups } from "../../db/schema/index.ts";
import type { Deps } from "../../http/env.ts";
import { recordAct } from "../audit/public.ts";
import { present } from "./group-row.ts";

/** Saves a group by its code: a new one is empty, one that is there keeps its count and gets the name and the seats. */
export async function saveGroup({ db, now }: Deps, person: Person, { code, name, maxNum }: SaveGroup): Promise<Group> {
  return db.transaction(async (tx) => {
    const [saved] = await tx
      .insert(groups)
      .values({ code, name, maxNum, createdAt: now() })
      .onConflictDoUpdate({ target: groups.code, set: { name, maxNum } })
      .returning();
    if (!saved) throw new Error("a saved group has no row");
    await adoptChallenges(tx, saved);
    await recordAct(tx, { by: person, act: "group.saved", target: code, at: now() });
    return present(saved);
  });
}

/** Challenges can name a group that is not there yet, as one from a file does: once it is, they are its own. */
export async function adoptChallenges(tx: Database, { id, name }: Pick<Group, "id" | "name">): Promise<void> {
  await tx
    .update(challenges)
    .set({ groups: sql`array_replace(${challenges.groups}, ${name}, ${id})` })
    .where(sql`${name} = any(${challenges.groups}) and ${name} <> 'GENERAL'`);
}
