import type { Page } from "@playwright/test";
import { expectAccessible, expectNoSidewaysScroll } from "../fixtures/accessible.ts";
import { answeredWith, UNREACHABLE } from "../fixtures/console.ts";
import { signUp } from "../fixtures/people.ts";
import { store } from "../fixtures/rows.ts";
import { askForFeedback, signIn } from "../fixtures/steps.ts";
import { expect, IN_THE_BROWSER, test } from "../fixtures/test.ts";

const STEPS = [
  "Instructions",
  "Judgments",
  "Feelings & Needs",
  "Aspirations",
  "Acknowledge",
  "Situation & Impact",
  "Strategies",
  "Request",
  "Final Message",
];
const STORY = "On Monday the report came at noon.";

const step = (page: Page, name: string) => page.getByRole("tab", { name, exact: true });
const panel = (page: Page) => page.getByRole("tabpanel").filter({ visible: true });
const box = (page: Page, name: string) => panel(page).getByRole("textbox", { name, exact: true });
const combine = (page: Page) => page.getByRole("button", { name: "Combine Previous Steps into Final Message" });
const save = (page: Page) => page.getByRole("button", { name: "Save Scenario" });
const message = (page: Page) => box(page, "Final message");

test("SCEN-03 SCEN-04 SCEN-01 SCEN-02 nine steps lead from a judgment to a message, which is kept", async ({
  memberPage: page,
}) => {
  await page.goto("/myscenarios");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Completed Scenario and Situation Activities");
  await page.getByRole("link", { name: "Create New Private Scenario" }).click();
  await expect(page.getByRole("tab")).toHaveText(STEPS.map((name) => new RegExp(`${name}$`)));
  await expect(page.getByRole("button", { name: /^Previous/ })).toHaveCount(0);
  await box(page, "Title").fill("The late report");
  await box(page, "What happened").fill(STORY);

  await page.getByRole("button", { name: "Next: Judgments" }).click();
  await box(page, "My judgments").fill("They do not care.");
  await step(page, "Feelings & Needs").click();
  await page.getByRole("searchbox", { name: "Search: My feelings" }).fill("worr");
  await panel(page).getByRole("checkbox", { name: "worried" }).check();
  await step(page, "Aspirations").click();
  await box(page, "My aspiration").fill("You are a lazy person");
  await askForFeedback(page);
  await expect(panel(page).getByRole("list", { name: "Comments" })).toContainText("lazy");
  await box(page, "My aspiration").fill("I would like us to plan well");
  await step(page, "Acknowledge").click();
  await box(page, "My acknowledgment").fill("You had two customers that day!");
  await step(page, "Situation & Impact").click();
  await expect(box(page, "What happened, and what it led to")).toHaveValue(STORY);
  await step(page, "Request").click();
  await box(page, "My request").fill("Could you send it by Friday?");

  await page.getByRole("button", { name: "Next: Final Message" }).click();
  await expect(page.getByRole("button", { name: /^Next/ })).toHaveCount(0);
  await expect(page.getByText("Step 9 of 9")).toBeVisible();
  await combine(page).click();
  const combined = `${STORY} You had two customers that day! I would like us to plan well. Could you send it by Friday?`;
  await expect(message(page)).toHaveValue(combined);

  await save(page).dblclick();
  await expect(page).toHaveURL(/\/myscenarios$/);
  await expect(page.getByRole("list", { name: "My scenarios" }).getByRole("listitem")).toHaveCount(1);
  await page.getByRole("link", { name: "The late report", exact: true }).click();
  await expect(page.getByRole("heading", { name: "The late report" })).toBeVisible();
  for (const kept of [combined, "They do not care.", "worried"]) {
    await expect(page.getByRole("main")).toContainText(kept);
  }
  await expect(page.getByRole("main")).not.toContainText("#");
  await page.goto("/createprivate");
  await expect(box(page, "Title")).toHaveValue("");
});

test("SCEN-04 a message that is there is overwritten only after asking", async ({ memberPage: page }) => {
  await page.goto("/createprivate");
  await step(page, "Request").click();
  await box(page, "My request").fill("Could we talk");
  await step(page, "Final Message").click();
  await message(page).fill("My own words.");
  await combine(page).click();
  await page.getByRole("dialog").getByRole("button", { name: "Cancel" }).click();
  await expect(message(page)).toHaveValue("My own words.");
  await combine(page).click();
  await page.getByRole("dialog").getByRole("button", { name: "Overwrite" }).click();
  await expect(message(page)).toHaveValue("Could we talk.");
});

