import { randomUUID } from "node:crypto";
import type { CreateWorkshop, Workshop } from "@wellput/contract";
import { eq } from "drizzle-orm";
import type { Person } from "../../auth/person.ts";
import type { Database } from "../../db/database.ts";
import { workshopSteps, workshops } from "../../db/schema/index.ts";
import { AppError } from "../../http/app-error.ts";
import type { Deps } from "../../http/env.ts";
import { recordAct } from "../audit/public.ts";
import { makeCode } from "./workshop-code.ts";
import { joined, present } from "./workshop-row.ts";

/** Of three million codes some are taken: so often another one is tried. */
const TRIES = 5;

interface CreateWorkshopOptions {
  readonly person: Person;
  readonly input: CreateWorkshop;
}

/** Opens a workshop under a code of its own; a repeat answers the one that is there. @throws {AppError} ID_TAKEN. */
export async function createWorkshop(
  { db, now }: Deps,
  { person, input: { steps, ...input } }: CreateWorkshopOptions,
): Promise<{ workshop: Workshop; created: boolean }> {
  const { id, title } = input;
  const at = now();
  const created = await db.transaction(async (tx) => {
    if (!(await insertUnderCode(tx, { ...input, trainerId: person.id, createdAt: at, usedAt: at }))) return false;
    const rows = steps.map((step, position) => ({ ...step, id: randomUUID(), workshopId: id, position }));
    await tx.insert(workshopSteps).values(rows.map((row) => ({ ...row, phase: "writing" as const })));
    await recordAct(tx, { by: person, act: "workshop.created", target: id, title, subjectId: person.id, at });
    return true;
  });
  const [row] = await db.select({ workshop: workshops, joined }).from(workshops).where(eq(workshops.id, id));
  if (row?.workshop.trainerId !== person.id) throw new AppError("ID_TAKEN");
  return { workshop: present({ ...row.workshop, joined: row.joined }), created };
}

/** Whether it was stored: not where something has its id already. */
async function insertUnderCode(tx: Database, workshop: Omit<typeof workshops.$inferInsert, "code">): Promise<boolean> {
  for (let tries = 0; tries < TRIES; tries++) {
    const [made] = await tx
      .insert(workshops)
      .values({ ...workshop, code: makeCode() })
      .onConflictDoNothing()
      .returning({ id: workshops.id });
    if (made) return true;
    if ((await tx.$count(workshops, eq(workshops.id, workshop.id))) > 0) return false;
  }
  throw new Error("no free code was found for a workshop");
}
