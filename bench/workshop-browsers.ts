/**
 * A workshop in twelve real browsers beside a trainer's: how long until all are in, until the trainer reads what each wrote, and
 * until a letter that eight type into one field stands before the others. On PostgreSQL where DATABASE_URL names one.
 */
import { execFileSync } from "node:child_process";
import { randomUUID } from "node:crypto";
import { loadavg } from "node:os";
import { join } from "node:path";
import { type Browser, chromium, type Page } from "@playwright/test";
import { percentile } from "./closed-loop.ts";
import { signUpForCookie, withInstallation } from "./installation.ts";

const PEOPLE = 12;
const WRITERS = 8;
const LETTERS_EACH = 20;
const BETWEEN_LETTERS_MS = 250;
const TARGET = { joinedS: 60, seenMs: 300, typedMs: 150 };
const PATIENCE_MS = 60_000;
const ENSURE_CHROMIUM = join(import.meta.dirname, "../scripts/ensure-chromium.ts");
const QUIET = ["--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run"];

await withInstallation(
  async ({ url, adminLink = "" }) => {
    const cookie = await signUpForCookie(url);
    const send = async (path: string, method: string, body: object) => {
      const headers = { cookie, origin: url, "content-type": "application/json" };
      const answer = await fetch(url + path, { method, headers, body: JSON.stringify(body) });
      if (!answer.ok) throw new Error(`${method} ${path} answered ${answer.status}`);
      return (await answer.json()) as { code: string };
    };
    await send("/api/me/admin", "POST", { token: new URL(adminLink).searchParams.get("token") });
    const id = randomUUID();
    const steps = [
      { kind: "question", prompt: "What would you say?" },
      { kind: "question", prompt: "And together?", mode: "room" },
    ];
    const { code } = await send("/api/workshops", "POST", { id, title: "Bench", steps });
    const go = (position: number) => send(`/api/workshops/${id}`, "PATCH", { act: "go", position });

    const executablePath = execFileSync(process.execPath, [ENSURE_CHROMIUM]).toString().trim();
    const browser = await chromium.launch({ executablePath, args: QUIET });
    try {
      const trainer = await open(browser, { cookie });
      await trainer.goto(`${url}/workshops/${id}`);

      const joining = performance.now();
      const people = await Promise.all(Array.from({ length: PEOPLE }, () => comeIn(browser, `${url}/join/${code}`)));
      print(`${PEOPLE} browsers joined`, (performance.now() - joining) / 1000, TARGET.joinedS, "s");

      await go(0);
      const waits = await answers(people, trainer);
      print("an answer, from 'Sent' to the trainer's screen, p95", percentile(waits, 0.95), TARGET.seenMs, "ms");

      await go(1);
      const times = await typeTogether(people);
      print(
        `${WRITERS} typing in one field, ${times.length} letters seen, p95`,
        percentile(times, 0.95),
        TARGET.typedMs,
        "ms",
      );
      console.log(`load of the machine ${loadavg()[0]?.toFixed(1)}`);
    } finally {
      await browser.close();
    }
  },
  { ...(process.env.DATABASE_URL && { DATABASE_URL: process.env.DATABASE_URL }) },
);

async function open(browser: Browser, extraHTTPHeaders: Record<string, string> = {}): Promise<Page> {
  const page = await (await browser.newContext({ extraHTTPHeaders })).newPage();
  page.setDefaultTimeout(PATIENCE_MS);
  return page;
}

async function comeIn(browser: Browser, link: string): Promise<Page> {
  const page = await open(browser);
  await page.goto(link);
  await page.getByRole("button", { name: "Join", exact: true }).click();
  await page.getByText(/You are in/).waitFor();
  return page;
}

/** Each writes their own answer; gives how long each took from one screen to the other, in ms, sorted. */
async function answers(people: readonly Page[], trainer: Page): Promise<number[]> {
  const waits = people.map(async (page, at) => {
    const text = `Could we talk about it on Monday? ${at}.`;
    const read = trainer.getByText(text, { exact: true }).waitFor();
    await page.getByRole("textbox", { name: "Your answer" }).fill(text);
    await page.getByText("Sent", { exact: true }).waitFor();
    const sent = performance.now();
    await read;
    return performance.now() - sent;
  });
  return (await Promise.all(waits)).sort((a, b) => a - b);
}

/** The first of them type into one field; gives how long each letter took to each of the others' screens, in ms, sorted. */
async function typeTogether(people: readonly Page[]): Promise<number[]> {
  const box = (page: Page) => page.getByRole("textbox", { name: "Everybody’s answer" });
  for (const page of people) {
    await box(page).waitFor();
    await page.evaluate(watchLength);
  }
  const pressed: number[] = [];
  await Promise.all(
    people.slice(0, WRITERS).map(async (page, at) => {
      await page.waitForTimeout(at * (BETWEEN_LETTERS_MS / WRITERS));
      await box(page).focus();
      for (let count = 0; count < LETTERS_EACH; count++) {
        pressed.push(Date.now());
        await page.keyboard.press("a");
        await page.waitForTimeout(BETWEEN_LETTERS_MS);
      }
    }),
  );
  await people[0]?.waitForTimeout(2000);
  pressed.sort((a, b) => a - b);
  const seen = (await Promise.all(people.slice(WRITERS).map((page) => page.evaluate("window.seenAt")))) as number[][];
  // The nth letter of all stands on a screen when the field has n of them.
  return seen
    .flatMap((at) => pressed.map((time, n) => (at[n] ?? Number.POSITIVE_INFINITY) - time))
    .sort((a, b) => a - b);
}

/** In the page: when the field had its first letter, its second, and so on. */
function watchLength(): void {
  const field = document.querySelector("textarea");
  const seenAt: number[] = [];
  Object.assign(window, { seenAt });
  const look = () => {
    while (field && seenAt.length < field.value.length) seenAt.push(Date.now());
    requestAnimationFrame(look);
  };
  look();
}

function print(what: string, value: number, target: number, unit: "s" | "ms"): void {
  const ratio = (value / target).toFixed(2);
  console.log(`${what}: ${value.toFixed(unit === "s" ? 1 : 0)} ${unit} (target ${target}, ratio ${ratio})`);
}
