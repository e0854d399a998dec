import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { addressOf, readRoutePatterns, type Samples, storeSamples } from "./fixtures/routes.ts";
import { expect, test } from "./fixtures/test.ts";

const WCAG = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];
/** What can differ between light and dark; every other rule is asked once a width. */
const COLOUR_RULES = ["color-contrast", "link-in-text-block"];
const PHONE = { width: 360, height: 740 };
const DESK = { width: 1280, height: 800 };

test.describe.configure({ mode: "parallel" });

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

  test(`SHELL-07 SHELL-10 ${pattern} signed out is as good, or asks to sign in`, async ({ page }) => {
    const address = addressOf(pattern, samples);
    await page.goto(address);
    await settle(page);
    const { pathname, searchParams } = new URL(page.url());
    // The sign-in page has its own test; here it matters that it knows the way back.
    if (pathname === "/signin" && address !== "/signin") expect([null, address]).toContain(searchParams.get("next"));
    else await walk(page, address);
  });
}

async function walk(page: Page, address: string): Promise<void> {
  await page.emulateMedia({ colorScheme: "light", reducedMotion: "reduce" });
  await page.setViewportSize(DESK);
  await page.goto(address);
  await settle(page);
  const heading = await page.getByRole("heading", { level: 1 }).innerText();
  await expect(page).toHaveTitle(/\S+ · Wellput$/);
  for (const [name, size] of Object.entries({ desk: DESK, phone: PHONE })) {
    await page.setViewportSize(size);
    await page.emulateMedia({ colorScheme: "light" });
    await expectAccessible(page, new AxeBuilder({ page }).withTags(WCAG), `${address} at a ${name}`);
    await page.emulateMedia({ colorScheme: "dark" });
    await expectAccessible(page, new AxeBuilder({ page }).withRules(COLOUR_RULES), `${address} at a ${name}, dark`);
    await expectNoSidewaysScroll(page);
  }
  await page.reload();
  await settle(page);
  await expect(page.getByRole("heading", { level: 1 }), "the same page after a refresh").toHaveText(heading);
}

/** Waits until the page has its one main heading and nothing says that it is still loading. */
async function settle(page: Page): Promise<void> {
  await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
  await expect(page.getByText(/^Loading/)).toHaveCount(0);
}

async function expectAccessible(page: Page, axe: AxeBuilder, what: string): Promise<void> {
  // Colours on their way to others are nobody's colours.
  await page.evaluate(() => {
    for (const animation of document.getAnimations()) animation.finish();
  });
  const { violations } = await axe.analyze();
  expect(
    violations.map(
      ({ id, impact, nodes }) => `${impact} ${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(" | ")}`,
    ),
    what,
  ).toEqual([]);
}

async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(overflow, "pixels to scroll sideways").toBeLessThanOrEqual(0);
}
