import { newsletterEmails } from "../../db/schema/index.ts";
import type { Deps } from "../../http/env.ts";

/** Keeps an address for the newsletter, each once; that it was there already does not show. */
export async function signUpForNewsletter({ db, now }: Deps, email: string): Promise<void> {
  await db.insert(newsletterEmails).values({ email: email.toLowerCase(), createdAt: now() }).onConflictDoNothing();
}
