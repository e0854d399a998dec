import type { Response } from "@playwright/test";
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
    await expect(pattern.getByText(/of 100 that it points at for this, \d+ are right/)).toBeVisible();
  }
  const code = await Promise.all(scripts.map(async (script) => (await script.body()).toString()));
  expect(scripts.length).toBeGreaterThan(1);
  expect(
    code.filter((text) => /ZodError|feeling-unpleasant/.test(text)),
    "neither zod nor the engine",
  ).toEqual([]);
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
