import { askedBy, type ChallengeResponse, type CreateResponse, fromSlots } from "@wellput/contract";
import { eq } from "drizzle-orm";
import type { Person } from "../../auth/person.ts";
import type { Database } from "../../db/database.ts";
import { responses } from "../../db/schema/index.ts";
import { AppError } from "../../http/app-error.ts";
import type { Deps } from "../../http/env.ts";
import { announce } from "../../live/announce.ts";
import { findChallenge } from "../challenges/public.ts";
import { present } from "./response-row.ts";

interface CreateResponseOptions {
  readonly person: Person;
  readonly input: CreateResponse;
}

interface CreatedResponse {
  readonly response: ChallengeResponse;
  readonly created: boolean;
}

/**
 * Keeps a person's answers to a challenge they may see; a repeat answers the stored ones, even when the challenge has
 * gone meanwhile.
 *
 * @throws {AppError} CHALLENGE_NOT_FOUND, ID_TAKEN when somebody else's response has the id.
 */
export async function createResponse(
  { db, now }: Deps,
  { person, input }: CreateResponseOptions,
): Promise<CreatedResponse> {
  return db.transaction(async (tx) => {
    const stored = await findStored(tx, input.id, person);
    if (stored) return stored;
    const challenge = await findChallenge(tx, input.parentDoc, person);
    const { asked = askedBy(challenge) } = input;
    const [row] = await tx
      .insert(responses)
      .values({ ...input, sentences: fromSlots(input), asked, authorId: person.id, createdAt: now() })
      .onConflictDoNothing({ target: responses.id })
      .returning();
    if (row) {
      await announce(tx, { type: "response.created", id: row.id }, { person: person.id });
      return { response: present(row), created: true };
    }
    // A double click: the other of the two was faster.
    const winner = await findStored(tx, input.id, person);
    if (!winner) throw new AppError("ID_TAKEN");
    return winner;
  });
}

async function findStored(tx: Database, id: string, person: Person): Promise<CreatedResponse | null> {
  const [row] = await tx.select().from(responses).where(eq(responses.id, id));
  if (!row) return null;
  if (row.authorId !== person.id) throw new AppError("ID_TAKEN");
  return { response: present(row), created: false };
}
