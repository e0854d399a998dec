import type { Response } from "@playwright/test";
import { expectAccessible, expectNoSidewaysScroll } from "../fixtures/accessible.ts";
import { composeAndAsk, feedback } from "../fixtures/steps.ts";
import { expect, test } from "../fixtures/test.ts";

const CODES = 14;

test("LEARN-03 every pattern has its drawing, its why and how, and examples that the program marked itself", async ({
  page,
}) => {
  const scripts: Response[] = [];
  page.on("response", (response) => {
    if (response.url().endsWith(".js")) scripts.push(response);
  });
  await page.goto("/diplomacyprinciples");
  const patterns = page
    .getByRole("region")
    .filter({ has: page.getByRole("heading", { name: "What the program marks" }) });
  await expect(patterns).toHaveCount(CODES);
  await expect(page.getByRole("navigation", { name: "All patterns" }).getByRole("link")).toHaveCount(CODES);
  for (const pattern of await patterns.all()) {
    expect(await pattern.locator("mark").count()).toBeGreaterThan(0);
    await expect(pattern.getByRole("img")).toHaveCount(1);
  }
  const code = await Promise.all(scripts.map(async (script) => (await script.body()).toString()));
  expect(scripts.length).toBeGreaterThan(1);
  expect(
    code.filter((text) => /ZodError|feeling-unpleasant/.test(text)),
    "neither zod nor the engine",
  ).toEqual([]);
});

test("LEARN-03 on a phone a pattern is one sentence until it is opened, and the contents stay in sight", async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto("/diplomacyprinciples");
  const contents = page.getByRole("navigation", { name: "All patterns" });
  const link = contents.getByRole("link").last();
  await expect(page.getByText("Why, how, and examples")).toHaveCount(CODES);
  await expect(page.locator("mark").first()).toBeHidden();
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThan(14_000);
  await link.click();
  await expect(contents).toBeInViewport();
  await expect(page.locator("details[open]")).toHaveCount(1);
  await expect(page.locator("details[open] mark").first()).toBeVisible();
  await expectAccessible(page, "principles on a phone");
  await expectNoSidewaysScroll(page);
});

test("ENG-11 the page says how often marks are right, on messages that nothing was learnt from", async ({ page }) => {
  await page.goto("/diplomacyprinciples");
  const figures = page.getByRole("region", { name: "How often it is right" });
  const hurt = figures.getByRole("row", { name: /^that hurt/ }).getByRole("cell");
  const fine = figures.getByRole("row", { name: /^that are fine/ }).getByRole("cell");
  await expect(hurt).toHaveText([/^\d+$/, /^\d+$/]);
  await expect(fine).toHaveText([/^\d+$/, /^\d+$/]);
  const [redOnHarmful = 0, markedOnHarmful = 0] = (await hurt.allInnerTexts()).map(Number);
  const [redOnFine = 0, markedOnFine = 0] = (await fine.allInnerTexts()).map(Number);
  expect(redOnHarmful).toBeGreaterThan(3 * redOnFine);
  expect(markedOnHarmful).toBeGreaterThan(redOnHarmful);
  expect(markedOnFine).toBeGreaterThanOrEqual(redOnFine);
  await expect(figures).toContainText(/Of 100 messages marked in red, \d+ hurt, where \d+ of all 100 do\./);
  await expect(figures).toContainText("who learnt English later");
});

test("LEARN-03 a marked phrase of the page is marked in the box as well", async ({ memberPage: page }) => {
  await page.goto("/diplomacyprinciples#OBSERVE");
  const section = page.getByRole("region").filter({ has: page.locator("#OBSERVE") });
  const example = section
    .locator("li")
    .filter({ has: page.locator("mark") })
    .first();
  const text = await example.locator("span").first().innerText();
  const marked = await example.locator("mark").allInnerTexts();
  await composeAndAsk(page, text);
  const phrases = await feedback(page)
    .getByRole("list", { name: "Comments" })
    .locator("[data-comment-head]")
    .allInnerTexts();
  for (const [at, phrase] of marked.entries()) expect(phrases[at]).toContain(phrase);
});
