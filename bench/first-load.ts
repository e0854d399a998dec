/** What a first load fetches, page by page, and what Lighthouse says of each on a desktop. */
import { execFileSync } from "node:child_process";
import { join } from "node:path";
import { chromium } from "@playwright/test";
import { FIRST_LOAD_MAX_KB, firstLoadOf } from "@wellput/e2e/first-load";
import { launch } from "chrome-launcher";
import lighthouse, { desktopConfig } from "lighthouse";
import { signUpForCookie, withInstallation } from "./installation.ts";

const ENSURE_CHROMIUM = join(import.meta.dirname, "../scripts/ensure-chromium.ts");
const QUIET = ["--headless=new", "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run"];
const VISITOR_PAGES = ["/front", "/signin"];
const MEMBER_PAGES = ["/", "/checkmessage"];

await withInstallation(async ({ url }) => {
  const cookie = await signUpForCookie(url);
  const executablePath = execFileSync(process.execPath, [ENSURE_CHROMIUM]).toString().trim();
  const pages = [
    ...VISITOR_PAGES.map((path) => ({ path, headers: {} })),
    ...MEMBER_PAGES.map((path) => ({ path, headers: { cookie } })),
  ];
  const browser = await chromium.launch({ executablePath, args: QUIET });
  for (const { path, headers } of pages) {
    const context = await browser.newContext({ extraHTTPHeaders: headers });
    const { codeBytes, code, requests } = await firstLoadOf(await context.newPage(), url + path);
    const kb = codeBytes / 1000;
    console.log(
      `${path}: ${kb.toFixed(1)} kB gzip of JavaScript and CSS in ${code.size} files, ${requests} requests in all, ` +
        `ratio ${(kb / FIRST_LOAD_MAX_KB).toFixed(2)} of ${FIRST_LOAD_MAX_KB}`,
    );
    await context.close();
  }
  await browser.close();
  for (const { path, headers } of pages) await printLighthouse(executablePath, url + path, headers);
});

/** On a busy machine a trace may lack its own beginning: Lighthouse then gives no figure, and asks to be run again. */
const RUNS_MAX = 3;

async function printLighthouse(chromePath: string, address: string, headers: Record<string, string>, runs = 1) {
  const chrome = await launch({ chromePath, chromeFlags: QUIET });
  try {
    const onlyCategories = ["performance", "accessibility", "best-practices"];
    const run = await lighthouse(address, { port: chrome.port, extraHeaders: headers, onlyCategories }, desktopConfig);
    if (!run) throw new Error("Lighthouse gave no result");
    const { runtimeError } = run.lhr;
    if (runtimeError && runs < RUNS_MAX) {
      console.log(`Lighthouse ${new URL(address).pathname}: ${runtimeError.code}, once more`);
      return await printLighthouse(chromePath, address, headers, runs + 1);
    }
    const scores = Object.values(run.lhr.categories).map(({ title, score }) => `${title} ${score}`);
    console.log(`Lighthouse ${new URL(address).pathname}: ${scores.join(", ")}`);
    for (const audit of Object.values(run.lhr.audits)) {
      if (audit.score !== null && audit.score < 1)
        console.log(`  below 1: ${audit.id} ${audit.score} ${audit.displayValue ?? ""}`);
    }
  } finally {
    chrome.kill();
  }
}
