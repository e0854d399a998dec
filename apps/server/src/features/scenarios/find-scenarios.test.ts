import { randomUUID } from "node:crypto";
import type { Page, Scenario } from "@wellput/contract";
import { afterAll, expect, test } from "vitest";
import { accept } from "../../../test/kit/accept.ts";
import { expectError, type Visitor } from "../../../test/kit/visitor.ts";
import { World } from "../../../test/kit/world.ts";

const world = await World.open();
afterAll(() => world.close());

const [eve, admin] = [await world.member(), await world.admin()];
const visitor = world.visitor();

async function create(browser: Visitor, changes: object): Promise<Scenario> {
  return (await (await browser.post("/api/scenarios", { id: randomUUID(), ...changes })).json()) as Scenario;
}
async function list(browser: Visitor, query: string): Promise<Page<Scenario>> {
  return (await (await browser.get(`/api/scenarios?${query}`)).json()) as Page<Scenario>;
}
const ids = (page: Page<Scenario>) => page.items.map(({ id }) => id);

test("HOME-07 situations are found by words in any case and by a theme, page by page.", async () => {
  const { browser } = await world.member();
  const fair = await create(browser, { title: "The Zebra stall", summary: "Our boss 100% said no in the meeting." });
  const ward = await create(browser, {
    title: "A zebra on the ward",
    summary: "The nurse went home. Workaholics teamed up.",
  });
  const none = await create(browser, { title: "zebra" });
  expect([fair.themes, ward.themes, none.themes]).toEqual([["work"], ["health"], []]);
  expect(ids(await list(browser, "q=ZEBRA"))).toEqual([none.id, ward.id, fair.id]);
  expect(ids(await list(browser, "q=zebra&theme=work"))).toEqual([fair.id]);
  expect(ids(await list(browser, `q=${encodeURIComponent("100% s")}`))).toEqual([fair.id]);
  expect(ids(await list(browser, "q=z_bra"))).toEqual([]);
  const first = await list(browser, "q=zebra&limit=2");
  expect(ids(await list(browser, `q=zebra&limit=2&cursor=${first.next}`))).toEqual([fair.id]);
  expect(ids(await list(visitor, "q=zebra"))).toEqual([]);
  expect(ids(await list(eve.browser, "q=zebra&theme=health"))).toEqual([]);
  await expectError(await visitor.get("/api/scenarios?theme=money"), 422, "INVALID_INPUT");
});

test("HOME-07 what waits for a review is found by its author alone.", async () => {
  const { browser } = await world.member();
  const { id } = await create(browser, { title: "The giraffe stall", isPublic: true });
  await accept(admin.browser, "scenario", id);
  expect(ids(await list(visitor, "q=giraffe"))).toEqual([id]);
  await browser.patch(`/api/scenarios/${id}`, { title: "The okapi at the hospital" });
  expect(ids(await list(visitor, "q=okapi"))).toEqual([]);
  expect(ids(await list(eve.browser, "q=giraffe"))).toEqual([id]);
  expect(ids(await list(eve.browser, "q=giraffe&theme=health"))).toEqual([]);
  expect(ids(await list(browser, "q=okapi&theme=health"))).toEqual([id]);
});

test("HOME-07 the starter scenarios have a theme, where one shows in their words.", async () => {
  const { items } = await list(visitor, "limit=100");
  const themeOf = (title: string) => items.find((item) => item.title === title)?.themes[0];
  expect(themeOf("The aggressive communicator")).toBe("work");
  expect(themeOf("The boss who only criticizes")).toBe("work");
  expect(themeOf("A phone at the dinner table")).toBe("family");
  expect(themeOf("News that was yours to tell")).toBe("health");
});
