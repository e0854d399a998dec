import type { CreateScenario, Scenario } from "@wellput/contract";
import { eq } from "drizzle-orm";
import type { Person } from "../../auth/person.ts";
import type { Database } from "../../db/database.ts";
import { scenarios } from "../../db/schema/index.ts";
import { AppError } from "../../http/app-error.ts";
import type { Deps } from "../../http/env.ts";
import { type Announcement, announcing } from "../../live/announce.ts";
import { reviewOfSaved } from "../../review/review.ts";
import { recordActOn } from "../audit/public.ts";
import { audienceOf, present, type ScenarioRow, shownOf } from "./scenario-row.ts";

interface CreateScenarioOptions {
  readonly person: Person;
  readonly input: CreateScenario;
}

/**
 * Keeps a scenario under the id its author chose; a repeat answers the stored one. A public one of an admin is listed at
 * once, anybody else's when an admin has looked at it.
 *
 * @throws {AppError} ID_TAKEN when somebody else's scenario has the id.
 */
export async function createScenario(
  { db, now }: Deps,
  { person, input }: CreateScenarioOptions,
): Promise<{ scenario: Scenario; created: boolean }> {
  const at = now();
  const { isPublic } = input;
  const review = reviewOfSaved({ before: null, fields: shownOf(input), isPublic, byAdmin: person.isAdmin, at });
  const { id } = input;
  const values = { ...input, ...review, authorId: person.id, authByAdmin: person.isAdmin, createdAt: at };
  const row = await (values.listed ? db.transaction((tx) => publish(tx, values, person)) : insert(db, values));
  if (row) return { scenario: present(row, person), created: true };
  const [stored] = await db.select().from(scenarios).where(eq(scenarios.id, id));
  if (stored?.authorId !== person.id) throw new AppError("ID_TAKEN");
  return { scenario: present(stored, person), created: false };
}

type NewScenario = Pick<ScenarioRow, "id" | "title" | "authorId" | "listed" | "waitingSince" | "createdAt"> &
  typeof scenarios.$inferInsert;

async function insert(db: Database, values: NewScenario): Promise<ScenarioRow | undefined> {
  const { id } = values;
  const announcements: Announcement[] = [{ event: { type: "scenario.created", id }, audience: audienceOf(values) }];
  if (values.waitingSince) announcements.push({ event: { type: "desk.updated", id }, audience: "admins" });
  const [row] = await db
    .insert(scenarios)
    .values(values)
    .onConflictDoNothing({ target: scenarios.id })
    .returning(announcing(scenarios, ...announcements));
  return row;
}

/** What is listed without having waited is an admin's, and their act. */
async function publish(tx: Database, values: NewScenario, by: Person): Promise<ScenarioRow | undefined> {
  const row = await insert(tx, values);
  const { id: target, title, createdAt: at } = values;
  if (row) await recordActOn(tx, row, { by, act: "scenario.published", target, title, at });
  return row;
}
