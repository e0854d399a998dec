import type { Page } from "@playwright/test";
import { expectAccessible, expectNoSidewaysScroll } from "./fixtures/accessible.ts";
import { addressOf, readRoutePatterns, type Samples, storeSamples } from "./fixtures/routes.ts";
import { test as base, expect, listenToConsole } from "./fixtures/test.ts";

const DESK = { name: "desk", width: 1280, height: 800 };
const PHONE = { name: "phone", width: 360, height: 740 };

/** A screen and its colours. */
type Look = readonly [screen: typeof DESK, colorScheme: "light" | "dark"];

/** Two looks have both widths and both schemes. Pages take turns, so that what they share is seen in all four. */
const looksFor = (pattern: string): readonly [Look, Look] =>
  pattern.length % 2
    ? [
        [DESK, "light"],
        [PHONE, "dark"],
      ]
    : [
        [DESK, "dark"],
        [PHONE, "light"],
      ];

interface Walkers {
  readonly admin: Page;
  readonly visitor: Page;
  readonly samples: Samples;
  /** Takes the errors and warnings of both consoles. */
  readonly takeErrors: () => string[];
}

/** One browser for somebody who sees every page and one for a visitor, kept for all routes: they only look. */
const test = base.extend<object, { walkers: Walkers }>({
  walkers: [
    async ({ browser, server, adminState }, use) => {
      const admin = await browser.newContext({ baseURL: server.url, storageState: adminState });
      const visitor = await browser.newContext({ baseURL: server.url });
      const consoles = [listenToConsole(admin), listenToConsole(visitor)];
      await use({
        admin: await admin.newPage(),
        visitor: await visitor.newPage(),
        samples: await storeSamples(admin.request),
        takeErrors: () => consoles.flatMap((take) => take()),
      });
      await admin.close();
      await visitor.close();
    },
    { scope: "worker" },
  ],
});

test.describe.configure({ mode: "parallel" });

test("the route tree is read", () => {
  expect(readRoutePatterns().length).toBeGreaterThan(20);
});

for (const pattern of readRoutePatterns()) {
  test(`SHELL-07 SHELL-10 ${pattern} is accessible, fits a phone, and works in light and dark and after a refresh`, async ({
    walkers: { admin, visitor, samples, takeErrors },
  }) => {
    const address = addressOf(pattern, samples);
    const [atDesk, onPhone] = looksFor(pattern);
    await open(visitor, address);
    const isForAll = !asksToSignIn(visitor, address);
    // Where both see it, each looks once, with bars of their own.
    if (isForAll) await look(visitor, address, [onPhone]);
    await open(admin, address);
    await look(admin, address, isForAll ? [atDesk] : [onPhone, atDesk]);
    await expectTheSameAfterRefresh(admin);
    expect(takeErrors(), "the browsers' consoles").toEqual([]);
  });
}

/** Whether a visitor was sent to the sign-in page; if so, it must know the way back. */
function asksToSignIn(page: Page, address: string): boolean {
  const { pathname, searchParams } = new URL(page.url());
  if (pathname !== "/signin" || address === "/signin") return false;
  expect([null, address]).toContain(searchParams.get("next"));
  return true;
}

async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await settle(page);
  await expect(page).toHaveTitle(/\S+ · Wellput$/);
}

/** Holds the open page in these looks against the rules, and sees that it fits both screens. */
async function look(page: Page, address: string, looks: readonly Look[]): Promise<void> {
  for (const { width, height } of [DESK, PHONE]) {
    await page.setViewportSize({ width, height });
    await expectNoSidewaysScroll(page);
  }
  for (const [{ name, width, height }, colorScheme] of looks) {
    await page.setViewportSize({ width, height });
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    await expectAccessible(page, `${address} at a ${name}, ${colorScheme}`);
  }
}

async function expectTheSameAfterRefresh(page: Page): Promise<void> {
  const heading = await page.getByRole("heading", { level: 1 }).innerText();
  await page.reload();
  await settle(page);
  await expect(page.getByRole("heading", { level: 1 }), "the same page after a refresh").toHaveText(heading);
}

/** Waits until the page has its one main heading and nothing says that it is still loading. */
async function settle(page: Page): Promise<void> {
  await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
  await expect(page.getByText(/^Loading/).filter({ visible: true })).toHaveCount(0);
}
