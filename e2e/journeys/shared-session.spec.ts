import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { expectAccessible, expectNoSidewaysScroll } from "../fixtures/accessible.ts";
import { answeredWith, UNREACHABLE } from "../fixtures/console.ts";
import { signUp } from "../fixtures/people.ts";
import { store } from "../fixtures/rows.ts";
import { quiet, signIn } from "../fixtures/steps.ts";
import { GIVEN } from "../fixtures/template.ts";
import { expect, test } from "../fixtures/test.ts";

const newLink = () => `/respondtoscenario/scenario1?groupName=general&sessionId=${randomUUID()}`;
const step = (page: Page, name: string) => page.getByRole("tab", { name, exact: true });
const panel = (page: Page) => page.getByRole("tabpanel").filter({ visible: true });
const box = (page: Page, name: string) => panel(page).getByRole("textbox", { name, exact: true });
const request = (page: Page) => box(page, "My request");

test("SCEN-09 two browsers fill one sheet at once, and each sees what the other writes", async ({ openPage }) => {
  const [ada, eve] = [await openPage(), await openPage()];
  const link = newLink();
  await ada.goto(`${link}&initialiseDoc=true`);
  await eve.goto(link);
  for (const page of [ada, eve]) await step(page, "Strategies").click();
  await quiet(ada);
  const reads: string[] = [];
  ada.on("request", (request) => {
    if (request.method() === "GET" && request.url().includes("/api/groups/")) reads.push(request.url());
  });
  await Promise.all([
    box(ada, "Ways that could work").pressSequentially("We could take turns.", { delay: 30 }),
    request(eve).pressSequentially("Could we begin on Monday?", { delay: 30 }),
  ]);
  await expect(request(ada)).toHaveValue("Could we begin on Monday?");
  await expect(box(eve, "Ways that could work")).toHaveValue("We could take turns.");
  expect(reads, "what others write comes without a request").toEqual([]);

  for (const page of [ada, eve]) await step(page, "My Values").click();
  for (const [page, word] of [[ada, "trust"] as const, [eve, "rest"] as const]) {
    await page.getByRole("searchbox", { name: "Search: My values and needs" }).fill(word);
    await panel(page).getByRole("checkbox", { name: word, exact: true }).check();
  }
  for (const page of [ada, eve]) {
    const chosen = panel(page).getByRole("list", { name: "Chosen: My values and needs" });
    await expect(chosen.getByRole("listitem")).toHaveCount(2);
  }
  await expectAccessible(ada, "a shared sheet");
  await ada.goto(`${link}&initialiseDoc=true`);
  await step(ada, "Strategies").click();
  await expect(request(ada)).toHaveValue("Could we begin on Monday?");
});

test("WORK-04 SCEN-09 two write in one field at once: every letter stands, each sees who writes, and undoes their own alone", async ({
  openPage,
  memberPage: grace,
}) => {
  const eve = await openPage();
  await grace.request.put("/api/me/username", { data: { username: "Grace" } });
  const link = newLink();
  await grace.goto(`${link}&initialiseDoc=true`);
  await eve.goto(link);
  for (const page of [grace, eve]) await step(page, "Strategies").click();
  await request(grace).fill("Could we talk?");
  await expect(request(eve)).toHaveValue("Could we talk?");
  // Each begins at another place, and types on while the other does.
  await request(grace).press("End");
  await request(eve).press("Home");
  await Promise.all([
    request(grace).pressSequentially(" Perhaps on Monday?", { delay: 25 }),
    request(eve).pressSequentially("Please, ", { delay: 60 }),
  ]);
  for (const page of [grace, eve]) await expect(request(page)).toHaveValue("Please, Could we talk? Perhaps on Monday?");
  await request(grace).pressSequentially("!");
  await expect(panel(eve).getByText("Grace is writing")).toBeVisible();
  await expect(panel(eve).getByText("Grace is writing")).toHaveCount(0, { timeout: 6000 });
  // However often it is pressed, it takes back no letter of another.
  for (let count = 0; count < 9; count++) await request(eve).press("Control+z");
  for (const page of [grace, eve]) await expect(request(page)).toHaveValue("Could we talk? Perhaps on Monday?!");
  for (let count = 0; count < 9; count++) await request(eve).press("Control+Shift+z");
  await expect(request(grace)).toHaveValue("Please, Could we talk? Perhaps on Monday?!");
  await panel(grace).getByRole("button", { name: "Undo mine" }).last().click();
  await expect(request(eve)).toHaveValue(/^Please, [^!]*$/);
});

