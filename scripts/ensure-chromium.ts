/**
 * Prints the path of a Chrome or Chromium that browser tests can drive: CHROMIUM_PATH, one that the machine has, else
 * Playwright's own download, else Debian's package. What it does on the way is said on stderr.
 */
import { execFileSync, spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { chromium } from "@playwright/test";

const CANDIDATES = [
  process.env.CHROMIUM_PATH,
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/usr/bin/google-chrome-stable",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
];
const DOWNLOAD_TIMEOUT_MS = 180_000;

const found = find() ?? fromPlaywright() ?? fromDebian();
if (!found) {
  console.error(
    "No Chrome or Chromium here, and none could be installed. Install one, or set CHROMIUM_PATH to its program.",
  );
  process.exit(1);
}
console.log(found);

function find(): string | undefined {
  return CANDIDATES.find((path) => path !== undefined && existsSync(path)) ?? downloaded();
}

function downloaded(): string | undefined {
  const path = chromium.executablePath();
  return existsSync(path) ? path : undefined;
}

function fromPlaywright(): string | undefined {
  console.error("Installing Playwright's Chromium …");
  spawnSync("playwright", ["install", "chromium"], { stdio: ["ignore", 2, 2], timeout: DOWNLOAD_TIMEOUT_MS });
  return downloaded();
}

function fromDebian(): string | undefined {
  if (!existsSync("/usr/bin/apt-get")) return undefined;
  console.error("Installing Debian's Chromium …");
  const sudo = process.getuid?.() === 0 ? [] : ["sudo", "-n"];
  for (const step of [
    ["apt-get", "update"],
    ["apt-get", "install", "-y", "--no-install-recommends", "chromium"],
  ]) {
    const [program = "", ...args] = [...sudo, ...step];
    try {
      execFileSync(program, args, {
        stdio: ["ignore", 2, 2],
        env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
      });
    } catch {
      return undefined;
    }
  }
  return find();
}
