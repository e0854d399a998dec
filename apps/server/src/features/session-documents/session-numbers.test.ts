import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { SheetPage } from "../../../test/kit/sheet-page.ts";
import { expectError } from "../../../test/kit/visitor.ts";
import { World } from "../../../test/kit/world.ts";

test("SCEN-09 a session called by five digits opens that number's sheet inside its group.", async () => {
  const world = await World.open();
  try {
    await world.addGroup("WARD", "Ward", 5);
    const [nurse, other] = [await world.member(), await world.member()];
    await world.change(nurse.id, { groupCode: "WARD" });
    const path = (group: string) => `/api/groups/${group}/40721/scenario1`;
    expect((await nurse.browser.put(path("Ward"))).status).toBe(200);
    const change = new SheetPage().write("request", "Could we?");
    expect((await nurse.browser.patch(path("Ward"), change)).status).toBe(204);
    expect(await (await nurse.browser.get(path("Ward"))).json()).toMatchObject({
      groupName: "Ward",
      updates: [change.update],
    });
    for (const browser of [other.browser, world.visitor()])
      await expectError(await browser.get(path("Ward")), 404, "SESSION_NOT_FOUND");
    await expectError(await nurse.browser.get(path("general")), 404, "SESSION_NOT_FOUND");
  } finally {
    await world.close();
  }
});

test("SCEN-09 who guesses at numbers of sessions gets no further after so many tries, and others join as before.", async () => {
  const world = await World.open({ TRUST_PROXY: 1, SIGN_IN_TRIES_PER_MINUTE: 5 });
  try {
    const [guest, guesser] = [world.visitor(), world.visitor()];
    guest.headers["x-forwarded-for"] = "192.0.2.1";
    guesser.headers["x-forwarded-for"] = "192.0.2.2";
    const path = (number: number) => `/api/groups/general/${number}/scenario1`;
    await guest.put(path(40721));
    for (let count = 0; count < 20; count++) expect((await guest.get(path(40721))).status).toBe(200);
    for (let number = 10_000; number < 10_005; number++)
      await expectError(await guesser.get(path(number)), 404, "SESSION_NOT_FOUND");
    await expectError(await guesser.get(path(10_005)), 429, "TOO_MANY_REQUESTS");
    await expectError(await guesser.get(path(40721)), 429, "TOO_MANY_REQUESTS");
    expect((await guest.get(path(40721))).status).toBe(200);
    const key = `/api/groups/general/${randomUUID()}/scenario1`;
    expect((await guesser.put(key)).status).toBe(200);
  } finally {
    await world.close();
  }
});
