import { eq } from "drizzle-orm";
import type { Person } from "../../auth/person.ts";
import { isUuid } from "../../db/page.ts";
import { roles } from "../../db/schema/index.ts";
import { AppError } from "../../http/app-error.ts";
import type { Deps } from "../../http/env.ts";
import { recordAct } from "../audit/public.ts";
import { endOrphans } from "../workshops/public.ts";
import { listRoles } from "./list-roles.ts";

/** Takes a role away; what somebody did in it stays, and no live workshop goes on without its trainer. @throws {AppError} ROLE_NOT_FOUND. */
export async function takeRole({ db, now }: Deps, { by, id }: { by: Person; id: string }): Promise<void> {
  await db.transaction(async (tx) => {
    const [role] = isUuid(id) ? await listRoles(tx, eq(roles.id, id)) : [];
    const [gone] = role ? await tx.delete(roles).where(eq(roles.id, id)).returning({ userId: roles.userId }) : [];
    if (!role || !gone) throw new AppError("ROLE_NOT_FOUND");
    const at = now();
    await endOrphans(tx, at);
    const target = `${role.role}: ${role.name}`;
    await recordAct(tx, { by, act: "role.taken", target, subjectId: gone.userId, at });
  });
}
