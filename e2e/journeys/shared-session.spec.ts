import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { expectAccessible } from "../fixtures/accessible.ts";
import { answeredWith, UNREACHABLE } from "../fixtures/console.ts";
import { expect, test } from "../fixtures/test.ts";

const WITHIN = { timeout: 2000 };
const newLink = () => `/respondtoscenario/scenario1?groupName=general&sessionId=${randomUUID()}`;
const step = (page: Page, name: string) => page.getByRole("tab", { name, exact: true });
const panel = (page: Page) => page.getByRole("tabpanel").filter({ visible: true });
const box = (page: Page, name: string) => panel(page).getByRole("textbox", { name, exact: true });
const request = (page: Page) => box(page, "My request");

test("SCEN-09 two browsers fill one sheet at once, and each sees the other's text within a second", async ({
  openPage,
}) => {
  const [ada, eve] = [await openPage(), await openPage()];
  const link = newLink();
  await ada.goto(`${link}&initialiseDoc=true`);
  await eve.goto(link);
  for (const page of [ada, eve]) await step(page, "Strategies").click();
  await Promise.all([
    box(ada, "Ways that could work").pressSequentially("We could take turns.", { delay: 30 }),
    request(eve).pressSequentially("Could we begin on Monday?", { delay: 30 }),
  ]);
  const began = Date.now();
  await expect(request(ada)).toHaveValue("Could we begin on Monday?", WITHIN);
  await expect(box(eve, "Ways that could work")).toHaveValue("We could take turns.", WITHIN);
  expect(Date.now() - began, "milliseconds until both had both").toBeLessThan(1000);

  for (const page of [ada, eve]) await step(page, "My Values").click();
  for (const [page, word] of [[ada, "trust"] as const, [eve, "rest"] as const]) {
    await page.getByRole("searchbox", { name: "Search: My values and needs" }).fill(word);
    await panel(page).getByRole("checkbox", { name: word, exact: true }).check();
  }
  for (const page of [ada, eve]) {
    const chosen = panel(page).getByRole("list", { name: "Chosen: My values and needs" });
    await expect(chosen.getByRole("listitem")).toHaveCount(2, WITHIN);
  }
  await expectAccessible(ada, "a shared sheet");
  await ada.goto(`${link}&initialiseDoc=true`);
  await step(ada, "Strategies").click();
  await expect(request(ada)).toHaveValue("Could we begin on Monday?");
});

test("SCEN-09 two people in one field: the last text stands, the other is told of and can be put back", async ({
  openPage,
  expectedConsole,
}) => {
  expectedConsole.push(UNREACHABLE);
  const [ada, eve] = [await openPage(), await openPage()];
  const link = newLink();
  await ada.goto(`${link}&initialiseDoc=true`);
  await eve.goto(link);
  for (const page of [ada, eve]) await step(page, "Strategies").click();
  await eve.context().setOffline(true);
  await request(eve).fill("Eve's words");
  await expect(eve.getByText(/You are not connected/)).toBeVisible();
  await request(ada).fill("Ada's words");
  await expect(ada.getByText(/Two people/)).toHaveCount(0);
  await ada.waitForResponse((answer) => answer.request().method() === "PATCH");
  await eve.context().setOffline(false);
  await expect(request(ada)).toHaveValue("Eve's words");
  const replaced = ada.getByRole("list", { name: "Replaced texts" }).getByRole("listitem");
  await expect(replaced).toContainText("Ada's words");
  await expect(eve.getByRole("list", { name: "Replaced texts" })).toContainText("Ada's words");
  await replaced.getByRole("button", { name: "Put back" }).click();
  await expect(request(eve)).toHaveValue("Ada's words", WITHIN);
});

test("SCEN-09 what was written without a connection survives a reload and reaches the others", async ({
  openPage,
  expectedConsole,
}) => {
  expectedConsole.push(UNREACHABLE, /Failed to load resource/);
  const [ada, eve] = [await openPage(), await openPage()];
  const link = newLink();
  await ada.goto(`${link}&initialiseDoc=true`);
  await eve.goto(link);
  for (const page of [ada, eve]) await step(page, "Strategies").click();
  await ada.route("**/api/groups/**", (route) =>
    route.request().method() === "PATCH" ? route.abort() : route.continue(),
  );
  await request(ada).fill("Kept here");
  await expect(ada.getByText(/You are not connected/)).toBeVisible();
  await ada.unroute("**/api/groups/**");
  await ada.reload();
  await expect(request(eve)).toHaveValue("Kept here");
});

test("SCEN-09 a session that nobody has opened is told of, with a way on", async ({ page, expectedConsole }) => {
  expectedConsole.push(answeredWith(404));
  await page.goto(newLink());
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.getByRole("main").getByRole("link").first()).toBeVisible();
});
