import type { Page } from "@playwright/test";
import { expectAccessible } from "../fixtures/accessible.ts";
import { UNREACHABLE } from "../fixtures/console.ts";
import { DIFFICULT } from "../fixtures/messages.ts";
import { comments, marks, messageBox, toast } from "../fixtures/steps.ts";
import { expect, test } from "../fixtures/test.ts";

test.use({ serviceWorkers: "allow" });

/** What the browser keeps for later, by its paths. */
const kept = (page: Page) =>
  page.evaluate(async () => {
    const stores = await Promise.all((await caches.keys()).map((name) => caches.open(name)));
    const requests = (await Promise.all(stores.map((store) => store.keys()))).flat();
    return requests.map(({ url }) => new URL(url).pathname);
  });

test("ENG-10 ENG-12 after one visit the app opens without a network, reads a message on this device as it is read elsewhere, and goes on with it later", async ({
  memberPage: page,
  context,
  expectedConsole,
}) => {
  test.setTimeout(120_000);
  expectedConsole.push(UNREACHABLE, /ERR_INTERNET_DISCONNECTED/);
  await page.goto("/checkmessage");
  const hasAll = async () => {
    const paths = await kept(page);
    return paths.includes("/help") && paths.some((path) => /\/worker-[^/]+\.js$/.test(path));
  };
  await expect.poll(hasAll, { timeout: 60_000 }).toBe(true);
  await page.evaluate(async () => (await navigator.serviceWorker.ready).active?.state);

  // Whoever asks for feedback without a network is led to the reader of this device, with what they wrote.
  await messageBox(page).fill("You never listen to me.");
  await context.setOffline(true);
  await page.getByRole("button", { name: "Get Feedback", exact: true }).click();
  await toast(page, "There is no network just now.").getByRole("button", { name: "Write offline" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Write offline");
  await expect(messageBox(page)).toHaveValue("You never listen to me.");

  await page.goto("/");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Write offline");
  await messageBox(page).fill(DIFFICULT.text);
  await expect(marks(page)).toHaveCount(DIFFICULT.phrases.length);
  await expect(comments(page).first()).toBeVisible();
  await expectAccessible(page, "writing offline");

  const said = page.getByRole("region", { name: "Feedback" });
  await messageBox(page).fill("My husband hits me when he is drunk.");
  const help = said.getByRole("group", { name: "Where help is" });
  await expect(help).toContainText("You deserve to be safe");
  await expect(help.getByRole("link", { name: /findahelpline/ })).toBeVisible();
  await expect(said.getByRole("status")).toHaveText(/Where help is stands after what you wrote/);
  await expect(said.getByText("Looks Good.")).toHaveCount(0);
  await messageBox(page).fill("Tu ne m'écoutes jamais et je suis vraiment fatigué de tout cela.");
  await expect(said.getByText("I read English so far.").last()).toBeVisible();
  await expect(said.getByText("Looks Good.")).toHaveCount(0);
  await messageBox(page).fill("I am frustrated.");
  await expect(said.getByText("Nothing here is likely to hurt. One thing could be added.")).toBeVisible();
  await messageBox(page).fill(DIFFICULT.text);
  await expect(marks(page)).toHaveCount(DIFFICULT.phrases.length);

  await context.setOffline(false);
  await page.getByRole("link", { name: "Go on in Compose Message" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Compose Message");
  // It stands below what waited here: nothing of either is lost.
  await expect(messageBox(page)).toHaveValue(`You never listen to me.\n\n${DIFFICULT.text}`);

  // Nothing of a person is among what is kept, signed in or out: only files of the app, and one page as everybody gets it.
  await page.getByRole("banner").getByRole("button", { name: "Logout" }).click();
  await expect(page).toHaveURL(/\/signin/);
  const isOfTheApp = (path: string) =>
    /^\/(?:help|manifest\.webmanifest|icon\.svg|icons\/[^/]+|assets\/[^/]+)$/.test(path);
  expect((await kept(page)).filter((path) => !isOfTheApp(path))).toEqual([]);
});

test("the app can be installed: its manifest names pictures that are there, in the sizes that are asked for", async ({
  page,
  request,
}) => {
  await page.goto("/signin");
  const href = await page.locator("link[rel=manifest]").getAttribute("href");
  const answer = await request.get(href ?? "");
  const manifest = (await answer.json()) as {
    icons: { src: string; sizes: string; type: string; purpose: string }[];
    display: string;
  };
  expect(manifest.display).toBe("standalone");
  expect(manifest.icons.map(({ sizes, purpose }) => `${sizes} ${purpose}`)).toEqual([
    "any any",
    "192x192 any",
    "512x512 any",
    "512x512 maskable",
  ]);
  for (const { src, type } of manifest.icons) {
    const icon = await request.get(src);
    expect(icon.headers()["content-type"]).toContain(type);
  }
});
