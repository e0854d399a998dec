import { and, eq } from "drizzle-orm";
import type { Person } from "../../auth/person.ts";
import { ratings } from "../../db/schema/index.ts";
import type { Deps } from "../../http/env.ts";

/** Takes back that a person's sentences may become examples, for all they have sent; answers of how many. */
export async function takeBackExamples({ db }: Deps, { id }: Person): Promise<number> {
  const taken = await db
    .update(ratings)
    .set({ mayBeExample: false, candidateAt: null })
    .where(and(eq(ratings.authorId, id), eq(ratings.mayBeExample, true)))
    .returning({ id: ratings.id });
  return taken.length;
}
