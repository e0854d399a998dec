import { execFileSync } from "node:child_process";
import { randomUUID } from "node:crypto";
import { join } from "node:path";
import { type Browser, chromium, type Page } from "@playwright/test";
import type { RunningServer } from "@wellput/e2e/server";
import { ask } from "./ask.ts";
import { signUpForCookie } from "./installation.ts";

const PATIENCE_MS = 60_000;
const ENSURE_CHROMIUM = join(import.meta.dirname, "../scripts/ensure-chromium.ts");
const QUIET = ["--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run"];

/** A browser for as long as it is used. */
export async function withBrowser(use: (browser: Browser) => Promise<void>): Promise<void> {
  const executablePath = execFileSync(process.execPath, [ENSURE_CHROMIUM]).toString().trim();
  const browser = await chromium.launch({ executablePath, args: QUIET });
  try {
    await use(browser);
  } finally {
    await browser.close();
  }
}

interface OpenWorkshop {
  readonly id: string;
  readonly code: string;
  /** Of its trainer. */
  readonly cookie: string;
  /** Leads the room to a step, and answers its id. */
  readonly go: (position: number) => Promise<string | undefined>;
  /** All that was written in it, as one text. */
  readonly readAll: () => Promise<string>;
}

/** A workshop of these steps on a fresh installation, whose trainer is its first admin. */
export async function openWorkshop(
  { url, adminLink = "" }: Pick<RunningServer, "url" | "adminLink">,
  steps: readonly object[],
): Promise<OpenWorkshop> {
  const cookie = await signUpForCookie(url);
  const send = (path: string, method: string, body?: object) => ask(url + path, cookie, method, body);
  await send("/api/me/admin", "POST", { token: new URL(adminLink).searchParams.get("token") });
  const id = randomUUID();
  const opened = await send("/api/workshops", "POST", { id, title: "Bench", steps });
  return {
    id,
    code: opened.json<{ code: string }>().code,
    cookie,
    go: async (position) => {
      const desk = await send(`/api/workshops/${id}`, "PATCH", { act: "go", position });
      return desk.json<{ steps: readonly { id: string }[] }>().steps[position]?.id;
    },
    readAll: async () => (await send(`/api/workshops/${id}/results`, "GET")).text,
  };
}

/** A page in a browser of its own, as another person has one. */
export async function openPage(browser: Browser, extraHTTPHeaders: Record<string, string> = {}): Promise<Page> {
  const page = await (await browser.newContext({ extraHTTPHeaders })).newPage();
  page.setDefaultTimeout(PATIENCE_MS);
  return page;
}

export async function comeIn(browser: Browser, link: string): Promise<Page> {
  const page = await openPage(browser);
  await page.goto(link);
  await page.getByRole("button", { name: "Join", exact: true }).click();
  await page.getByText(/You are in/).waitFor();
  return page;
}

export function print(what: string, value: number, target: number, unit: "s" | "ms"): void {
  const ratio = (value / target).toFixed(2);
  console.log(`${what}: ${value.toFixed(unit === "s" ? 1 : 0)} ${unit} (target ${target}, ratio ${ratio})`);
}
