import { and, eq, isNull, or } from "drizzle-orm";
import type { Person } from "../../auth/person.ts";
import type { Database } from "../../db/database.ts";
import { attempts } from "../../db/schema/index.ts";

interface HasTriedOptions {
  readonly person: Person | null;
  /** A try that was kept without a name is known by its id alone, which only its writer has. */
  readonly attemptId: string | undefined;
  /** The sentence that was to be put differently. */
  readonly original: string;
}

/** Whether somebody has had feedback on words of their own for a sentence. */
export async function hasTried(db: Database, { person, attemptId, original }: HasTriedOptions): Promise<boolean> {
  const isTheirs = or(
    attemptId === undefined ? undefined : and(eq(attempts.id, attemptId), isNull(attempts.userId)),
    person === null ? undefined : eq(attempts.userId, person.id),
  );
  if (!isTheirs) return false;
  const found = await db
    .select({ id: attempts.id })
    .from(attempts)
    .where(and(isTheirs, eq(attempts.oldM, original)))
    .limit(1);
  return found.length > 0;
}
