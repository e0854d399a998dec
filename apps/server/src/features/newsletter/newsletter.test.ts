import { afterAll, expect, test } from "vitest";
import { expectError } from "../../../test/kit/visitor.ts";
import { World } from "../../../test/kit/world.ts";
import { newsletterEmails } from "../../db/schema/index.ts";

const world = await World.open();
afterAll(() => world.close());

test("SHELL-03 an address is kept once, and that it was known does not show.", async () => {
  const answers = [
    await world.visitor().post("/api/newsletter", { email: "Ada@example.org" }),
    await world.visitor().post("/api/newsletter", { email: "ada@example.org" }),
  ];
  expect(answers.map(({ status }) => status)).toEqual([204, 204]);
  expect(await world.db.select().from(newsletterEmails)).toMatchObject([{ email: "ada@example.org" }]);
  await expectError(await world.visitor().post("/api/newsletter", { email: "ada" }), 422, "INVALID_INPUT");
});
