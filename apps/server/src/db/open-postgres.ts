import { setTimeout as sleep } from "node:timers/promises";
import { drizzle } from "drizzle-orm/node-postgres";
import { migrate } from "drizzle-orm/node-postgres/migrator";
import type { Pool } from "pg";
import type { Logger } from "pino";
import { CannotOpen } from "./cannot-open.ts";
import { MIGRATIONS_FOLDER, type OpenDatabase } from "./database.ts";
import { postgresTrouble } from "./database-trouble.ts";
import { GuardedPool } from "./guarded-pool.ts";
import { Lifeline } from "./lifeline.ts";
import { refuseForeign } from "./refuse-foreign.ts";
import * as schema from "./schema/index.ts";

const POOL_SIZE = 10;
/** How long a request may stand in the queue for a connection: a whole class may come at once to a busy machine. */
const CONNECT_TIMEOUT_MS = 30_000;
/** How long a database may take over our farewell. */
const FAREWELL_MS = 2000;
/** Any number of our own: servers that start together take turns behind it. */
const MIGRATION_LOCK = 7_355_608;

/**
 * Opens a pool on a PostgreSQL server that answers; it outlives whatever happens to that server later.
 *
 * @throws {CannotOpen} when the server does not answer, or refuses us.
 */
export async function openPostgres(url: string, logger: Logger): Promise<OpenDatabase> {
  const lifeline = new Lifeline({ url, logger, onAway: () => pool.dropAll() });
  const config = {
    connectionString: url,
    max: POOL_SIZE,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    keepAlive: true,
  };
  const pool = new GuardedPool(config, () => lifeline.isAway);
  pool.on("error", () => lifeline.doubt());
  try {
    await lifeline.open();
  } catch (error) {
    throw unreachable(url, error);
  }
  return {
    db: drizzle(pool, { schema }),
    kind: "postgres",
    migrate: () => migrateAlone(pool),
    listen: (channel, onMessage, onGap) => lifeline.listen(channel, { onMessage, onGap }),
    troubleOf: (error) => postgresTrouble(error, lifeline.isUp),
    async close() {
      await Promise.race([Promise.all([lifeline.close(), pool.end()]), sleep(FAREWELL_MS)]);
      pool.dropAll();
    },
  };
}

/** Names the server and the database, and nothing of the user and the password. */
function unreachable(url: string, error: unknown): CannotOpen {
  const { host, pathname } = new URL(url);
  // Of several addresses that were tried, the error as a whole has no message.
  const first: unknown = error instanceof AggregateError ? error.errors[0] : error;
  const cause = first instanceof Error ? first.message : String(first);
  return new CannotOpen(
    `PostgreSQL at ${host || "its socket"}${pathname} cannot be used: ${cause}; start it, or correct DATABASE_URL.`,
  );
}

async function migrateAlone(pool: Pool): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query("select pg_advisory_lock($1)", [MIGRATION_LOCK]);
    await refuseForeign(drizzle(client));
    await migrate(drizzle(client), { migrationsFolder: MIGRATIONS_FOLDER });
    await client.query("select pg_advisory_unlock($1)", [MIGRATION_LOCK]);
    client.release();
  } catch (error) {
    // Closing the connection gives the lock back, whatever state it is in.
    client.release(true);
    throw error;
  }
}
