/** `npm run icons`: draws the pictures by which a phone or a desk shows the installed app, from our own icon. */
import { mkdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { chromium } from "@playwright/test";

const PUBLIC = join(import.meta.dirname, "../apps/web/public");
const ICONS = join(PUBLIC, "icons");
const GROUND = "#17675f";

/** A maskable one fills its square, and what counts stays within the middle: a phone cuts it to a shape of its own. */
const SHAPES = [
  { name: "icon-192.png", size: 192, scale: 1, ground: "transparent" },
  { name: "icon-512.png", size: 512, scale: 1, ground: "transparent" },
  { name: "icon-maskable-512.png", size: 512, scale: 0.8, ground: GROUND },
  { name: "apple-touch-icon.png", size: 180, scale: 0.9, ground: GROUND },
];

const drawing = await readFile(join(PUBLIC, "icon.svg"), "utf8");
await mkdir(ICONS, { recursive: true });
const { CHROMIUM_PATH } = process.env;
const browser = await chromium.launch({
  args: ["--no-sandbox", "--disable-gpu"],
  ...(CHROMIUM_PATH && { executablePath: CHROMIUM_PATH }),
});
const page = await browser.newPage();
for (const { name, size, scale, ground } of SHAPES) {
  await page.setViewportSize({ width: size, height: size });
  const side = Math.round(size * scale);
  await page.setContent(
    `<style>body{margin:0;display:grid;place-items:center;height:100vh;background:${ground}}svg{width:${side}px;height:${side}px}</style>${drawing}`,
  );
  await page.screenshot({ path: join(ICONS, name), omitBackground: true });
}
await browser.close();
