import { GroupAnswer, NO_PARTS, type Scenario, type UpdateScenario } from "@wellput/contract";
import { and, eq, notExists, sql } from "drizzle-orm";
import type { Person } from "../../auth/person.ts";
import type { Database } from "../../db/database.ts";
import { isUuid } from "../../db/page.ts";
import { groupAnswers, scenarios } from "../../db/schema/index.ts";
import { AppError } from "../../http/app-error.ts";
import type { Deps } from "../../http/env.ts";
import { announce, announcing } from "../../live/announce.ts";
import { mayBeAtDesk, PRIVATE, reviewOfSaved } from "../../review/review.ts";
import { recordChange } from "../audit/public.ts";
import { readableByOthers } from "./readable-by-others.ts";
import { audienceOf, findScenario, holdScenario, present, type ScenarioRow, shownOf } from "./scenario-row.ts";
import { isMine } from "./scenarios.policy.ts";

interface UpdateScenarioOptions {
  readonly person: Person;
  readonly id: string;
  readonly input: UpdateScenario;
  /** Aborted when nobody waits for the answer any more. */
  readonly signal: AbortSignal;
}

/** So often a change is tried anew, on what others have saved meanwhile. */
const TRIES = 3;

/**
 * Changes the fields that are given, where nothing was changed since the version that they name. Only its author may take a public scenario back into private, or change the parts that
 * only they see; what others read of it changes once an admin has accepted that. An admin changes what others read.
 * What was gathered of it as an answer changes with its author's words.
 *
 * @throws {AppError} SCENARIO_NOT_FOUND, NOT_ALLOWED, CHANGED_MEANWHILE, and as the analyser does.
 */
export async function updateScenario(deps: Deps, options: UpdateScenarioOptions): Promise<Scenario> {
  const alone = await updatePrivate(deps.db, options);
  if (alone) return present(alone, options.person);
  for (let tries = 0; tries < TRIES; tries++) {
    const changed = await updateHeld(deps, options);
    if (changed) return changed;
  }
  throw new AppError("CHANGED_MEANWHILE");
}

/** The same for what concerns others; null where it was changed while its answer was read for them. */
async function updateHeld(deps: Deps, options: UpdateScenarioOptions): Promise<Scenario | null> {
  const { person, id, input } = options;
  const gathered = await readGathered(deps, options);
  return deps.db.transaction(async (tx) => {
    const before = await holdScenario(tx, id, person);
    const { version = before.version, ...given } = input;
    if (version !== before.version) throw new AppError("CHANGED_MEANWHILE");
    if (gathered && gathered.version !== version) return null;
    const at = deps.now();
    const change = isMine(before, person) ? ownChange(before, given, person, at) : adminsChange(before, given, at);
    const [row] = await tx
      .update(scenarios)
      .set({ ...change, version: version + 1 })
      .where(eq(scenarios.id, id))
      .returning();
    if (!row) throw new AppError("SCENARIO_NOT_FOUND");
    if (gathered) await tx.update(groupAnswers).set({ written: gathered.written }).where(eq(groupAnswers.id, id));
    await recordChange(tx, "scenario", { by: person, before, row, shownOf, at });
    // Who had it in a list must hear of it even when it has just left the list.
    await announce(tx, { type: "scenario.updated", id }, audienceOf(before.listed ? before : row));
    if (mayBeAtDesk(before) || mayBeAtDesk(row)) await announce(tx, { type: "desk.updated", id }, "admins");
    return present(row, person);
  });
}

/** What an answer's group is to have of it, and the version that this comes of; null where its group has nothing, or nothing of this person's. */
async function readGathered({ db, analyser }: Deps, { person, id, input, signal }: UpdateScenarioOptions) {
  const before = await findScenario(db, id, person);
  if (!isMine(before, person) || (await db.$count(groupAnswers, eq(groupAnswers.id, id))) === 0) return null;
  const written = await readableByOthers(analyser, Written.parse({ ...before, ...input }), signal);
  return { written, version: before.version };
}

const Written = GroupAnswer.omit({ id: true, groupName: true, parentDoc: true, day: true });

/**
 * Somebody's own that stays private and was not gathered concerns nobody else, and is changed in one statement; undefined where
 * it is no such scenario, or was changed meanwhile.
 */
async function updatePrivate(
  db: Database,
  { person, id, input: { version, ...given } }: UpdateScenarioOptions,
): Promise<ScenarioRow | undefined> {
  if (given.isPublic || !isUuid(id)) return undefined;
  const isOwnPrivate = and(eq(scenarios.id, id), eq(scenarios.authorId, person.id), eq(scenarios.isPublic, false));
  const isUnchanged = version === undefined ? undefined : eq(scenarios.version, version);
  const gathered = db.select({ id: groupAnswers.id }).from(groupAnswers).where(eq(groupAnswers.id, scenarios.id));
  const [row] = await db
    .update(scenarios)
    .set({ ...given, ...PRIVATE, version: sql`${scenarios.version} + 1` })
    .where(and(isOwnPrivate, isUnchanged, notExists(gathered)))
    .returning(announcing(scenarios, { event: { type: "scenario.updated", id }, audience: { person: person.id } }));
  return row;
}

/** An author's own words, and what becomes of their review. */
function ownChange(row: ScenarioRow, input: UpdateScenario, { isAdmin }: Person, at: Date) {
  const before = { fields: shownOf(row), review: row, isPublic: row.isPublic };
  const isPublic = input.isPublic ?? row.isPublic;
  return { ...input, ...reviewOfSaved({ before, fields: shownOf(row, input), isPublic, byAdmin: isAdmin, at }) };
}

/** An admin's change of what others read: of the accepted version, where a later one waits beside it. */
function adminsChange(row: ScenarioRow, input: UpdateScenario, at: Date) {
  if (input.isPublic === false) throw new AppError("NOT_ALLOWED", { detail: `making ${row.id} private` });
  if (Object.keys(input).some((name) => name in NO_PARTS))
    throw new AppError("NOT_ALLOWED", { detail: `the parts of ${row.id}` });
  if (row.accepted) return { accepted: shownOf(row.accepted, input) };
  return { ...input, isPublic: true, ...(row.waitingSince && { waitingSince: at }) };
}