test("SCEN-03 the arrow keys lead through the steps, and never past the ends", { tag: IN_THE_BROWSER }, async ({
  memberPage: page,
}) => {
  await page.goto("/createprivate");
  await expect(page.getByText("Step 1 of 9")).toBeVisible();
  await page.keyboard.press("ArrowLeft");
  await expect(page.getByText("Step 1 of 9")).toBeVisible();
  for (let presses = 0; presses < 10; presses += 1) await page.keyboard.press("ArrowRight");
  await expect(page.getByText("Step 9 of 9")).toBeVisible();
  await page.keyboard.press("ArrowLeft");
  await expect(page.getByText("Step 8 of 9")).toBeVisible();
  await box(page, "My request").press("ArrowLeft");
  await expect(page.getByText("Step 8 of 9")).toBeVisible();
});

test("SCEN-03 a reload, a crash, no network and an ended session lose nothing", async ({
  page,
  context,
  expectedConsole,
}) => {
  expectedConsole.push(UNREACHABLE, answeredWith(401), /crash/i);
  const email = await signUp(page.request);
  await page.goto("/createprivate");
  await box(page, "Title").fill("The key");
  await step(page, "Strategies").click();
  await box(page, "Ways that could work").fill("We could share one.");
  await page.reload();
  await expect(box(page, "Ways that could work")).toHaveValue("We could share one.");

  const second = await context.newPage();
  await page.close();
  await second.goto("/createprivate");
  await expect(second.getByText("Step 7 of 9")).toBeVisible();
  await expect(box(second, "Ways that could work")).toHaveValue("We could share one.");

  await step(second, "Final Message").click();
  await message(second).fill("Could we share a key?");
  await context.setOffline(true);
  await save(second).click();
  await expect(second.getByRole("alert").filter({ hasText: "What you typed is still here" })).toBeVisible();
  await context.setOffline(false);
  await context.clearCookies();
  await save(second).click();
  await expect(second.getByRole("alert").filter({ hasText: "no longer signed in" })).toBeVisible();
  await second.goto("/createprivate");
  await signIn(second, email);
  await expect(second).toHaveURL(/\/createprivate$/);
  await expect(message(second)).toHaveValue("Could we share a key?");
  await save(second).click();
  await expect(second).toHaveURL(/\/myscenarios$/);
  await expect(second.getByRole("list", { name: "My scenarios" }).getByRole("listitem")).toHaveCount(1);
});

test("SCEN-11 one family of words is open, with two of them until More, definitions and own words", {
  tag: IN_THE_BROWSER,
}, async ({ memberPage: page }) => {
  await page.goto("/createprivate");
  await step(page, "Feelings & Needs").click();
  const family = (name: string) => panel(page).getByRole("button", { name, exact: true });
  const words = () => panel(page).getByRole("checkbox");
  await family("Angry").click();
  await expect(words()).toHaveCount(2);
  await panel(page).getByRole("button", { name: /^More/ }).click();
  await expect(words()).toHaveCount(10);
  await panel(page).getByRole("button", { name: "What “furious” means" }).click();
  await expect(panel(page).getByText(/Anger so strong/)).toBeVisible();
  await words().last().check();

  await family("Sad").click();
  await expect(words()).toHaveCount(2);
  await expect(family("Angry 1 ticked")).toHaveAttribute("aria-expanded", "false");
  await family("Body and rest").click();
  await expect(family("Sad")).toHaveAttribute("aria-expanded", "false");
  await expect(words().first()).toBeInViewport();

  const own = panel(page).getByRole("textbox", { name: "Own words: My feelings" });
  await own.fill("torn");
  await own.press("Enter");
  const chosen = panel(page).getByRole("list", { name: "Chosen: My feelings" }).getByRole("listitem");
  await expect(chosen).toHaveText(["furious", "torn"]);
  await expect(chosen.first()).not.toHaveCSS("background-color", "rgba(0, 0, 0, 0)");
  const colours = await chosen.evaluateAll((items) => items.map((item) => getComputedStyle(item).backgroundColor));
  expect(new Set(colours).size, "a colour for each intensity").toBe(2);
  await panel(page).getByRole("button", { name: "Remove torn" }).click();
  await expect(chosen).toHaveText(["furious"]);
});

