/**
 * How soon the writing screen answers a hand, on a processor four times slower than this one: every key and press from the
 * event to the next paint, as the browser itself measures interactions, with feedback while typing off and on.
 */
import { execFileSync } from "node:child_process";
import { loadavg } from "node:os";
import { join } from "node:path";
import { type Browser, chromium, type Page } from "@playwright/test";
import { percentile } from "./closed-loop.ts";
import { signUpForCookie, withInstallation } from "./installation.ts";

const SLOWER = 4;
const TARGET_P75_MS = 100;
const KEY_PAUSE_MS = 120;
/** The whole message, on a machine that has other work besides. */
const TYPED_WITHIN_MS = 120_000;
const ENSURE_CHROMIUM = join(import.meta.dirname, "../scripts/ensure-chromium.ts");
const QUIET = ["--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run"];
const MESSAGE =
  "You never listen to me. I was waiting for the report since Monday, and you were too lazy to send it. " +
  "I feel ignored. Could you send it by noon?";

await withInstallation(async ({ url }) => {
  const executablePath = execFileSync(process.execPath, [ENSURE_CHROMIUM]).toString().trim();
  const browser = await chromium.launch({ executablePath, args: QUIET });
  try {
    for (const whileTyping of [false, true]) {
      const times = await measure(browser, url, whileTyping);
      const p75 = percentile(times, 0.75);
      const worst = times.at(-1);
      console.log(
        `feedback while typing ${whileTyping ? "on" : "off"}: ${times.length} interactions, p75 ${p75} ms, ` +
          `worst ${worst} ms, ratio ${(p75 / TARGET_P75_MS).toFixed(2)} of ${TARGET_P75_MS} (load ${loadavg()[0]?.toFixed(1)})`,
      );
    }
  } finally {
    await browser.close();
  }
});

async function measure(browser: Browser, url: string, whileTyping: boolean): Promise<number[]> {
  const cookie = await signUpForCookie(url);
  const context = await browser.newContext({ extraHTTPHeaders: { cookie } });
  const page = await context.newPage();
  page.setDefaultTimeout(TYPED_WITHIN_MS);
  await page.goto(`${url}/checkmessage`);
  const box = page.getByRole("textbox", { name: "Your message" });
  if (whileTyping) {
    await page.getByRole("switch", { name: "Feedback while typing" }).click();
    await box.fill("The");
    await page.getByText("Looks Good.").last().waitFor();
    await box.fill("");
  }
  await page.evaluate(watchInteractions);
  await (await context.newCDPSession(page)).send("Emulation.setCPUThrottlingRate", { rate: SLOWER });
  await box.pressSequentially(MESSAGE, { delay: KEY_PAUSE_MS });
  await page.getByRole("button", { name: "Get Feedback" }).click();
  await page.getByRole("button", { name: "Why and how" }).first().click();
  await box.press("End");
  await box.pressSequentially(" Please.", { delay: KEY_PAUSE_MS });
  const times = await readInteractions(page);
  await context.close();
  return times.toSorted((a, b) => a - b);
}

declare global {
  interface Window {
    longest: ReadonlyMap<number, number>;
  }
}

/** Shorter ones are told as zero by the browser's own rounding; it tells none below 16 ms. */
function watchInteractions(): void {
  const longest = new Map<number, number>();
  Object.assign(window, { longest });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const id = (entry as PerformanceEventTiming & { interactionId: number }).interactionId;
      if (id) longest.set(id, Math.max(longest.get(id) ?? 0, entry.duration));
    }
  }).observe({ type: "event", durationThreshold: 16, buffered: true } as PerformanceObserverInit);
}

function readInteractions(page: Page): Promise<number[]> {
  return page.evaluate(() => [...window.longest.values()]);
}
