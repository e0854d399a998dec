import { randomUUID } from "node:crypto";
import type { Session } from "@wellput/contract";
import { eq } from "drizzle-orm";
import { type AppType, createApp } from "../../src/app.ts";
import { createDeps } from "../../src/create-deps.ts";
import type { OpenDatabase } from "../../src/db/database.ts";
import { groups, users } from "../../src/db/schema/index.ts";
import type { Deps } from "../../src/http/env.ts";
import { createLogger } from "../../src/logger.ts";
import { readSettings, type Settings } from "../../src/settings.ts";
import { TEST_CODE } from "./provided.ts";
import { QUICK_PASSWORDS } from "./quick-passwords.ts";
import { openTestDatabase } from "./test-database.ts";
import { Visitor } from "./visitor.ts";

/** Far more than the product grants: a busy machine that runs tests may be slow. */
const ANALYSIS_MS = 120_000;
const PASSWORD = "correct horse";

interface Somebody {
  readonly browser: Visitor;
  readonly id: string;
  readonly email: string;
  readonly password: string;
}

/** An app on a database of its own, with people to ask it things. */
export class World {
  readonly app: AppType;
  readonly deps: Deps;
  readonly logLines: Record<string, unknown>[];
  readonly #database: OpenDatabase;
  readonly #stopping: AbortController;
  /** What the app takes for the time; set it to travel. */
  time: () => Date = () => new Date();

  private constructor(
    database: OpenDatabase,
    deps: Deps,
    logLines: Record<string, unknown>[],
    stopping: AbortController,
  ) {
    this.#database = database;
    this.#stopping = stopping;
    this.deps = { ...deps, now: () => this.time() };
    this.logLines = logLines;
    this.app = createApp(this.deps);
  }

  static async open(overrides: Partial<Settings> = {}, passwords = QUICK_PASSWORDS): Promise<World> {
    const defaults = { AUTH_SECRET: "a secret of the tests alone, long enough", SIGN_IN_TRIES_PER_MINUTE: "100000" };
    const settings = { ...readSettings(defaults), ...overrides };
    const database = await openTestDatabase();
    const stopping = new AbortController();
    const logLines: Record<string, unknown>[] = [];
    const logger = createLogger("debug", { write: (line: string) => void logLines.push(JSON.parse(line)) });
    const publicUrl = () => settings.PUBLIC_URL ?? "http://localhost";
    const now = () => new Date();
    const deps = await createDeps({
      database,
      settings,
      logger,
      publicUrl,
      stopping: stopping.signal,
      now,
      analysisMs: ANALYSIS_MS,
      passwords,
    });
    return new World(database, deps, logLines, stopping);
  }

  get db() {
    return this.#database.db;
  }

  visitor(): Visitor {
    return new Visitor(this.app);
  }

  /** Somebody who has signed up, with a group and the terms accepted. */
  async member(): Promise<Somebody> {
    const browser = this.visitor();
    const email = `${randomUUID()}@example.org`;
    const body = { email, password: PASSWORD, terms: true, joiningCode: TEST_CODE };
    const response = await browser.post("/api/accounts", body);
    const { me } = (await response.json()) as Session;
    if (!me) throw new Error(`signing up failed with ${response.status}`);
    return { browser, id: me.id, email, password: PASSWORD };
  }

  async admin(): Promise<Somebody> {
    const somebody = await this.member();
    await this.db.update(users).set({ isAdmin: true }).where(eq(users.id, somebody.id));
    return somebody;
  }

  /** Changes a person's row behind the app's back. */
  async change(id: string, values: Partial<typeof users.$inferInsert>): Promise<void> {
    await this.db.update(users).set(values).where(eq(users.id, id));
  }

  async addGroup(code: string, name: string, maxNum: number): Promise<void> {
    await this.db.insert(groups).values({ code, name, maxNum, createdAt: new Date() });
  }

  /** Begins to stop, as a signal makes the server do. */
  stop(): void {
    this.#stopping.abort();
  }

  async close(): Promise<void> {
    this.stop();
    this.deps.live.endAll();
    await this.deps.presence.close();
    await this.deps.news.close();
    await this.deps.analyser.close();
    await this.#database.close();
  }
}
