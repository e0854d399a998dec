import type { Group, UpdateGroup } from "@wellput/contract";
import { eq } from "drizzle-orm";
import type { Person } from "../../auth/person.ts";
import { groups } from "../../db/schema/index.ts";
import { AppError } from "../../http/app-error.ts";
import type { Deps } from "../../http/env.ts";
import { refuseStale } from "../../http/version-of.ts";
import { recordAct } from "../audit/public.ts";
import { holdGroup, present } from "./group-row.ts";
import { refuseAlike, takeTurn } from "./refuse-alike.ts";
import { adoptByName } from "./save-group.ts";

interface UpdateGroupOptions {
  /** An admin. */
  readonly person: Person;
  readonly id: string;
  readonly input: UpdateGroup;
}

/**
 * Changes a group: its members, its challenges and its sheets know it by its id and stay with it. Archived, it takes nobody
 * new.
 *
 * @throws {AppError} GROUP_NOT_FOUND, CHANGED_MEANWHILE, GROUP_CODE_TAKEN, GROUP_NAME_TAKEN.
 */
export async function updateGroup({ db, now }: Deps, { person, id, input }: UpdateGroupOptions): Promise<Group> {
  const { isArchived, version: base, ...fields } = input;
  return db.transaction(async (tx) => {
    await takeTurn(tx);
    const before = await holdGroup(tx, id);
    await refuseAlike(tx, { code: fields.code ?? before.code, name: fields.name ?? before.name }, before);
    const archivedAt = isArchived ? (before.archivedAt ?? now()) : null;
    // An update of nothing is no SQL; this one column keeps it valid.
    const change = { name: before.name, ...fields, ...(isArchived !== undefined && { archivedAt }) };
    const [row] = await tx.update(groups).set(change).where(eq(groups.id, id)).returning();
    if (!row) throw new AppError("GROUP_NOT_FOUND");
    const after = present(row);
    refuseStale({ base, before: present(before).version, after: after.version });
    if (row.name !== before.name) await adoptByName(tx, row);
    const act = { by: person, target: row.name, at: now() };
    const wasArchived = before.archivedAt !== null;
    if (isArchived !== undefined && isArchived !== wasArchived)
      await recordAct(tx, { ...act, act: isArchived ? "group.archived" : "group.reopened" });
    if (row.name !== before.name || row.code !== before.code || row.maxNum !== before.maxNum)
      await recordAct(tx, { ...act, act: "group.saved" });
    return after;
  });
}
