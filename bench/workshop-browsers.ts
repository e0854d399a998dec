/**
 * A workshop in twelve real browsers beside a trainer's: how long until all are in, until the trainer reads what each wrote, and
 * until a letter that eight type into one field stands before the others; on the embedded database and on PostgreSQL.
 */
import { loadavg } from "node:os";
import type { Page } from "@playwright/test";
import { onBothDatabases } from "./both-databases.ts";
import { percentile } from "./closed-loop.ts";
import { withInstallation } from "./installation.ts";
import { comeIn, openPage, openWorkshop, print, withBrowser } from "./workshop-room.ts";

const PEOPLE = 12;
const WRITERS = 8;
const LETTERS_EACH = 20;
const BETWEEN_LETTERS_MS = 250;
const TARGET = { joinedS: 60, seenMs: 300, typedMs: 150 };
const STEPS = [
  { kind: "question", prompt: "What would you say?" },
  { kind: "question", prompt: "And together?", mode: "room" },
];

const measure = (env: Record<string, string>) =>
  withInstallation(async (server) => {
    const { id, code, cookie, go } = await openWorkshop(server, STEPS);
    await withBrowser(async (browser) => {
      const trainer = await openPage(browser, { cookie });
      await trainer.goto(`${server.url}/workshops/${id}`);

      const joining = performance.now();
      const link = `${server.url}/join/${code}`;
      const people = await Promise.all(Array.from({ length: PEOPLE }, () => comeIn(browser, link)));
      print(`${PEOPLE} browsers joined`, (performance.now() - joining) / 1000, TARGET.joinedS, "s");

      await go(0);
      const waits = await answers(people, trainer);
      print("an answer, from 'Sent' to the trainer's screen, p95", percentile(waits, 0.95), TARGET.seenMs, "ms");

      await go(1);
      const times = await typeTogether(people);
      const heard = `${WRITERS} typing in one field, ${times.length} letters seen, p95`;
      print(heard, percentile(times, 0.95), TARGET.typedMs, "ms");
      console.log(`load of the machine ${loadavg()[0]?.toFixed(1)}`);
    });
  }, env);

await onBothDatabases(measure);

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
  for (const page of people) await box(page).waitFor();
  // Only who looks on watches: a page that draws sixty times a second takes the machine from the others.
  for (const page of people.slice(WRITERS)) await page.evaluate(watchLength);
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