test("SCEN-11 an opened family comes into view after 100 ms", { tag: IN_THE_BROWSER }, async ({ memberPage: page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await page.clock.install();
  await page.goto("/createprivate");
  await step(page, "Feelings & Needs").click();
  const last = panel(page).getByRole("button", { name: "Body and rest", exact: true });
  await last.evaluate((tile) => tile.scrollIntoView({ block: "end" }));
  await page.clock.pauseAt(Date.now() + 60_000);
  // By the keyboard's own click, which scrolls nothing itself.
  await last.evaluate((tile) => (tile as HTMLElement).click());
  const words = panel(page).getByRole("checkbox");
  await expect(words).toHaveCount(2);
  await page.clock.runFor(95);
  await expect(words.last()).not.toBeInViewport();
  await page.clock.runFor(10);
  await expect(words.last()).toBeInViewport();
});

test("SCEN-11 SHELL-10 every step is accessible at a desk and on a phone, in light and dark", {
  tag: IN_THE_BROWSER,
}, async ({ memberPage: page }) => {
  await page.goto("/createprivate");
  for (const [at, name] of STEPS.entries()) {
    await step(page, name).click();
    if (at === 2) await panel(page).getByRole("button", { name: "Angry", exact: true }).click();
    for (const [width, colorScheme] of [[1280, "light"] as const, [360, "dark"] as const]) {
      await page.setViewportSize({ width, height: 780 });
      await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
      await expectNoSidewaysScroll(page);
      // The steps between are made of the same parts.
      if ([0, 2, 8].includes(at)) await expectAccessible(page, `${name}, ${width} wide, ${colorScheme}`);
    }
  }
});

test("SCEN-05 SCEN-02 a story is edited with all its parts, and leads back to where one came from", async ({
  memberPage: page,
}) => {
  const id = await store(page.request, "/api/scenarios", {
    title: "The key",
    request: "Could we share one?",
    ownNeeds: ["trust"],
  });
  await page.goto(`/myscenarios/${id}`);
  await expect(page.getByText("Could we share one?")).toBeVisible();
  await page.getByRole("link", { name: "Edit", exact: true }).click();
  await expect(page.getByRole("heading", { name: "Edit Story" })).toBeVisible();
  await page.getByRole("textbox", { name: "My request" }).fill("Could I have one?");
  await page.getByRole("button", { name: "Remove trust" }).click();
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page).toHaveURL(new RegExp(`/myscenarios/${id}$`));
  await expect(page.getByText("Could I have one?")).toBeVisible();
  await expect(page.getByText("trust", { exact: true })).toHaveCount(0);
});

test("SCEN-05 two tabs on one story: the second is told, keeps its text, and decides", async ({
  memberPage: page,
  context,
  expectedConsole,
}) => {
  expectedConsole.push(answeredWith(409));
  const id = await store(page.request, "/api/scenarios", { title: "The key", request: "Could we share one?" });
  const other = await context.newPage();
  for (const tab of [page, other]) await tab.goto(`/edit/${id}`);
  const title = (tab: Page) => tab.getByRole("textbox", { name: "Title" });
  const saveStory = (tab: Page) => tab.getByRole("button", { name: "Save", exact: true });
  await title(page).fill("First tab");
  await title(other).fill("Second tab");
  await saveStory(page).click();
  await expect(page).not.toHaveURL(/\/edit\//);
  await saveStory(other).click();
  await expect(other.getByRole("alert")).toContainText("changed meanwhile, by you elsewhere or by somebody else");
  await expect(title(other)).toHaveValue("Second tab");
  await expectAccessible(other, "a story that was changed meanwhile");
  await other.getByRole("button", { name: "Take what is saved" }).click();
  await expect(title(other)).toHaveValue("First tab");

  await title(other).fill("Third");
  expect((await page.request.patch(`/api/scenarios/${id}`, { data: { title: "Fourth" } })).status()).toBe(200);
  await saveStory(other).click();
  await other.getByRole("button", { name: "Save mine over it" }).click();
  await expect(other).not.toHaveURL(/\/edit\//);
  const kept = { title: "Third", request: "Could we share one?", version: 4 };
  expect(await (await page.request.get(`/api/scenarios/${id}`)).json()).toMatchObject(kept);
});
