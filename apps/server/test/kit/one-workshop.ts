import { createHash, randomUUID } from "node:crypto";
import { WORKSHOP_CODE_LETTERS } from "@wellput/contract";
import type { Database } from "../../src/db/database.ts";
import { workshopAnswers, workshopGuests, workshopSteps, workshops, workshopVotes } from "../../src/db/schema/index.ts";

/** Ids of a workshop and of what is in it. */
export interface WorkshopSamples {
  /** A live workshop with three steps, and the code to join it. */
  readonly workshop: string;
  /** At which each writes on their own. */
  readonly workshopStep: string;
  /** At which tables write together. */
  readonly workshopTable: string;
  /** At which people vote for one of the answers, and one of these. */
  readonly workshopVote: string;
  readonly workshopAnswer: string;
  readonly workshopCode: string;
  /** Of its guest's seat. */
  readonly workshopKey: string;
}

let opened = 0;

/** A code that no other one has: of some thousand random ones, two would be the same now and then. */
function nextCode(): string {
  const base = WORKSHOP_CODE_LETTERS.length;
  const number = opened++;
  return Array.from({ length: 6 }, (_none, at) => WORKSHOP_CODE_LETTERS[Math.floor(number / base ** at) % base]).join(
    "",
  );
}

/** Stores a workshop whose words are the mark, with a guest's answer and vote, of whom nobody knows who it is. */
export async function storeOneWorkshop(db: Database, trainerId: string, mark: string): Promise<WorkshopSamples> {
  const createdAt = new Date();
  const own = () => ({ id: randomUUID(), createdAt });
  const [workshop, guest, code] = [own(), own(), nextCode()];
  await db.insert(workshops).values({ ...workshop, trainerId, title: mark, code, position: 0, usedAt: createdAt });
  const asked = {
    workshopId: workshop.id,
    kind: "question",
    prompt: mark,
    material: mark,
    openedAt: createdAt,
  } as const;
  const [each, table, vote] = [randomUUID(), randomUUID(), randomUUID()];
  await db.insert(workshopSteps).values([
    { ...asked, id: each, position: 0, phase: "writing" },
    { ...asked, id: table, position: 1, phase: "writing", mode: "table" },
    { ...asked, id: vote, position: 2, phase: "revealed", isVoting: true },
  ]);
  const workshopKey = randomUUID();
  const tokenHash = createHash("sha256").update(workshopKey).digest("base64url");
  await db.insert(workshopGuests).values({ ...guest, workshopId: workshop.id, name: "", tokenHash });
  const given = { id: randomUUID(), stepId: vote, guestId: guest.id };
  const answer = { text: "Could we?", version: 1, isAtRisk: false, isHidden: false, writtenAt: createdAt };
  await db.insert(workshopAnswers).values({ ...given, ...answer });
  await db.insert(workshopVotes).values({ stepId: vote, guestId: guest.id, answerId: given.id });
  return {
    workshop: workshop.id,
    workshopStep: each,
    workshopTable: table,
    workshopVote: vote,
    workshopAnswer: given.id,
    workshopCode: code,
    workshopKey,
  };
}
