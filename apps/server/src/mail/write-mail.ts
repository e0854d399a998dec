import { randomUUID } from "node:crypto";
import type { Logger } from "pino";
import type { Database } from "../db/database.ts";
import { outbox } from "../db/schema/index.ts";

interface Mail {
  /** Whose it is. */
  readonly userId: string;
  readonly recipient: string;
  readonly subject: string;
  readonly text: string;
}

/** Puts a mail into the outbox, and a line in the log that one waits there: what it says stays out of the log. */
export async function writeMail(db: Database, logger: Logger, mail: Mail, now: Date): Promise<void> {
  const id = randomUUID();
  await db.insert(outbox).values({ id, ...mail, createdAt: now });
  logger.info({ mail: id }, "a mail waits in the table outbox");
}
