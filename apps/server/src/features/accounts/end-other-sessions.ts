import type { Person } from "../../auth/person.ts";
import { sessions } from "../../db/schema/index.ts";
import type { Deps } from "../../http/env.ts";
import { otherSessions } from "./personal-data.ts";

/** Signs a person out of every other browser than the one that asks, and answers of how many. */
export async function endOtherSessions({ db, auth }: Deps, person: Person, headers: Headers): Promise<number> {
  const token = (await auth.api.getSession({ headers }))?.session.token ?? "";
  const ended = await db.delete(sessions).where(otherSessions(person.id, token)).returning({ id: sessions.id });
  return ended.length;
}
