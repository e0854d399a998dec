// Prints the handouts to tagged PDFs and pictures of their pages: node scripts/handouts/make-handouts.ts
import { rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { chromium } from "@playwright/test";
import { FOLDER, HANDOUTS, STAMPS, sourceOf, stampOf } from "./sources.ts";

const PICTURE = { width: 794, height: 1123 };

const { CHROMIUM_PATH } = process.env;
const browser = await chromium.launch({
  args: ["--no-sandbox"],
  ...(CHROMIUM_PATH && { executablePath: CHROMIUM_PATH }),
});
const page = await browser.newPage({ viewport: { width: PICTURE.width, height: PICTURE.height * 2 } });
const stamps: Record<string, string> = {};
for (const handout of HANDOUTS) {
  // The fonts are named from here, so the page must stand here too.
  const path = join(import.meta.dirname, "sheet.tmp.html");
  await writeFile(path, sourceOf(handout));
  await page.goto(pathToFileURL(path).href);
  await page.evaluate(() => document.fonts.ready);
  await page.pdf({
    path: join(FOLDER, `${handout.slug}.pdf`),
    preferCSSPageSize: true,
    printBackground: true,
    tagged: true,
  });
  for (const [at, sheet] of (await page.locator(".page").all()).entries()) {
    await sheet.screenshot({ path: join(FOLDER, `${handout.slug}-${at + 1}.png`) });
  }
  await rm(path);
  stamps[handout.slug] = stampOf(handout);
}
await browser.close();
await writeFile(STAMPS, `${JSON.stringify(stamps, null, 2)}\n`);
