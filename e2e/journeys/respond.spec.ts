import type { Page } from "@playwright/test";
import { expectAccessible, expectNoSidewaysScroll } from "../fixtures/accessible.ts";
import { signUp } from "../fixtures/people.ts";
import { askForFeedback, signIn } from "../fixtures/steps.ts";
import { expect, IN_THE_BROWSER, test } from "../fixtures/test.ts";

const STEPS = [
  "Instructions",
  "My Interpretations",
  "My Emotions",
  "My Values",
  "Other's Values",
  "Aspirations",
  "Situation & Impact",
  "Strategies",
  "Final Message",
  "Summary",
];
const NAMED = {
  scenario1: "The aggressive communicator",
  scenario2: "The idea stomper",
  scenario3: /criticizes|criticises/i,
  ownscenario: "A situation of your own",
} as const;

const step = (page: Page, name: string) => page.getByRole("tab", { name, exact: true });
const panel = (page: Page) => page.getByRole("tabpanel").filter({ visible: true });
const box = (page: Page, name: string) => panel(page).getByRole("textbox", { name, exact: true });
const watched = (page: Page) => panel(page).getByRole("list", { name: "Phrases to watch out for" });

test("SCEN-07 SCEN-08 the four scenarios by name are public, with their stories and ten steps", async ({ page }) => {
  for (const [name, title] of Object.entries(NAMED)) {
    await page.goto(`/respondtoscenario/${name}`);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
    await expect(page.getByRole("tab")).toHaveText(STEPS.map((title) => new RegExp(`${title}$`)));
    expect((await panel(page).innerText()).split(/\s+/).length, "words of the story").toBeGreaterThan(150);
  }
  for (let presses = 0; presses < 11; presses += 1) await page.keyboard.press("ArrowRight");
  await expect(page.getByText("Step 10 of 10")).toBeVisible();
  // The default link of a scenario knows the names, too, in any case.
  await page.goto("/scenario/Scenario2");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(NAMED.scenario2);
});

test("SCEN-08 SCEN-09 SCEN-10 a visitor answers, sees the summary, signs in, and keeps it", async ({
  page,
  request,
  adminPage,
}) => {
  const email = await signUp(request);
  await page.goto("/respondtoscenario/scenario2");
  await step(page, "My Emotions").click();
  await page.getByRole("searchbox", { name: "Search: My emotions" }).fill("frus");
  await panel(page).getByRole("checkbox", { name: "frustrated" }).check();
  await step(page, "Aspirations").click();
  await box(page, "My aspiration").fill("You are a selfish person.");
  await askForFeedback(page);
  await askForFeedback(page);
  await box(page, "My aspiration").fill("I would like us to try one idea");
  await page.getByRole("button", { name: "Next: Situation & Impact" }).click();
  await expect(box(page, "What happened, and what it led to")).toHaveValue("");
  await box(page, "What happened, and what it led to").fill("I brought five ideas");
  await step(page, "Final Message").click();
  await page.getByRole("button", { name: "Combine Previous Steps into Final Message" }).click();
  const message = "I brought five ideas. I would like us to try one idea.";
  await expect(box(page, "Final message")).toHaveValue(message);

  await page.getByRole("button", { name: "Next: Summary" }).click();
  for (const part of [message, "frustrated"]) await expect(panel(page)).toContainText(part);
  await expect(watched(page).getByRole("listitem")).toHaveCount(1);
  await expect(watched(page)).toContainText("selfish");
  await page.reload();
  await expect(watched(page).getByRole("listitem")).toHaveCount(1);
  await page.getByRole("link", { name: "Sign in to save" }).click();
  await signIn(page, email);
  await expect(panel(page)).toContainText(message);
  const saved = page.waitForResponse(/\/api\/groups\/general\//);
  await page.getByRole("button", { name: "Save My Answers" }).dblclick();
  const { pathname } = new URL((await saved).url());
  await expect(page).toHaveURL(/\/myscenarios$/);
  await expect(page.getByRole("list", { name: "My scenarios" }).getByRole("listitem")).toHaveCount(1);
  const { items } = await (await adminPage.request.get(pathname)).json();
  expect(items[0]).toMatchObject({ title: NAMED.scenario2, finalMessage: message, ownFeelings: ["frustrated#0.5"] });
  await page.getByRole("link", { name: NAMED.scenario2, exact: true }).click();
  await expect(page.getByRole("main")).toContainText(message);
});

test("SCEN-10 Print Summary prints the summary alone, and Delete All Feedback asks first", {
  tag: IN_THE_BROWSER,
}, async ({ page }) => {
  await page.addInitScript(() => {
    Object.assign(window, { print: () => document.body.setAttribute("data-printed", "yes") });
  });
  await page.goto("/respondtoscenario/scenario1");
  await step(page, "Aspirations").click();
  await box(page, "My aspiration").fill("You are a selfish person.");
  await askForFeedback(page);
  await step(page, "Summary").click();
  await page.getByRole("button", { name: "Print Summary" }).click();
  await expect(page.locator("body")).toHaveAttribute("data-printed", "yes");
  await page.emulateMedia({ media: "print", colorScheme: "dark" });
  await expect(page.getByText("You are a selfish person.").filter({ visible: true }).first()).toBeVisible();
  for (const hidden of [page.getByRole("banner"), page.getByRole("contentinfo"), page.getByRole("tablist")]) {
    await expect(hidden).toBeHidden();
  }
  await expect(page.getByRole("button")).toHaveCount(0);
  await expect(page.locator("body")).toHaveCSS("background-color", "rgb(255, 255, 255)");
  await page.emulateMedia({ media: "screen" });

  await page.getByRole("button", { name: "Delete All Feedback" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Cancel" }).click();
  await expect(watched(page).getByRole("listitem")).toHaveCount(1);
  await page.getByRole("button", { name: "Delete All Feedback" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Delete all" }).click();
  await expect(watched(page)).toHaveCount(0);
  await page.reload();
  await expect(page.getByText("Nothing yet.")).toBeVisible();
});

test("SCEN-08 SHELL-10 the steps of an answer are accessible and fit a phone", { tag: IN_THE_BROWSER }, async ({
  page,
}) => {
  await page.goto("/respondtoscenario/ownscenario");
  for (const name of STEPS) {
    await step(page, name).click();
    for (const [width, colorScheme] of [[1280, "dark"] as const, [360, "light"] as const]) {
      await page.setViewportSize({ width, height: 780 });
      await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
      await expectNoSidewaysScroll(page);
      if (["My Values", "Summary"].includes(name)) await expectAccessible(page, `${name}, ${width} wide`);
    }
  }
});
