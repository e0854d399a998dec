import { Challenge, GROUP_DEFAULT } from "@wellput/contract";
import { eq, inArray } from "drizzle-orm";
import type { Person } from "../../auth/person.ts";
import type { Database } from "../../db/database.ts";
import { inBatches } from "../../db/in-batches.ts";
import { isUuid } from "../../db/page.ts";
import { challenges } from "../../db/schema/index.ts";
import { AppError } from "../../http/app-error.ts";
import type { Audience } from "../../live/announce.ts";
import type { RowFor } from "../../live/live-hub.ts";
import { groupNames } from "../groups/public.ts";
import { canEdit, canSee, isMine } from "./challenges.policy.ts";

type ChallengeRow = typeof challenges.$inferSelect;

const sampledIn = ({ challengeObjectList }: ChallengeRow) =>
  challengeObjectList.flatMap(({ m }, index) => (m.trim() ? [index] : []));

/** How stored challenges are shown to a person: with their groups' names of today. */
export async function presenter(
  db: Database,
  rows: readonly ChallengeRow[],
): Promise<(row: ChallengeRow, person: Person | null) => Challenge> {
  const nameAll = await groupNames(
    db,
    rows.flatMap(({ groups }) => groups),
  );
  return (row, person) => toChallenge({ ...row, groups: nameAll(row.groups) }, aboutFor(row, person));
}

/** One stored challenge as the person who asks sees it. */
export async function present(db: Database, row: ChallengeRow, person: Person | null): Promise<Challenge> {
  return (await presenter(db, [row]))(row, person);
}

const aboutFor = (row: ChallengeRow, person: Person | null) => ({
  mine: isMine(row, person),
  canEdit: canEdit(row, person),
});

/** Its samples wait for a try of one's own. */
function toChallenge(row: ChallengeRow, about: ReturnType<typeof aboutFor>): Challenge {
  const sentences = row.challengeObjectList.map((sentence) => (about.canEdit ? sentence : { ...sentence, m: "" }));
  const shown = { ...row, ...about, sampled: sampledIn(row), challengeObjectList: sentences };
  return Challenge.parse({ ...shown, createdAt: row.createdAt.toISOString() });
}

/**
 * The stored challenge of an id.
 *
 * @throws {AppError} CHALLENGE_NOT_FOUND also when this person may not see it, NOT_SIGNED_IN when a visitor opens a group's,
 *   who may be one of its members.
 */
export async function findChallenge(
  db: Database,
  id: string,
  person: Person | null,
  { hold = false } = {},
): Promise<ChallengeRow> {
  if (!isUuid(id)) throw new AppError("CHALLENGE_NOT_FOUND");
  const query = db.select().from(challenges).where(eq(challenges.id, id));
  const [row] = await (hold ? query.for("update") : query);
  if (row && canSee(row, person)) return row;
  throw new AppError(row?.isPublic && !person ? "NOT_SIGNED_IN" : "CHALLENGE_NOT_FOUND");
}

/** The same for a change, the row held until the transaction ends. @throws {AppError} also NOT_ALLOWED. */
export async function holdChallenge(tx: Database, id: string, person: Person): Promise<ChallengeRow> {
  const row = await findChallenge(tx, id, person, { hold: true });
  if (!canEdit(row, person)) throw new AppError("NOT_ALLOWED", { detail: `challenge ${id}` });
  return row;
}

/** Who has a challenge in a list, as it is or as it was. */
export function audienceOf(...versions: readonly Pick<ChallengeRow, "groups" | "isPublic" | "authorId">[]): Audience {
  const groups = versions.flatMap((version) => (version.isPublic ? version.groups : []));
  if (groups.includes(GROUP_DEFAULT)) return "everybody";
  if (groups.length > 0) return { groups };
  const author = versions[0]?.authorId;
  return author ? { person: author } : "admins";
}

/** Changes come in bursts: those of a moment are read in one statement. */
const challengeById = inBatches<string, ChallengeRow | null>(async (db, ids) => {
  const rows = await db
    .select()
    .from(challenges)
    .where(inArray(challenges.id, [...new Set(ids)]));
  return ids.map((id) => rows.find((row) => row.id === id) ?? null);
});

/** What has become of a challenge, for those who may see it. */
export async function readChallenge(db: Database, id: string): Promise<RowFor> {
  const row = await challengeById(db)(id);
  if (!row) return () => null;
  const show = await presenter(db, [row]);
  return (person) => (canSee(row, person) ? show(row, person) : null);
}
