import { afterAll, expect, test } from "vitest";
import { World } from "../../../test/kit/world.ts";

const world = await World.open();
afterAll(() => world.close());

test("AUTH-08 a new profile has no username, the terms accepted and the code's group.", async () => {
  const { browser, email } = await world.member();
  expect(await (await browser.get("/api/session")).json()).toMatchObject({
    me: {
      email,
      username: "",
      initials: "",
      terms: true,
      group: "GENERAL",
      onboarded: false,
      admin: false,
      isAdmin: false,
    },
  });
});
