import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { starterArticles, starterChallenges, starterScenarios } from "@wellput/content";
import { eq } from "drizzle-orm";
import { pino } from "pino";
import { afterAll, expect, inject, test } from "vitest";
import { createPostgresDatabase } from "../../test/kit/test-database.ts";
import { World } from "../../test/kit/world.ts";
import type { OpenDatabase } from "../db/database.ts";
import { openPglite } from "../db/open-pglite.ts";
import { openPostgres } from "../db/open-postgres.ts";
import { articles, challenges, groups, logs, scenarios, users } from "../db/schema/index.ts";
import { keepAuthSecret } from "./auth-secret.ts";
import { ensureFirstGroup, findOpenCode } from "./groups.ts";
import { prepareInstallation } from "./prepare.ts";

const folder = mkdtempSync(join(tmpdir(), "wellput-installation-"));
const opened: OpenDatabase[] = [];
afterAll(async () => {
  await Promise.all(opened.map((database) => database.close()));
  rmSync(folder, { recursive: true });
});

/** As many servers on one empty database as it can have: three on PostgreSQL, one on PGlite. */
async function openServers(): Promise<[OpenDatabase, ...OpenDatabase[]]> {
  if (!inject("postgresUrl")) {
    const only = await openPglite({ dataDir: folder, spareMb: 64, logger: pino({ level: "silent" }) });
    opened.push(only);
    return [only];
  }
  const url = await createPostgresDatabase("template1");
  const logger = pino({ level: "silent" });
  const [first, ...others] = await Promise.all([1, 2, 3].map(() => openPostgres(url, logger)));
  if (!first) throw new Error("no server");
  opened.push(first, ...others);
  return [first, ...others];
}

test("servers that start together on an empty database make one set of tables, one group and one starter set.", {
  timeout: 120_000,
}, async () => {
  const servers = await openServers();
  await Promise.all(servers.map((server) => server.migrate()));
  await Promise.all(servers.map(({ db }) => prepareInstallation(db, undefined, new Date())));
  const [{ db }] = servers;
  expect(await db.select().from(groups)).toMatchObject([{ name: "GENERAL", count: 0, maxNum: 50 }]);
  expect(await findOpenCode(db)).toMatch(/^[A-HJKMNP-Z2-9]{4}-[A-HJKMNP-Z2-9]{4}$/);
  const counts = [await db.$count(scenarios), await db.$count(challenges), await db.$count(articles)];
  expect(counts).toEqual([starterScenarios.length, starterChallenges.length, starterArticles.length]);
  const secrets = await Promise.all(servers.map((server) => keepAuthSecret(server, folder)));
  expect(new Set(secrets).size).toBe(1);
  expect(await keepAuthSecret(servers[0], folder)).toBe(secrets[0]);
});

test("a starter that was deleted stays deleted at the next start, and a code that is set is added.", async () => {
  const world = await World.open();
  const [first] = starterChallenges;
  await world.db.delete(challenges).where(eq(challenges.id, first?.id ?? ""));
  await prepareInstallation(world.db, "ANOTHER", new Date());
  await prepareInstallation(world.db, "ANOTHER", new Date());
  expect(await world.db.$count(challenges)).toBe(starterChallenges.length - 1);
  expect((await world.db.select().from(groups)).map(({ code }) => code).sort()).toEqual(["ANOTHER", "TEST-CODE"]);
  await world.close();
});

test("AUTH-06 the code that is shown has free seats, and none is shown when every group is full.", async () => {
  const world = await World.open();
  await world.db.update(groups).set({ maxNum: 0 });
  expect(await findOpenCode(world.db)).toBeNull();
  await ensureFirstGroup(world.db, "FRESH", new Date());
  expect(await findOpenCode(world.db)).toBe("FRESH");
  await world.close();
});

test("AUTH-11 when a person goes, private things go and public ones stay without an author.", async () => {
  const world = await World.open();
  const { browser, id } = await world.admin();
  const shared = "11111111-1111-4111-8111-111111111111";
  await browser.post("/api/scenarios", { id: shared, title: "Shared", isPublic: true });
  await browser.post("/api/logs", { id: shared, title: "Log" });
  await world.db.delete(users).where(eq(users.id, id));
  expect(await world.db.select().from(scenarios).where(eq(scenarios.id, shared))).toMatchObject([{ authorId: null }]);
  expect(await world.db.$count(logs)).toBe(0);
  const left = await (await world.visitor().get(`/api/scenarios/${shared}`)).json();
  expect(left).toMatchObject({ title: "Shared", mine: false });
  await world.close();
});

test("AUTH-11 a private scenario cannot be left behind without its author.", async () => {
  const world = await World.open();
  const { browser, id } = await world.member();
  await browser.post("/api/scenarios", { id: "22222222-2222-4222-8222-222222222222", title: "Private" });
  await expect(world.db.delete(users).where(eq(users.id, id))).rejects.toThrow();
  await world.close();
});
