import { cp, readFile, rm, writeFile } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { UNREACHABLE } from "../fixtures/console.ts";
import { signUp } from "../fixtures/people.ts";
import { openWorkshop, WORKSHOP } from "../fixtures/rows.ts";
import { messageBox } from "../fixtures/steps.ts";
import { expect, test } from "../fixtures/test.ts";

test.use({ serviceWorkers: "allow" });

const DIST = process.env.WEB_DIR ?? join(import.meta.dirname, "../../apps/web/dist");
const NEWER = "2999-01-01T00:00:00.000Z";

/** Notes each load of the page, from now on. */
function loadsOf(page: Page): string[] {
  const loads: string[] = [];
  page.on("request", (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) loads.push(request.url());
  });
  return loads;
}

/** Long enough for a reload that should not come. */
const settle = (page: Page) => page.waitForTimeout(1500);

test("SHELL-06 a newer build clears the caches and reloads once, and not again for the same build", async ({
  openInstallation,
  openPage,
}, { outputDir }) => {
  const webDir = join(outputDir, "web");
  await cp(DIST, webDir, { recursive: true });
  const installation = await openInstallation({ WEB_DIR: webDir });
  const page = await openPage({ url: installation.url });
  await page.goto("/signin");
  await page.evaluate(async () => {
    await (await caches.open("of an earlier build")).put("/old", new Response("old"));
  });
  await writeFile(join(webDir, "build.json"), JSON.stringify({ buildDate: NEWER }));

  const loads = loadsOf(page);
  await page.reload();
  await expect.poll(() => loads.length).toBe(2);
  await settle(page);
  expect(loads.length).toBe(2);
  expect(await page.evaluate(() => caches.has("of an earlier build"))).toBe(false);

  await page.reload();
  await settle(page);
  expect(loads.length).toBe(3);
});

test("SHELL-06 a missing meta.json reloads once", async ({ page, expectedConsole }) => {
  expectedConsole.push(/status of 404/);
  await page.route("**/meta.json", (route) => route.fulfill({ status: 404, body: "" }));
  const loads = loadsOf(page);
  await page.goto("/signin");
  await expect.poll(() => loads.length).toBe(2);
  await settle(page);
  expect(loads.length).toBe(2);
});

test("SHELL-06 the running build, offline, and unsaved text are no reason to reload", async ({
  memberPage: page,
  context,
}) => {
  const loads = loadsOf(page);
  await page.goto("/checkmessage");
  await settle(page);
  expect(loads.length, "the running build").toBe(1);

  // The answer is held back until something is typed, or the network is gone.
  let release = Promise.withResolvers<void>();
  await page.route("**/meta.json", async (route) => {
    await release.promise;
    await route.fulfill({ json: { buildDate: NEWER, version: "9.9.9" } });
  });
  await page.reload();
  await messageBox(page).pressSequentially("Half a sen");
  release.resolve();
  await settle(page);
  expect(loads.length, "over unsaved text").toBe(2);
  await expect(messageBox(page)).toHaveValue("Half a sen");

  release = Promise.withResolvers();
  await page.goto("/termsofuse");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await context.setOffline(true);
  release.resolve();
  await settle(page);
  expect(loads.length, "offline").toBe(3);
  await context.setOffline(false);
});

test("SHELL-06 parts that do not come reload the page where the server has another build, and leave it alone else", async ({
  page,
  expectedConsole,
}) => {
  expectedConsole.push(/net::ERR_FAILED/, /dynamically imported module|preload/);
  await page.goto("/termsofuse");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await settle(page);
  const loads = loadsOf(page);
  const fail = () => page.evaluate(() => void dispatchEvent(new Event("vite:preloadError", { cancelable: true })));
  await fail();
  await settle(page);
  expect(loads, "a part that did not come").toEqual([]);

  await page.route("**/meta.json", (route) => route.abort());
  await fail();
  await settle(page);
  expect(loads, "no server").toEqual([]);

  await page.unroute("**/meta.json");
  await page.route("**/meta.json", (route) =>
    route.fulfill({ json: { buildDate: "2001-01-01T00:00:00.000Z", version: "0.0.1" } }),
  );
  await fail();
  await expect.poll(() => loads.length, "an earlier build").toBe(1);
});

test("SHELL-06 WORK-01 WORK-02 once the server has what was written in a workshop, nothing of it keeps another build away", async ({
  page,
  adminPage: trainer,
}) => {
  const [question] = WORKSHOP.steps;
  const steps = [question, { ...question, mode: "room" }];
  const { id, code } = await openWorkshop(trainer.request, { ...WORKSHOP, steps });
  const go = (position: number) => trainer.request.patch(`/api/workshops/${id}`, { data: { act: "go", position } });
  await page.route("**/meta.json", (route) =>
    route.fulfill({ json: { buildDate: "2001-01-01T00:00:00.000Z", version: "0.0.1" } }),
  );
  const loads = loadsOf(page);
  const kept = () => page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith("draft:")));
  await go(0);
  await page.goto(`/join/${code}`);
  await page.getByRole("button", { name: "Join", exact: true }).click();
  for (const [position, label] of ["Your answer", "Everybody’s answer"].entries()) {
    await go(position);
    await page.getByRole("textbox", { name: label }).fill("Could we begin on Monday?");
    await expect.poll(kept, label).toEqual([]);
    loads.length = 0;
    await page.evaluate(() => {
      sessionStorage.clear();
      dispatchEvent(new Event("vite:preloadError", { cancelable: true }));
    });
    await expect.poll(() => loads.length, label).toBe(1);
  }
});

