import { eq } from "drizzle-orm";
import type { Person } from "../../auth/person.ts";
import { isUuid } from "../../db/page.ts";
import { newsletterEmails } from "../../db/schema/index.ts";
import { AppError } from "../../http/app-error.ts";
import type { Deps } from "../../http/env.ts";
import { recordAct } from "../audit/public.ts";

/** Takes an address off the newsletter's list; whose it was is not written down. @throws {AppError} SUBSCRIBER_NOT_FOUND. */
export async function removeSubscriber(
  { db, now }: Deps,
  { by, id }: { readonly by: Person; readonly id: string },
): Promise<void> {
  if (!isUuid(id)) throw new AppError("SUBSCRIBER_NOT_FOUND");
  await db.transaction(async (tx) => {
    const gone = await tx
      .delete(newsletterEmails)
      .where(eq(newsletterEmails.id, id))
      .returning({ id: newsletterEmails.id });
    if (gone.length === 0) throw new AppError("SUBSCRIBER_NOT_FOUND");
    await recordAct(tx, { by, act: "subscriber.removed", at: now() });
  });
}
