/**
 * Prints the path of a Chrome or Chromium that browser tests can drive: CHROMIUM_PATH, else the headless shell, which takes
 * a fifth less of the processor (root on Debian gets its package), else a browser that the machine has, Playwright's own
 * download, or Debian's package. What it does on the way is said on stderr.
 */
import { execFileSync, spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { chromium } from "@playwright/test";

const SHELLS = [process.env.CHROMIUM_PATH, "/usr/bin/chromium-headless-shell"];
const BROWSERS = [
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/usr/bin/google-chrome-stable",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
];
const DOWNLOAD_TIMEOUT_MS = 180_000;

const isRoot = process.getuid?.() === 0;
const found =
  first(SHELLS) ??
  (isRoot ? fromDebian("chromium-headless-shell") : undefined) ??
  first(BROWSERS) ??
  downloaded() ??
  fromPlaywright() ??
  fromDebian("chromium");
if (!found) {
  console.error(
    "No Chrome or Chromium here, and none could be installed. Install one, or set CHROMIUM_PATH to its program.",
  );
  process.exit(1);
}
console.log(found);

function first(paths: readonly (string | undefined)[]): string | undefined {
  return paths.find((path) => path !== undefined && existsSync(path));
}

function downloaded(): string | undefined {
  return first([chromium.executablePath()]);
}

function fromPlaywright(): string | undefined {
  console.error("Installing Playwright's Chromium …");
  spawnSync("playwright", ["install", "chromium"], { stdio: ["ignore", 2, 2], timeout: DOWNLOAD_TIMEOUT_MS });
  return downloaded();
}

/** Installs one of Debian's packages of Chromium; both put a program of their own name into /usr/bin. */
function fromDebian(name: string): string | undefined {
  if (!existsSync("/usr/bin/apt-get")) return undefined;
  console.error(`Installing Debian's ${name} …`);
  const sudo = isRoot ? [] : ["sudo", "-n"];
  for (const step of [
    ["apt-get", "update"],
    ["apt-get", "install", "-y", "--no-install-recommends", name],
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
  return first([`/usr/bin/${name}`]);
}
