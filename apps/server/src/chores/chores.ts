import { and, eq, lt } from "drizzle-orm";
import type { Logger } from "pino";
import type { Database } from "../db/database.ts";
import { installation } from "../db/schema/index.ts";
import type { Settings } from "../settings.ts";
import { forgetOld } from "./forget.ts";
import { tellAdmins } from "./tell-admins.ts";

/** Of the row that has the day of the last chores. */
const KEY = "chores";
/** Whoever has just started has something else to do. */
const FIRST_AFTER_MS = 60_000;
const LOOK_EVERY_MS = 60 * 60 * 1000;

interface ChoresOptions {
  readonly db: Database;
  readonly settings: Pick<Settings, "VISITOR_TEXT_DAYS" | "PARTICIPANT_DAYS" | "WORKSHOP_DAYS" | "SMTP_URL">;
  readonly logger: Logger;
  readonly publicUrl: () => string;
  readonly now: () => Date;
}

export interface Chores {
  /** Does what is to be done today, unless that is done; answers whether it did. */
  doToday(): Promise<boolean>;
  /** Looks every hour, until `stop`, which waits for what is being done. */
  start(): void;
  stop(): Promise<void>;
}

/** What is done once a day, by one of the servers: old things are forgotten, and admins hear what waits. */
export function createChores({ db, settings, logger, publicUrl, now }: ChoresOptions): Chores {
  let running: Promise<unknown> = Promise.resolve();
  let timer: NodeJS.Timeout | undefined;

  const doAll = async (at: Date): Promise<void> => {
    const { VISITOR_TEXT_DAYS: visitorDays, PARTICIPANT_DAYS: participantDays, WORKSHOP_DAYS: workshopDays } = settings;
    const forgotten = await forgetOld(db, { now: at, visitorDays, participantDays, workshopDays });
    if (settings.SMTP_URL) await tellAdmins(db, { logger, publicUrl: publicUrl(), now: at });
    logger.info({ forgotten }, "the chores of the day are done");
  };
  const doToday = async (): Promise<boolean> => {
    const at = now();
    const day = at.toISOString().slice(0, 10);
    if (!(await claim(db, day))) return false;
    try {
      await doAll(at);
    } catch (error) {
      await giveBack(db, day);
      throw error;
    }
    return true;
  };
  const look = () => {
    running = doToday().catch((error: unknown) => logger.error({ err: error }, "the chores of the day failed"));
    void running.then(() => {
      timer &&= setTimeout(look, LOOK_EVERY_MS);
    });
  };
  return {
    doToday,
    start() {
      timer = setTimeout(look, FIRST_AFTER_MS);
    },
    async stop() {
      clearTimeout(timer);
      timer = undefined;
      await running;
    },
  };
}

/** Takes a day for this server alone. */
async function claim(db: Database, day: string): Promise<boolean> {
  const rows = await db
    .insert(installation)
    .values({ key: KEY, value: day })
    .onConflictDoUpdate({ target: installation.key, set: { value: day }, setWhere: lt(installation.value, day) })
    .returning({ key: installation.key });
  return rows.length > 0;
}

/** Leaves a day on which something failed to whoever looks next. */
async function giveBack(db: Database, day: string): Promise<void> {
  await db.delete(installation).where(and(eq(installation.key, KEY), eq(installation.value, day)));
}
