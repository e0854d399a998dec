import { answeredWith } from "../fixtures/console.ts";
import { store } from "../fixtures/rows.ts";
import { toast } from "../fixtures/steps.ts";
import { expect, test } from "../fixtures/test.ts";

test("SHELL-04 until the session is known there is the loading screen, and nothing of the app", async ({ page }) => {
  const asked = Promise.withResolvers<void>();
  await page.route("**/api/session", async (route) => {
    await asked.promise;
    await route.continue();
  });
  await page.goto("/account");
  await expect(page.getByText("Loading Screen...", { exact: true })).toBeVisible();
  // Help alone waits for nobody.
  await expect(page.getByRole("link")).toHaveText(["Need help now?"]);
  asked.resolve();
  await expect(page).toHaveURL(/\/signin/);
  await expect(page.getByText("Loading Screen...")).toHaveCount(0);
});

test("SHELL-04 a server that cannot say who is there can be asked again", async ({ page, expectedConsole }) => {
  expectedConsole.push(/net::ERR_FAILED/, answeredWith(500));
  let isBroken = true;
  await page.route("**/api/session", (route) => (isBroken ? route.abort() : route.continue()));
  await page.goto("/signin");
  await expect(page.getByRole("alert")).toHaveText(
    "We could not reach the server. Check your connection and try again.",
  );
  isBroken = false;
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(page.getByRole("heading", { name: "Sign in", level: 1 })).toBeVisible();
});

test("SHELL-05 every navigation begins at the top, for the eyes and for a screen reader", async ({ page }) => {
  await page.goto("/termsofuse");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  await page.getByRole("contentinfo").getByRole("link", { name: "Privacy Policy" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Privacy Policy");
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await expect(page.getByRole("main")).toBeFocused();
  await expect(page).toHaveTitle(/^Privacy Policy/);
});

test("SHELL-05 a list shown whole is a page of its own, there and back, and what is chosen on it is none", async ({
  memberPage: page,
}) => {
  for (let left = 6; left > 0; left -= 1) await store(page.request, "/api/scenarios", { title: `A seat ${left}` });
  let views = 0;
  page.on("request", (request) => {
    if (new URL(request.url()).pathname === "/api/usage") views += 1;
  });
  await page.goto("/");
  const all = page.getByRole("link", { name: "Show all: Situations" });
  await all.scrollIntoViewIfNeeded();
  expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(0);
  expect(views).toBe(1);
  await all.click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Situations");
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await expect(page.getByRole("main")).toBeFocused();
  expect(views).toBe(2);
  const theme = page.getByRole("button", { name: "work", exact: true });
  await theme.click();
  await expect(page).toHaveURL(/tag=work/);
  await expect(theme).toBeFocused();
  await page.goBack();
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Hello");
  await expect.poll(() => views).toBe(3);
});

test("SHELL-08 a toast closes by itself after five seconds", async ({ memberPage: page }) => {
  await page.clock.install();
  await page.goto("/checkmessage");
  await expect(page.getByRole("button", { name: "Get Feedback" })).toBeVisible();
  // What draws toasts comes with the first sign of a hand.
  await page.mouse.move(5, 5);
  await expect(page.locator(".mantine-Notifications-root").first()).toBeAttached();
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.getByRole("button", { name: "Get Feedback" }).click();
  const note = toast(page, "No input detected");
  await page.clock.runFor(500);
  await expect(note).toBeVisible();
  await page.clock.runFor(4400);
  await expect(note).toBeVisible();
  await page.clock.runFor(600);
  await expect(note).toHaveCount(0);
});

test("SHELL-08 a tip shows after 250 ms and hides after 400 ms", async ({ page }) => {
  // What draws tips comes with the first sign of a hand, or after a rest.
  const drawing = page.waitForResponse(/\/tip-words-[^/]+\.js$/);
  await page.goto("/signin");
  const target = page.getByRole("button", { name: /^Colours/ });
  await expect(target).toBeVisible();
  await page.mouse.move(5, 5);
  await drawing;
  const times = await target.evaluateHandle(timeTip);
  const read = (name: TipMoment) => times.evaluate((seen, key) => seen[key], name);
  await target.hover();
  await expect(page.getByRole("tooltip")).toHaveText("Colours");
  await page.getByRole("heading", { level: 1 }).hover();
  await expect(page.getByRole("tooltip")).toHaveCount(0);

  const [entered, shown, left, hidden] = [
    await read("entered"),
    await read("shown"),
    await read("left"),
    await read("hidden"),
  ];
  expect(shown - entered).toBeGreaterThan(245);
  expect(shown - entered).toBeLessThan(1000);
  expect(hidden - left).toBeGreaterThan(395);
});

type TipMoment = "entered" | "shown" | "left" | "hidden";

/** Notes, in the page's own milliseconds, when the pointer comes and goes and when a tip is there and gone. */
function timeTip(target: Element): Record<TipMoment, number> {
  const times = { entered: 0, shown: 0, left: 0, hidden: 0 };
  target.addEventListener("mouseenter", () => {
    times.entered = performance.now();
  });
  target.addEventListener("mouseleave", () => {
    times.left = performance.now();
  });
  new MutationObserver(() => {
    const isThere = document.querySelector("[role=tooltip]") !== null;
    if (isThere && !times.shown) times.shown = performance.now();
    if (!isThere && times.shown && !times.hidden) times.hidden = performance.now();
  }).observe(document.body, { childList: true, subtree: true });
  return times;
}

test("SHELL-09 an unknown address shows where to go instead, signed in and signed out", async ({
  memberPage,
  openPage,
  expectedConsole,
}) => {
  expectedConsole.push(answeredWith(404));
  const visitor = await openPage();
  for (const [page, way] of [[memberPage, "Go to Main"] as const, [visitor, "Sign in"] as const]) {
    expect((await page.goto("/no/such/page"))?.status()).toBe(404);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("There is no page here");
    await page.getByRole("main").getByRole("link", { name: way }).click();
    await expect(page.getByRole("heading", { level: 1 })).not.toHaveText("There is no page here");
  }
});

test("SHELL-09 addresses work in any case", async ({ memberPage: page }) => {
  await page.goto("/CheckMessage");
  await expect(page.getByRole("heading", { name: "Compose Message" })).toBeVisible();
});

test("SHELL-09 a row that is not there, or is somebody else's, is told with a way on", async ({
  memberPage: page,
  expectedConsole,
}) => {
  expectedConsole.push(answeredWith(404), answeredWith(422));
  const places = ["submittedchallenge", "myscenarios", "mylogs", "articles", "respondtoscenario", "edit"];
  for (const place of places) {
    await page.goto(`/${place}/7a3f2c5e-0000-4000-8000-000000000000`);
    await expect(page.getByRole("heading", { level: 1 }), place).toBeVisible();
    await expect(page.getByRole("main").getByRole("link").first(), place).toBeVisible();
  }
});
