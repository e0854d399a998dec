/**
 * A workshop of 200 from one address: how long until all have joined, until the trainer sees what each wrote, and what each who has
 * joined costs in memory; then eight who type into one field. On PostgreSQL where DATABASE_URL names one.
 */
import { randomUUID } from "node:crypto";
import { readFileSync } from "node:fs";
import { loadavg } from "node:os";
import { setTimeout } from "node:timers/promises";
import * as Y from "yjs";
import { ask } from "./ask.ts";
import { percentile } from "./closed-loop.ts";
import { signUpForCookie, withInstallation } from "./installation.ts";
import { Listener } from "./listener.ts";

const PEOPLE = 200;
const WRITERS = 8;
const LETTERS_EACH = 40;
const BETWEEN_LETTERS_MS = 200;
const TARGET = { joinedS: 60, answeredS: 10, seenMs: 300, typedMs: 150 };

/** What the kernel counts as the memory of a process, in bytes. */
function memoryOf(pid: number): number {
  const kilobytes = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1];
  return Number(kilobytes) * 1024;
}

function print(what: string, value: number, target: number, unit: string): void {
  const ratio = (value / target).toFixed(2);
  console.log(`${what}: ${value.toFixed(unit === "s" ? 1 : 0)} ${unit} (target ${target}, ratio ${ratio})`);
}

interface Desk {
  readonly steps: readonly { readonly id: string }[];
  readonly answers: readonly { readonly text: string }[];
}

await withInstallation(
  async ({ url, pid, adminLink = "" }) => {
    const trainer = await signUpForCookie(url);
    await ask(`${url}/api/me/admin`, trainer, "POST", { token: new URL(adminLink).searchParams.get("token") });
    const id = randomUUID();
    const steps = [
      { kind: "question", prompt: "What would you say?" },
      { kind: "question", prompt: "And together?", mode: "room" },
    ];
    const opened = await ask(`${url}/api/workshops`, trainer, "POST", { id, title: "Bench", steps });
    const { code } = opened.json<{ code: string }>();
    const steer = async (act: object) => (await ask(`${url}/api/workshops/${id}`, trainer, "PATCH", act)).json<Desk>();
    const [first, second] = (await steer({ act: "go", position: 0 })).steps.map((step) => step.id);
    const room = `${url}/api/rooms/${code}`;

    const memoryBefore = memoryOf(pid);
    const joining = performance.now();
    const people = await Promise.all(
      Array.from({ length: PEOPLE }, async (_none, at) => {
        const { cookie } = await ask(`${room}/guests`, "", "POST", { name: `Guest ${at}` });
        const stream = await Listener.open({
          url,
          path: `/api/live?room=${code}`,
          reads: `/api/rooms/${code}`,
          cookie,
        });
        return { cookie, stream };
      }),
    );
    print(`${PEOPLE} joined`, (performance.now() - joining) / 1000, TARGET.joinedS, "s");
    await setTimeout(2000);
    const each = (memoryOf(pid) - memoryBefore) / PEOPLE / 1024;
    console.log(`memory for each who has joined: ${each.toFixed(0)} kB`);

    const sentAt = new Map<string, number>();
    const seen = new Map<string, number>();
    const answering = performance.now();
    const writing = people.map(async ({ cookie }, at) => {
      await setTimeout((at / PEOPLE) * TARGET.answeredS * 500);
      const text = `Could we talk about it on Monday? ${at}`;
      await ask(`${room}/${first}`, cookie, "PUT", { text, base: 0 });
      sentAt.set(text, performance.now());
    });
    // As the trainer's screen does: it asks when it hears that something has changed, one question after the other.
    let reads = 0;
    let isAsking = false;
    let isStale = false;
    const look = async () => {
      isStale = true;
      if (isAsking) return;
      isAsking = true;
      while (isStale) {
        isStale = false;
        reads++;
        const { answers } = (await ask(`${url}/api/workshops/${id}`, trainer)).json<Desk>();
        for (const { text } of answers) if (!seen.has(text)) seen.set(text, performance.now());
      }
      isAsking = false;
    };
    const desk = await Listener.open({
      url,
      path: "/api/live",
      reads: "",
      cookie: trainer,
      onStale: () => void look(),
    });
    await Promise.all(writing);
    print(`${PEOPLE} answered`, (performance.now() - answering) / 1000, TARGET.answeredS, "s");
    for (let count = 0; count < 100 && seen.size < PEOPLE; count++) await setTimeout(100);
    const waits = [...seen].map(([text, at]) => Math.max(0, at - (sentAt.get(text) ?? at))).sort((a, b) => a - b);
    print(`seen by the trainer (${seen.size}, in ${reads} reads), p95`, percentile(waits, 0.95), TARGET.seenMs, "ms");

    await steer({ act: "go", position: 1 });
    const writers = people.slice(0, WRITERS);
    const sheet = (await ask(`${room}/${second}/table`, writers[0]?.cookie ?? "")).json<{ id: string }>();
    const letters = new Map<string, number>();
    const times: number[] = [];
    const ears = await Promise.all(
      writers.map(({ cookie }) =>
        Listener.open({
          url,
          path: `/api/live?room=${code}&sheet=${sheet.id}`,
          reads: `/api/rooms/${code}`,
          cookie,
          onRow: (row) => {
            for (const update of (row as { updates?: string[] }).updates ?? []) {
              const typedAt = letters.get(update);
              if (typedAt !== undefined) times.push(performance.now() - typedAt);
            }
          },
        }),
      ),
    );
    await Promise.all(
      writers.map(async ({ cookie }, at) => {
        const doc = new Y.Doc();
        await setTimeout(at * 20);
        for (let count = 0; count < LETTERS_EACH; count++) {
          const { promise, resolve } = Promise.withResolvers<Uint8Array>();
          doc.once("update", resolve);
          doc.getText("answer").insert(count, "a");
          const update = Buffer.from(await promise).toString("base64");
          letters.set(update, performance.now());
          await ask(`${room}/${second}/table`, cookie, "PATCH", { writer: doc.clientID, field: "answer", update });
          await setTimeout(BETWEEN_LETTERS_MS);
        }
      }),
    );
    await setTimeout(1000);
    times.sort((a, b) => a - b);
    print(
      `${WRITERS} typing in one field, ${times.length} letters heard, p95`,
      percentile(times, 0.95),
      TARGET.typedMs,
      "ms",
    );
    console.log(`load of the machine ${loadavg()[0]?.toFixed(1)}`);
    await Promise.all([desk.close(), ...people.map(({ stream }) => stream.close()), ...ears.map((ear) => ear.close())]);
  },
  {
    LIVE_STREAMS_PER_ADDRESS: "1000",
    ...(process.env.DATABASE_URL && { DATABASE_URL: process.env.DATABASE_URL }),
  },
);
