import { drizzle } from "drizzle-orm/node-postgres";
import { migrate } from "drizzle-orm/node-postgres/migrator";
import { Client, Pool } from "pg";
import type { Logger } from "pino";
import { MIGRATIONS_FOLDER, type OpenDatabase } from "./database.ts";
import * as schema from "./schema/index.ts";

const POOL_SIZE = 10;
const CONNECT_TIMEOUT_MS = 10_000;
const LISTEN_RETRY_MS = 1000;
/** Any number of our own: servers that start together take turns behind it. */
const MIGRATION_LOCK = 7_355_608;

/** Opens a pool on a PostgreSQL server and checks that it answers. */
export async function openPostgres(url: string, logger: Logger): Promise<OpenDatabase> {
  const pool = new Pool({ connectionString: url, max: POOL_SIZE, connectionTimeoutMillis: CONNECT_TIMEOUT_MS });
  // A server that goes away must not end the process: the next query opens a new connection.
  pool.on("error", (error) => logger.warn({ err: error }, "an idle database connection was lost"));
  try {
    await pool.query("select 1");
  } catch (error) {
    await pool.end();
    throw error;
  }
  const listeners: Listener[] = [];
  return {
    db: drizzle(pool, { schema }),
    kind: "postgres",
    migrate: () => migrateAlone(pool),
    async listen(channel, onMessage, onGap) {
      const listener = new Listener(url, channel, onMessage, onGap, logger);
      listeners.push(listener);
      await listener.connect();
    },
    async close() {
      await Promise.all(listeners.map((listener) => listener.close()));
      await pool.end();
    },
  };
}

async function migrateAlone(pool: Pool): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query("select pg_advisory_lock($1)", [MIGRATION_LOCK]);
    await migrate(drizzle(client), { migrationsFolder: MIGRATIONS_FOLDER });
    await client.query("select pg_advisory_unlock($1)", [MIGRATION_LOCK]);
    client.release();
  } catch (error) {
    // Closing the connection gives the lock back, whatever state it is in.
    client.release(true);
    throw error;
  }
}

/** A connection of its own for LISTEN, opened again whenever it is lost. */
class Listener {
  readonly #url: string;
  readonly #channel: string;
  readonly #onMessage: (payload: string) => void;
  readonly #onGap: () => void;
  readonly #logger: Logger;
  #client: Client | undefined;
  #retry: NodeJS.Timeout | undefined;
  #closed = false;

  constructor(url: string, channel: string, onMessage: (payload: string) => void, onGap: () => void, logger: Logger) {
    this.#url = url;
    this.#channel = channel;
    this.#onMessage = onMessage;
    this.#onGap = onGap;
    this.#logger = logger;
  }

  async connect(): Promise<void> {
    const client = new Client({
      connectionString: this.#url,
      connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
      keepAlive: true,
    });
    client.on("error", (error) => this.#logger.warn({ err: error }, "the connection for live events was lost"));
    client.on("end", () => this.#scheduleReconnect());
    client.on("notification", ({ payload }) => this.#onMessage(payload ?? ""));
    await client.connect();
    await client.query(`listen "${this.#channel}"`);
    this.#client = client;
  }

  async close(): Promise<void> {
    this.#closed = true;
    clearTimeout(this.#retry);
    await this.#client?.end();
  }

  #scheduleReconnect(): void {
    if (this.#closed) return;
    clearTimeout(this.#retry);
    this.#retry = setTimeout(() => void this.#reconnect(), LISTEN_RETRY_MS);
  }

  async #reconnect(): Promise<void> {
    try {
      await this.connect();
      this.#onGap();
    } catch (error) {
      this.#logger.warn({ err: error }, "live events cannot reach the database yet");
      this.#scheduleReconnect();
    }
  }
}
