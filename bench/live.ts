/**
 * From the moment somebody saves in one browser to the moment another browser shows it, with 200 more event streams open:
 * a list, once they only listen and once each keeps up as a tab with the list on its screen does; then a shared sheet.
 */
import { execFileSync } from "node:child_process";
import { randomUUID } from "node:crypto";
import { loadavg } from "node:os";
import { join } from "node:path";
import { chromium, type Page } from "@playwright/test";
import * as Y from "yjs";
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

/** Sends one save from the page, with a text that nothing else has. */
type Save = (page: Page, text: string) => Promise<number>;

await withInstallation(
  async ({ url, adminLink = "" }) => {
    const admin = await signUpForCookie(url);
    const token = new URL(adminLink).searchParams.get("token");
    await post(`${url}/api/me/admin`, admin, { token });
    const executablePath = execFileSync(process.execPath, [ENSURE_CHROMIUM]).toString().trim();
    const browser = await chromium.launch({ executablePath, args: QUIET });
    try {
      const writer = await open(admin);
      const reader = await open(await signUpForCookie(url));
      await reader.getByRole("list", { name: "Situations" }).waitFor();
      await reader.evaluate(watchTexts, "article a");
      const listeners = await listen("/api/live", "/api/scenarios");
      print("a list, they listen", await measure(writer, reader, saveScenario));
      for (const listener of listeners) listener.keepsUp = true;
      print("a list, they keep up", await measure(writer, reader, saveScenario));
      await close(listeners);

      const sessionId = randomUUID();
      const path = `/api/groups/general/${sessionId}/scenario1`;
      await reader.goto(`/respondtoscenario/scenario1?groupName=general&sessionId=${sessionId}&initialiseDoc=true`);
      await reader.getByRole("tab", { name: "Strategies", exact: true }).click();
      await reader.getByRole("textbox", { name: "Ways that could work" }).waitFor();
      await reader.evaluate(watchTexts, "textarea");
      const { id } = (await (await fetch(`${url}${path}`)).json()) as { id: string };
      const colleagues = await listen(`/api/live?sheet=${id}`, path);
      for (const listener of colleagues) listener.keepsUp = true;
      print("a shared sheet, they keep up", await measure(writer, reader, saveField(path)));
      await close(colleagues);
    } finally {
      await browser.close();
    }

    async function open(cookie: string): Promise<Page> {
      const context = await browser.newContext({ baseURL: url, extraHTTPHeaders: { cookie } });
      const page = await context.newPage();
      await page.goto("/");
      return page;
    }

    function listen(path: string, reads: string): Promise<Listener[]> {
      return Promise.all(Array.from({ length: LISTENERS }, () => Listener.open({ url, path, reads })));
    }
  },
  { LIVE_STREAMS_PER_ADDRESS: "1000" },
);

async function close(listeners: readonly Listener[]): Promise<void> {
  const heard = listeners.map(({ count }) => count);
  const requests = listeners.reduce((sum, listener) => sum + listener.requests, 0);
  console.log(
    `  the streams heard ${Math.min(...heard)} to ${Math.max(...heard)} events each, and sent ${requests} requests`,
  );
  await Promise.all(listeners.map((listener) => listener.close()));
}

/** Notes when each new text is on the screen: of links as they stand there, of boxes as they are filled. */
function watchTexts(selector: string): void {
  const shownAt: Record<string, number> = {};
  Object.assign(window, { shownAt });
  const look = () => {
    for (const element of document.querySelectorAll(selector)) {
      const text = element instanceof HTMLTextAreaElement ? element.value : element.textContent;
      shownAt[text ?? ""] ??= Date.now();
    }
    requestAnimationFrame(look);
  };
  look();
}

function saveScenario(page: Page, text: string): Promise<number> {
  return page.evaluate(async (title) => {
    const sentAt = Date.now();
    const body = JSON.stringify({ id: crypto.randomUUID(), title, isPublic: true });
    await fetch("/api/scenarios", { method: "POST", headers: { "content-type": "application/json" }, body });
    return sentAt;
  }, text);
}

function saveField(path: string): Save {
  const doc = new Y.Doc();
  const text = doc.getText("strategies");
  return async (page, words) => {
    const updates: Uint8Array[] = [];
    doc.once("update", (update: Uint8Array) => updates.push(update));
    doc.transact(() => {
      text.delete(0, text.length);
      text.insert(0, words);
    });
    const update = Buffer.from(Y.mergeUpdates(updates)).toString("base64");
    return page.evaluate(
      async ({ path, json }) => {
        const sentAt = Date.now();
        await fetch(path, { method: "PATCH", headers: { "content-type": "application/json" }, body: json });
        return sentAt;
      },
      { path, json: JSON.stringify({ writer: doc.clientID, field: "strategies", update }) },
    );
  };
}

declare global {
  interface Window {
    shownAt: Readonly<Record<string, number>>;
  }
}

/** Saves in one browser, one after the other, and says how long each took to be shown in the other. */
async function measure(writer: Page, reader: Page, save: Save): Promise<number[]> {
  const times: number[] = [];
  for (let count = 0; count < SAVES; count++) {
    const text = `A seat ${randomUUID()}`;
    const sentAt = await save(writer, text);
    const shown = await reader.waitForFunction((text) => window.shownAt[text], text);
    if (count >= WARM_UP_SAVES) times.push(Number(await shown.jsonValue()) - sentAt);
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
