import { eq } from "drizzle-orm";
import type { Logger } from "pino";
import type { Database } from "../db/database.ts";
import { users } from "../db/schema/index.ts";
import { countConcerns } from "../features/concerns/public.ts";
import { countWaiting } from "../features/reviews/public.ts";
import { waitingMail } from "../mail/waiting-mail.ts";
import { writeMail } from "../mail/write-mail.ts";

interface TellAdminsOptions {
  readonly logger: Logger;
  readonly publicUrl: string;
  readonly now: Date;
}

/** Tells every admin by mail what waits for them, where something does. */
export async function tellAdmins(db: Database, { logger, publicUrl, now }: TellAdminsOptions): Promise<void> {
  const mail = waitingMail(publicUrl, { reviews: await countWaiting(db), concerns: await countConcerns(db) });
  if (!mail) return;
  const admins = await db
    .select({ userId: users.id, recipient: users.email })
    .from(users)
    .where(eq(users.isAdmin, true));
  for (const admin of admins) await writeMail(db, logger, { ...admin, ...mail }, now);
}
