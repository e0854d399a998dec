import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { afterAll, expect, test } from "vitest";
import { expectError } from "../../../test/kit/visitor.ts";
import { World } from "../../../test/kit/world.ts";
import { usageRecords } from "../../db/schema/index.ts";

const world = await World.open();
afterAll(() => world.close());

const stored = (id: string) => world.db.select().from(usageRecords).where(eq(usageRecords.id, id));

test("an analytics event is kept once with its place, whatever the content type says.", async () => {
  const id = randomUUID();
  const body = JSON.stringify({ id, name: "get_feedback", location_id: "compose", sessionResponse: "s1" });
  const beacon = { headers: { "content-type": "text/plain;charset=UTF-8" } };
  for (let left = 2; left > 0; left--)
    expect((await world.visitor().post("/api/usage", body, beacon)).status).toBe(204);
  const rows = await stored(id);
  expect(rows).toMatchObject([{ userId: null, name: "get_feedback", locationId: "compose", sessionResponse: "s1" }]);
});

test("the events have their names, and no room for what a person typed.", async () => {
  const { browser, id: userId } = await world.member();
  for (const name of ["page_view", "get_feedback", "get_feedback_from_homepage", "get_empathy"]) {
    const id = randomUUID();
    expect((await browser.post("/api/usage", { id, name })).status).toBe(204);
    expect(await stored(id)).toMatchObject([{ userId, name }]);
  }
  await expectError(await browser.post("/api/usage", { id: randomUUID(), name: "typed" }), 422, "INVALID_INPUT");
  const text = await browser.post("/api/usage", { id: randomUUID(), name: "page_view", text: "secret" });
  expect(await expectError(text, 422, "INVALID_INPUT")).toHaveProperty("text");
});
