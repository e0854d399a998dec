import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { addressOf, readRoutePatterns, type Samples, storeSamples } from "./fixtures/routes.ts";
import { expect, test } from "./fixtures/test.ts";

const WCAG = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];
const SCHEMES = ["light", "dark"] as const;
const PHONE = { width: 360, height: 740 };
const DESK = { width: 1280, height: 800 };

let samples: Samples;

test.beforeEach(async ({ adminPage }) => {
  samples ??= await storeSamples(adminPage.request);
});

test("the route tree is read", () => {
  expect(readRoutePatterns().length).toBeGreaterThan(20);
});

for (const pattern of readRoutePatterns()) {
  test(`SHELL-10 ${pattern} is accessible, fits a phone, works in light and dark and after a refresh`, async ({
    adminPage,
  }) => {
    await walk(adminPage, addressOf(pattern, samples));
  });

  test(`SHELL-10 ${pattern} signed out is accessible and fits a phone`, async ({ page }) => {
    await walk(page, addressOf(pattern, samples));
  });
}

async function walk(page: Page, address: string): Promise<void> {
  for (const colorScheme of SCHEMES) {
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    await page.setViewportSize(DESK);
    await page.goto(address);
    await settle(page);
    await expectAccessible(page, `${address} ${colorScheme}`);
    await page.setViewportSize(PHONE);
    await expectNoSidewaysScroll(page);
    await expectAccessible(page, `${address} ${colorScheme} on a phone`);
  }
  const heading = await page.getByRole("heading").first().innerText();
  await page.reload();
  await settle(page);
  await expect(page.getByRole("heading").first(), "the same page after a refresh").toHaveText(heading);
}

/** Waits until the page has a heading and nothing says that it is still loading. */
async function settle(page: Page): Promise<void> {
  await expect(page.getByRole("heading").first()).toBeVisible();
  await expect(page.getByText(/^Loading/)).toHaveCount(0);
}

async function expectAccessible(page: Page, what: string): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).withTags(WCAG).analyze();
  const grave = violations.filter(({ impact }) => impact === "serious" || impact === "critical");
  expect(
    grave.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(" | ")}`),
    what,
  ).toEqual([]);
}

async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(overflow, "pixels to scroll sideways at 360").toBeLessThanOrEqual(0);
}
