/**
 * A workshop in twelve real browsers beside a trainer's: how long until all are in, until the trainer reads what each wrote, and
 * until a letter that eight type into one field stands before the others; on the embedded database and on PostgreSQL. Thirteen
 * browsers on the server's own two cores wait for each other; so eight type once more, seven of them without a browser, before one who looks
 * on, as everybody has a device of their own.
 */
import { loadavg } from "node:os";
import { setTimeout } from "node:timers/promises";
import type { Page } from "@playwright/test";
import * as Y from "yjs";
import { ask } from "./ask.ts";
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

      const together = await go(1);
      const [writers, readers] = [people.slice(0, WRITERS), people.slice(WRITERS)];
      const times = await typeTogether(writers.map(typistIn), readers);
      const heard = `${WRITERS} typing in one field, ${times.length} letters seen, p95`;
      print(heard, percentile(times, 0.95), TARGET.typedMs, "ms");

      const [writer, reader, ...others] = people as [Page, Page, ...Page[]];
      for (const page of [trainer, ...others]) await page.context().close();
      const table = `${server.url}/api/rooms/${code}/${together}/table`;
      const without = await Promise.all(Array.from({ length: WRITERS - 1 }, () => typistOver(server.url, code, table)));
      const alone = await typeTogether([typistIn(writer), ...without], [reader]);
      print(
        `the same with one browser that writes and one that reads, p95`,
        percentile(alone, 0.95),
        TARGET.typedMs,
        "ms",
      );
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

/** Types one letter more. */
type Typist = () => Promise<unknown>;

function boxIn(page: Page) {
  return page.getByRole("textbox", { name: "Everybody’s answer" });
}

function typistIn(page: Page): Typist {
  return async () => {
    await boxIn(page).focus();
    await page.keyboard.press("a");
  };
}

/** Somebody who joins and writes as a page does, without one. */
async function typistOver(url: string, code: string, table: string): Promise<Typist> {
  const { cookie } = await ask(`${url}/api/rooms/${code}/guests`, "", "POST", { name: "" });
  const doc = new Y.Doc();
  let made = "";
  doc.on("update", (update: Uint8Array) => {
    made = Buffer.from(update).toString("base64");
  });
  return () => {
    doc.getText("answer").insert(doc.getText("answer").length, "a");
    return ask(table, cookie, "PATCH", { writer: doc.clientID, field: "answer", update: made });
  };
}

/** All type into one field; gives how long each letter took to each reader's screen, in ms, sorted. */
async function typeTogether(typists: readonly Typist[], readers: readonly Page[]): Promise<number[]> {
  for (const page of readers) await boxIn(page).waitFor();
  // Only who looks on watches: a page that draws sixty times a second takes the machine from the others.
  for (const page of readers) await page.evaluate(watchLength);
  const pressed: number[] = [];
  await Promise.all(
    typists.map(async (type, at) => {
      await setTimeout(at * (BETWEEN_LETTERS_MS / WRITERS));
      for (let count = 0; count < LETTERS_EACH; count++) {
        pressed.push(Date.now());
        await type();
        await setTimeout(BETWEEN_LETTERS_MS);
      }
    }),
  );
  await setTimeout(2000);
  pressed.sort((a, b) => a - b);
  const seen = (await Promise.all(readers.map((page) => page.evaluate("window.seenAt")))) as number[][];
  // The nth letter of all stands on a screen when the field has n more of them.
  return seen
    .flatMap((at) => pressed.map((time, n) => (at[n] ?? Number.POSITIVE_INFINITY) - time))
    .sort((a, b) => a - b);
}

/** In the page: when the field had one letter more than now, two more, and so on. */
function watchLength(): void {
  const field = document.querySelector("textarea");
  const before = field?.value.length ?? 0;
  const seenAt: number[] = [];
  Object.assign(window, { seenAt });
  const look = () => {
    while (field && before + seenAt.length < field.value.length) seenAt.push(Date.now());
    requestAnimationFrame(look);
  };
  look();
}
