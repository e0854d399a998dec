import { and, eq, gt, inArray, isNull, lt, lte, or, sql } from "drizzle-orm";
import { createTransport, type Transporter } from "nodemailer";
import type { Logger } from "pino";
import type { Database } from "../db/database.ts";
import { outbox } from "../db/schema/index.ts";
import type { Settings } from "../settings.ts";

const BATCH = 5;
const POLL_MS = 2000;
/** How long a batch may take before another server takes its mails over: each may wait for the connection, a greeting and an answer. */
const CLAIM_SECONDS = 300;
const TRIES_MAX = 8;
/** The first pause after a failure; each next one is four times as long: 30 s to a good day. */
const FIRST_PAUSE_SECONDS = 30;
const SMTP_TIMEOUT_MS = 20_000;

type Mail = typeof outbox.$inferSelect;

interface MailerOptions {
  readonly db: Database;
  readonly settings: Pick<Settings, "SMTP_URL" | "MAIL_FROM">;
  readonly logger: Logger;
}

export interface Mailer {
  /** Sends what waits now, and answers how many were handed over. */
  deliver(): Promise<number>;
  /** Sends whatever comes, until `stop`, which waits for the mail that is on its way. */
  start(): void;
  stop(): Promise<void>;
}

/** Sends the mails of the outbox by SMTP; null when no server is set, and they wait for an admin to read them there. */
export function createMailer({ db, settings, logger }: MailerOptions): Mailer | null {
  if (!settings.SMTP_URL) return null;
  const timeouts = {
    connectionTimeout: SMTP_TIMEOUT_MS,
    greetingTimeout: SMTP_TIMEOUT_MS,
    socketTimeout: SMTP_TIMEOUT_MS,
  };
  const transport = createTransport({ url: settings.SMTP_URL, ...timeouts });
  let running: Promise<number> = Promise.resolve(0);
  let timer: NodeJS.Timeout | undefined;

  /** What a mail server has taken, and nobody has written down yet: it is not sent again. */
  const taken = new Set<string>();

  const send = async (mail: Mail): Promise<boolean> => {
    const { id, tries } = mail;
    const failure = taken.has(id) ? null : await handOver(transport, mail, settings.MAIL_FROM);
    if (failure !== null) {
      await postpone(db, mail, failure);
      logger.warn({ mail: id, failure, tries }, "a mail could not be sent");
      return false;
    }
    taken.add(id);
    await db.update(outbox).set({ sentAt: sql`now()`, text: "", failure: null }).where(eq(outbox.id, id));
    taken.delete(id);
    logger.info({ mail: id }, "a mail was sent");
    return true;
  };
  const deliver = async (): Promise<number> => {
    const claimed = await claim(db);
    let sent = 0;
    for (const mail of claimed) if (await send(mail)) sent++;
    return sent;
  };
  const poll = () => {
    running = deliver().catch((error: unknown) => {
      logger.error({ err: error }, "the outbox could not be read or written");
      return 0;
    });
    void running.then(() => {
      timer &&= setTimeout(poll, POLL_MS);
    });
  };
  return {
    deliver,
    start() {
      timer = setTimeout(poll, 0);
    },
    async stop() {
      clearTimeout(timer);
      timer = undefined;
      await running;
      transport.close();
    },
  };
}

/**
 * Takes mails that wait, each for this server alone, without holding the database while they are sent. What has waited for a
 * day without a try was written before a mail server was set: what it says is over.
 */
async function claim(db: Database) {
  const isOfToday = or(gt(outbox.tries, 0), gt(outbox.createdAt, sql`now() - interval '1 day'`));
  const due = and(isNull(outbox.sentAt), lte(outbox.nextTryAt, sql`now()`), lt(outbox.tries, TRIES_MAX), isOfToday);
  const waiting = db.select({ id: outbox.id }).from(outbox).where(due).limit(BATCH).for("update", { skipLocked: true });
  return db
    .update(outbox)
    .set({ tries: sql`${outbox.tries} + 1`, nextTryAt: sql`now() + make_interval(secs => ${CLAIM_SECONDS})` })
    .where(inArray(outbox.id, waiting))
    .returning();
}

/** Gives a mail to the mail server; answers why it was not taken, null where it was. */
async function handOver(
  transport: Transporter,
  { id, recipient, subject, text }: Mail,
  from: string,
): Promise<string | null> {
  // Addresses as objects: nothing in them is read as a second recipient.
  const to = { name: "", address: recipient };
  try {
    await transport.sendMail({ from, to, subject, text, messageId: `<${id}@wellput>` });
    return null;
  } catch (error) {
    return error instanceof Error && "code" in error ? String(error.code) : "UNKNOWN";
  }
}

async function postpone(db: Database, { id, tries }: Mail, failure: string): Promise<void> {
  const pause = FIRST_PAUSE_SECONDS * 4 ** (tries - 1);
  const nextTryAt = sql`now() + make_interval(secs => ${pause})`;
  await db.update(outbox).set({ failure, nextTryAt }).where(eq(outbox.id, id));
}