test("WORK-04 SCEN-09 what two wrote in one field while one of them was away is merged when they are back", async ({
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
  const sent = ada.waitForResponse((answer) => answer.request().method() === "PATCH");
  await request(ada).fill("Ada's words");
  await sent;
  await eve.context().setOffline(false);
  for (const page of [ada, eve]) {
    await expect(request(page)).toHaveValue(/Ada's words/);
    await expect(request(page)).toHaveValue(/Eve's words/);
  }
  expect(await request(ada).inputValue()).toBe(await request(eve).inputValue());
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

const start = (page: Page) => page.getByRole("button", { name: "Start a shared session" });
const linkIn = async (page: Page) =>
  (await page
    .getByRole("dialog")
    .getByRole("link", { name: /sessionId=/ })
    .getAttribute("href")) ?? "";

test("SCEN-09 SCEN-08 a trainer starts a shared session, and two others need no more than its link", async ({
  adminPage: trainer,
  openPage,
}) => {
  await trainer.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  const [ada, eve] = [await openPage(), await openPage()];
  await trainer.goto("/respondtoscenario/scenario1");
  await start(trainer).click();
  const dialog = trainer.getByRole("dialog", { name: "A shared session" });
  const link = await linkIn(trainer);
  expect(link).toMatch(/\?groupName=general&sessionId=[0-9a-f-]{36}&initialiseDoc=true$/);
  await dialog.getByRole("button", { name: "Copy link" }).click();
  await expect(dialog.getByText("Copied.")).toBeVisible();
  expect(await trainer.evaluate(() => navigator.clipboard.readText())).toBe(link);
  const picture = dialog.getByRole("img", { name: "QR code of the link to this session" });
  await expect(picture).toHaveJSProperty("complete", true);
  expect(await picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(20);
  await expectAccessible(trainer, "starting a session");
  await trainer.setViewportSize({ width: 360, height: 740 });
  await expectNoSidewaysScroll(trainer);

  await ada.goto(link);
  await dialog.getByRole("link", { name: "Open the session" }).click();
  for (const page of [ada, trainer]) await step(page, "Strategies").click();
  await request(ada).fill("Could we begin on Monday?");
  await expect(request(trainer)).toHaveValue("Could we begin on Monday?");

  // Somebody in the session asks another in.
  await expect(start(ada)).toHaveCount(0);
  await ada.getByRole("button", { name: "Invite others" }).click();
  await eve.goto(await linkIn(ada));
  await step(eve, "Strategies").click();
  await expect(request(eve)).toHaveValue("Could we begin on Monday?");
  const [asked] = await Promise.all([
    eve.waitForRequest(/\/prod\/user_input$/),
    panel(eve).getByRole("button", { name: "Get Feedback" }).last().click(),
  ]);
  const { sess_id } = Object.fromEntries(new URLSearchParams(asked.postData() ?? ""));
  expect(sess_id).toBe(new URL(link).searchParams.get("sessionId"));

  // Days later the trainer finds the session again, beside a new one.
  await trainer.goto("/respondtoscenario/scenario1");
  await start(trainer).click();
  await expect(dialog.getByRole("link", { name: /sessionId=/ })).not.toHaveAttribute("href", link);
  await dialog.getByRole("link", { name: /^Session \d{5}$/ }).click();
  await step(trainer, "Strategies").click();
  await expect(request(trainer)).toHaveValue("Could we begin on Monday?");
});

test("SCEN-09 a session for one group: its members sign in and join, others are told and see nothing", async ({
  adminPage: trainer,
  memberPage: stranger,
  openPage,
  expectedConsole,
}) => {
  expectedConsole.push(answeredWith(404));
  const partner = await openPage();
  const email = await signUp(partner.request, { joiningCode: GIVEN.partnerCode });
  await partner.request.delete("/api/session");
  await trainer.goto("/respondtoscenario/scenario2");
  await start(trainer).click();
  await trainer
    .getByRole("combobox", { name: "Who can join" })
    .selectOption(`Members of ${GIVEN.partnerName}, signed in`);
  const link = await linkIn(trainer);
  await trainer.getByRole("link", { name: "Open the session" }).click();
  await step(trainer, "Strategies").click();
  await request(trainer).fill("Could we take turns?");

  await stranger.goto(link);
  await expect(stranger.getByText("This shared session is not open, or it is another group's.")).toBeVisible();
  await expect(stranger.getByRole("tab")).toHaveCount(0);
  await partner.goto(link);
  await partner.getByRole("link", { name: "Sign in to join" }).click();
  await signIn(partner, email);
  await step(partner, "Strategies").click();
  await expect(request(partner)).toHaveValue("Could we take turns?");
});

test("SCEN-09 nobody but a trainer is offered a session, and none on a scenario that others cannot read", async ({
  adminPage: trainer,
  memberPage: member,
}) => {
  await member.goto("/respondtoscenario/scenario1");
  await expect(member.getByRole("tab").first()).toBeVisible();
  await expect(start(member)).toHaveCount(0);
  const id = await store(trainer.request, "/api/scenarios", { title: "The window seat" });
  await trainer.goto(`/respondtoscenario/${id}`);
  await start(trainer).click();
  const dialog = trainer.getByRole("dialog", { name: "A shared session" });
  await expect(dialog).toContainText("Only you can read “The window seat”");
  await expect(dialog.getByRole("link", { name: /sessionId=/ })).toHaveCount(0);
  await dialog.getByRole("link", { name: "Edit the scenario" }).click();
  await expect(trainer).toHaveURL(new RegExp(`/edit/${id}$`));
});

test("SCEN-09 everybody in a session sees who is there, and that somebody has left", async ({
  openPage,
  memberPage: member,
  page: elsewhere,
}) => {
  const [ada, eve] = [await openPage(), await openPage()];
  await member.request.put("/api/me/username", { data: { username: "Odile" } });
  const link = newLink();
  const present = (page: Page) => page.getByRole("list", { name: / here now$/ });
  const here = (page: Page) => present(page).getByRole("listitem");
  await ada.goto(`${link}&initialiseDoc=true`);
  await expect(here(ada)).toHaveText(["Guest"]);
  await eve.goto(link);
  await member.goto(link);
  for (const page of [ada, eve, member]) {
    await expect(here(page)).toHaveText(["Odile", "Guest", "Guest"]);
    await expect(page.getByText("3 here now")).toBeVisible();
  }
  await expectAccessible(ada, "a session with three people");
  await eve.close();
  for (const page of [ada, member]) await expect(here(page)).toHaveText(["Odile", "Guest"]);
  // The same situation outside the session shows nobody.
  await elsewhere.goto("/respondtoscenario/scenario1");
  await expect(elsewhere.getByRole("tab").first()).toBeVisible();
  await expect(present(elsewhere)).toHaveCount(0);
  await ada.setViewportSize({ width: 360, height: 740 });
  await expectNoSidewaysScroll(ada);
});
