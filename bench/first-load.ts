/** The signed-in home: what a first load transfers, and what Lighthouse says of it on a desktop. */
import { execFileSync } from "node:child_process";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { launch } from "chrome-launcher";
import lighthouse, { desktopConfig } from "lighthouse";
import { signUpForCookie, withInstallation } from "./installation.ts";

const BUDGET_KB = 250;
const ENSURE_CHROMIUM = join(import.meta.dirname, "../scripts/ensure-chromium.ts");
const QUIET = ["--headless=new", "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run"];

await withInstallation(async ({ url }) => {
  const cookie = await signUpForCookie(url);
  const chromePath = execFileSync(process.execPath, [ENSURE_CHROMIUM]).toString().trim();
  const chrome = await launch({ chromePath, chromeFlags: QUIET });
  try {
    const run = await lighthouse(
      `${url}/`,
      {
        port: chrome.port,
        extraHeaders: { cookie },
        onlyCategories: ["performance", "accessibility", "best-practices"],
      },
      desktopConfig,
    );
    if (!run) throw new Error("Lighthouse gave no result");
    await printTransfer(run.lhr.audits["network-requests"]?.details);
    for (const { title, score } of Object.values(run.lhr.categories)) console.log(`Lighthouse ${title}: ${score}`);
    for (const audit of Object.values(run.lhr.audits)) {
      if (audit.score !== null && audit.score < 1)
        console.log(`  below 1: ${audit.id} ${audit.score} ${audit.displayValue ?? ""}`);
    }
  } finally {
    chrome.kill();
  }
});

interface NetworkDetails {
  readonly items?: readonly { readonly url: string; readonly resourceType: string }[];
}

/** Sizes by our own gzip of what was asked for, whatever encoding the server chose. */
async function printTransfer(details: unknown): Promise<void> {
  const items = (details as NetworkDetails | undefined)?.items ?? [];
  const code = items.filter(({ resourceType }) => resourceType === "Script" || resourceType === "Stylesheet");
  let bytes = 0;
  for (const { url } of code) bytes += gzipSync(await (await fetch(url)).text()).length;
  const kb = bytes / 1000;
  console.log(
    `first load: ${kb.toFixed(1)} kB gzip of JavaScript and CSS in ${code.length} files, ratio ${(kb / BUDGET_KB).toFixed(2)} of ${BUDGET_KB}`,
  );
}
