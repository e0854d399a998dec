import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { afterAll, expect, test } from "vitest";
import { readUntil } from "../../test/kit/live-stream.ts";
import { World } from "../../test/kit/world.ts";
import { scenarios } from "../db/schema/index.ts";
import { announce } from "./announce.ts";

const world = await World.open();
afterAll(() => world.close());

test("DATA-02 of a row that cannot be shown nothing is told, it is logged, and what comes after it is told.", async () => {
  const { browser } = await world.admin();
  const [broken, whole] = [randomUUID(), randomUUID()];
  for (const id of [broken, whole]) await browser.post("/api/scenarios", { id, title: "The seat", isPublic: true });
  await world.db.update(scenarios).set({ groupName: "" }).where(eq(scenarios.id, broken));
  const stream = await world.visitor().get("/api/live");
  const tellOf = (id: string) => announce(world.db, { type: "scenario.updated", id }, "everybody");
  const logged = expect.objectContaining({ level: 50, msg: "a live event could not be told" });
  // The stream may begin to hear a little after it has begun.
  await expect.poll(async () => tellOf(broken).then(() => world.logLines)).toContainEqual(logged);
  await tellOf(whole);
  expect(await readUntil(stream, whole)).not.toContain(broken);
});
