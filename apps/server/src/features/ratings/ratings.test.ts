import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { afterAll, expect, test } from "vitest";
import { expectError } from "../../../test/kit/visitor.ts";
import { World } from "../../../test/kit/world.ts";
import { ratings } from "../../db/schema/index.ts";

const world = await World.open({ ANONYMOUS_ANALYSES_PER_MINUTE: 20 });
afterAll(() => world.close());

const rating = (changes: object = {}) => ({
  id: randomUUID(),
  user_feedback_value: "-1",
  user_feedback_str: "It is a fact.",
  textInput: "You were late.",
  comment_id: "m.0.0",
  s_str: "You were late.",
  c: "NO_BIAS",
  r_str: "May land as a verdict.",
  s_i: 0,
  rule: "verdict-adjective",
  ...changes,
});
const stored = async (id: string) => (await world.db.select().from(ratings).where(eq(ratings.id, id)))[0];

test("FB-05 rated comments are kept with their reason, and whose they are when signed in.", async () => {
  const { browser, id: authorId } = await world.member();
  const [first, second] = [rating(), rating({ user_feedback_value: "+1" })];
  expect((await browser.post("/api/ratings", { ratings: [first, second] })).status).toBe(204);
  expect(await stored(first.id)).toMatchObject({
    ...first,
    authorId,
    email: "",
    mayBeExample: false,
    createdAt: expect.any(Date),
  });
  expect(await stored(second.id)).toMatchObject({ authorId, user_feedback_value: "+1" });
});

test("FB-06 general feedback of a visitor is kept with the e-mail they gave.", async () => {
  const id = randomUUID();
  const general = { id, user_feedback_value: "general", user_feedback_str: "Thanks", email: "ada@example.org" };
  expect((await world.visitor().post("/api/ratings", { ratings: [general] })).status).toBe(204);
  expect(await stored(id)).toMatchObject({
    authorId: null,
    user_feedback_value: "general",
    email: "ada@example.org",
    textInput: "",
    comment_id: null,
  });
});

test("FB-05 one press of the button is kept whole or not at all.", async () => {
  const good = rating();
  const response = await world
    .visitor()
    .post("/api/ratings", { ratings: [good, rating({ user_feedback_value: "0" })] });
  expect(await expectError(response, 422, "INVALID_INPUT")).toHaveProperty(["ratings.1.user_feedback_value"]);
  expect(await stored(good.id)).toBeUndefined();
  await expectError(await world.visitor().post("/api/ratings", { ratings: [] }), 422, "INVALID_INPUT");
});

test("FB-05 a retry counts once, and nobody changes a rating of somebody else's by its id.", async () => {
  const { browser } = await world.member();
  const body = rating();
  await browser.post("/api/ratings", { ratings: [body] });
  expect((await browser.post("/api/ratings", { ratings: [body] })).status).toBe(204);
  const forged = { ratings: [{ ...body, user_feedback_str: "forged" }] };
  expect((await world.visitor().post("/api/ratings", forged)).status).toBe(204);
  expect(await stored(body.id)).toMatchObject({ user_feedback_str: "It is a fact." });
});

test("FB-06 a visitor who floods is stopped.", async () => {
  const visitor = world.visitor();
  const flood = Array.from({ length: 25 }, () => visitor.post("/api/ratings", { ratings: [rating()] }));
  const statuses = (await Promise.all(flood)).map(({ status }) => status);
  expect(statuses).toContain(429);
});