test("SHELL-06 a service worker is registered, and its update is told to the console", async ({
  openInstallation,
  openPage,
}, { outputDir }) => {
  const webDir = join(outputDir, "web");
  await cp(DIST, webDir, { recursive: true });
  const installation = await openInstallation({ WEB_DIR: webDir });
  const page = await openPage({ url: installation.url });
  const said: string[] = [];
  page.on("console", (message) => said.push(`${message.type()}: ${message.text()}`));
  await page.goto("/signin");
  const scope = await page.evaluate(async () => (await navigator.serviceWorker.ready).scope);
  expect(scope).toBe(`${installation.url}/`);
  await page.reload();
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
  expect(said).toEqual([]);

  const worker = join(webDir, "sw.js");
  await writeFile(worker, `${await readFile(worker, "utf8")}\n// Another build.\n`);
  await Promise.all([".br", ".gz"].map((ending) => rm(worker + ending, { force: true })));
  await page.evaluate(async () => (await navigator.serviceWorker.ready).update());
  await expect.poll(() => said).toEqual(["info: A new version of Wellput has been fetched."]);
});

test("SHELL-03 a newsletter script that fails to load reloads the page once, after a second", async ({
  openInstallation,
  openPage,
  expectedConsole,
}) => {
  expectedConsole.push(UNREACHABLE);
  const closed = await closedPort();
  const installation = await openInstallation({ NEWSLETTER_SCRIPT_URL: `http://127.0.0.1:${closed}/form.js` });
  const page = await openPage({ url: installation.url });
  // By the page's own clock: a busy machine tells the test of both later than they were.
  await page.addInitScript(() => {
    const note = (name: string) => sessionStorage.getItem(name) ?? sessionStorage.setItem(name, String(Date.now()));
    document.addEventListener("error", ({ target }) => target instanceof HTMLScriptElement && note("failed"), true);
    window.addEventListener("beforeunload", () => note("left"));
  });
  const loads = loadsOf(page);
  await page.goto("/about");
  await expect.poll(() => loads.length).toBe(2);
  await page.waitForTimeout(2500);
  expect(loads.length).toBe(2);
  const [failed, left] = await page.evaluate(() =>
    ["failed", "left"].map((name) => Number(sessionStorage.getItem(name))),
  );
  expect(failed).toBeGreaterThan(0);
  expect((left ?? 0) - (failed ?? 0), "ms between failure and reload").toBeGreaterThanOrEqual(1000);
  await expect(page.getByRole("contentinfo").getByRole("link", { name: "Privacy Policy" })).toBeVisible();
});

test("SHELL-03 a failing newsletter script never reloads over unsaved text", async ({
  openInstallation,
  openPage,
  expectedConsole,
}) => {
  expectedConsole.push(UNREACHABLE);
  const installation = await openInstallation({
    NEWSLETTER_SCRIPT_URL: `http://127.0.0.1:${await closedPort()}/form.js`,
  });
  const page = await openPage({ url: installation.url });
  await signUp(page.request);
  // Only what is typed makes text unsaved, so the script is held until then.
  const typed = Promise.withResolvers<void>();
  await page.route("**/form.js", async (route) => {
    await typed.promise;
    await route.abort("connectionrefused");
  });
  const loads = loadsOf(page);
  // A page that is still waiting for the script has not loaded yet.
  await page.goto("/checkmessage", { waitUntil: "domcontentloaded" });
  await messageBox(page).pressSequentially("Half a sen");
  typed.resolve();
  await page.waitForTimeout(2500);
  expect(loads.length).toBe(1);
});

test("SHELL-03 an external newsletter script replaces the form", async ({ openInstallation, openPage }) => {
  const provider = createServer((_request, response) => {
    response.setHeader("content-type", "text/javascript");
    response.end(`
      const form = document.createElement("form");
      form.setAttribute("aria-label", "Letters from elsewhere");
      form.append(document.createElement("button"));
      form.firstChild.textContent = "Join the letters";
      document.currentScript.after(form);
    `);
  });
  await new Promise<void>((resolve) => provider.listen(0, "127.0.0.1", resolve));
  const { port } = provider.address() as AddressInfo;
  const installation = await openInstallation({ NEWSLETTER_SCRIPT_URL: `http://127.0.0.1:${port}/form.js` });
  const page = await openPage({ url: installation.url });
  const loads = loadsOf(page);
  await page.goto("/about");
  const footer = page.getByRole("contentinfo");
  await expect(footer.getByRole("button", { name: "Join the letters" })).toBeVisible();
  await expect(footer.getByRole("button", { name: "Subscribe" })).toHaveCount(0);
  await page.waitForTimeout(1500);
  expect(loads.length).toBe(1);
  provider.close();
});

/** A port at which nobody listens. */
async function closedPort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}
