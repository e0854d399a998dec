/**
 * From the moment somebody saves in one browser to the moment another browser shows it, with 200 more event streams open:
 * once they only listen, once each asks for the list again, as a browser with the list on its screen does.
 */
import { execFileSync } from "node:child_process";
import { randomUUID } from "node:crypto";
import { loadavg } from "node:os";
import { join } from "node:path";
import { chromium, type Page } from "@playwright/test";
import { percentile } from "./closed-loop.ts";
import { signUpForCookie, withInstallation } from "./installation.ts";
import { Listener } from "./listener.ts";

const LISTENERS = 200;
const SAVES = 60;
/** The first ones warm the server and both browsers up. */
const WARM_UP_SAVES = 5;
const PAUSE_MS = 100;
const TARGET_P95_MS = 150;
const ENSURE_CHROMIUM = join(import.meta.dirname, "../scripts/ensure-chromium.ts");
const QUIET = ["--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run"];

await withInstallation(async ({ url, adminLink = "" }) => {
  const admin = await signUpForCookie(url);
  const token = new URL(adminLink).searchParams.get("token");
  await post(`${url}/api/me/admin`, admin, { token });
  const executablePath = execFileSync(process.execPath, [ENSURE_CHROMIUM]).toString().trim();
  const browser = await chromium.launch({ executablePath, args: QUIET });
  try {
    const writer = await open(admin);
    const reader = await open(await signUpForCookie(url));
    await reader.getByRole("list", { name: "Situations" }).waitFor();
    await reader.evaluate(watchTitles);
    const listeners = await Promise.all(Array.from({ length: LISTENERS }, () => Listener.open(url)));
    print("they listen", await measure(writer, reader));
    for (const listener of listeners) listener.asksAgain = true;
    print("they ask again", await measure(writer, reader));
    const heard = listeners.map(({ count }) => count);
    console.log(`the streams heard ${Math.min(...heard)} to ${Math.max(...heard)} events each`);
    await Promise.all(listeners.map((listener) => listener.close()));
  } finally {
    await browser.close();
  }

  async function open(cookie: string): Promise<Page> {
    const context = await browser.newContext({ baseURL: url, extraHTTPHeaders: { cookie } });
    const page = await context.newPage();
    await page.goto("/");
    return page;
  }
});

/** Notes when each new title is on the screen. */
function watchTitles(): void {
  const shownAt: Record<string, number> = {};
  Object.assign(window, { shownAt });
  new MutationObserver(() => {
    for (const link of document.querySelectorAll("article a")) shownAt[link.textContent ?? ""] ??= Date.now();
  }).observe(document.body, { subtree: true, childList: true });
}

/** Saves in one browser, one after the other, and says how long each took to be shown in the other. */
async function measure(writer: Page, reader: Page): Promise<number[]> {
  const times: number[] = [];
  for (let save = 0; save < SAVES; save++) {
    const title = `A seat ${randomUUID()}`;
    const sentAt = await writer.evaluate(async (title) => {
      const sentAt = Date.now();
      const body = JSON.stringify({ id: crypto.randomUUID(), title, isPublic: true });
      await fetch("/api/scenarios", { method: "POST", headers: { "content-type": "application/json" }, body });
      return sentAt;
    }, title);
    const shown = await reader.waitForFunction(
      (title) => (window as unknown as { shownAt: Record<string, number> }).shownAt[title],
      title,
    );
    if (save >= WARM_UP_SAVES) times.push(Number(await shown.jsonValue()) - sentAt);
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
  }
  return times.sort((a, b) => a - b);
}

function print(what: string, times: readonly number[]): void {
  const p95 = percentile(times, 0.95);
  console.log(
    `${LISTENERS} more streams, ${what}: p50 ${percentile(times, 0.5)} ms, p95 ${p95} ms ` +
      `(target ${TARGET_P95_MS}, ratio ${(p95 / TARGET_P95_MS).toFixed(2)}); load of the machine ${loadavg()[0]?.toFixed(1)}`,
  );
}

async function post(url: string, cookie: string, json: object): Promise<void> {
  const headers = { cookie, "content-type": "application/json" };
  const answer = await fetch(url, { method: "POST", headers, body: JSON.stringify(json) });
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}`);
}
