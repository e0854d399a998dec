/**
 * A panel sends 500 people into a study of two arms within a minute, all behind one address, on PostgreSQL: each reads the consent
 * and agrees, answers a questionnaire of 400 items, writes a message, and comes to the end. Then the desk asks for the report and
 * for each file, while somebody else goes on opening the course: the longest that they wait stands beside each.
 */
import { randomUUID } from "node:crypto";
import { readFileSync } from "node:fs";
import { loadavg } from "node:os";
import { startPostgres } from "../apps/server/test/kit/own-postgres.ts";
import { percentile } from "./closed-loop.ts";
import { signUpForCookie, withInstallation } from "./installation.ts";

const PARTICIPANTS = 500;
const MINUTE_MS = 60_000;
const QUESTIONS = 400;
const TARGET_P95_MS = 200;
const PAUSE_MS = 5;
const TICKS_A_SECOND = 100;
const NAME = "bench";

const questions = Array.from({ length: QUESTIONS }, (_none, at) => {
  return { id: `q${at}`, kind: "scale", question: `Item ${at}`, low: "Not at all", high: "Very much" };
});
const message = { kind: "message", title: "A message", mustFinish: true, paragraphs: ["A friend came late."] };
const lesson = { kind: "page", title: "Lesson", mustFinish: false, paragraphs: ["Say what happened."] };
const course = {
  name: NAME,
  title: "Bench",
  needsUserId: true,
  items: [
    { kind: "questionnaire", id: "about", title: "You", mustFinish: true, intro: "", questions },
    { ...lesson, id: "lesson", arms: ["taught"] },
    { ...message, id: "after", when: "after" },
  ],
  end: { title: "Thank you", paragraphs: [] },
};

/** What a process has had of the processor, in seconds. */
function processorOf(pid: number): number {
  const [user = 0, system = 0] =
    readFileSync(`/proc/${pid}/stat`, "utf8").split(") ")[1]?.split(" ").slice(11, 13).map(Number) ?? [];
  return (user + system) / TICKS_A_SECOND;
}

const times = new Map<string, number[]>();

/** @throws {Error} where the server refuses. */
async function ask(what: string, address: string, init: RequestInit = {}): Promise<string> {
  const asked = performance.now();
  const answer = await fetch(address, init);
  const text = await answer.text();
  if (!answer.ok) throw new Error(`${what} answered ${answer.status} ${text.slice(0, 300)}`);
  times.set(what, [...(times.get(what) ?? []), performance.now() - asked]);
  return text;
}

const json = (method: string, body: object, cookie = ""): RequestInit => ({
  method,
  headers: { "content-type": "application/json", ...(cookie && { cookie }) },
  body: JSON.stringify(body),
});

interface Known {
  readonly version: string;
  readonly consent: { readonly version: string } | null;
}

async function takePart(url: string, userId: string): Promise<void> {
  const place = `${url}/api/courses/${NAME}/${userId}`;
  const own = { key: randomUUID(), panel: { SESSION_ID: userId } };
  const { version } = JSON.parse(await ask("the course", `${url}/api/courses/${NAME}`)) as Known;
  const { consent } = JSON.parse(await ask("the consent", place, json("PUT", own))) as Known;
  await ask("agreeing", place, json("PUT", { ...own, consent: consent?.version }));
  const send = (item: string, answers: object) => {
    const body = { ...own, id: randomUUID(), userId, version, item, answers };
    return ask(item, `${url}/api/courses/${NAME}/answers`, json("POST", body));
  };
  await send("about", Object.fromEntries(questions.map(({ id }, at) => [id, at % 5])));
  await ask("a step", place, json("PUT", { ...own, index: 1, finished: ["about"] }));
  await send("after", { text: "You came at nine, and I had begun to worry." });
  await ask("the end", place, json("PUT", { ...own, finished: ["after", "end"] }));
}

/** How long somebody waits at most for the course while something else is done; at least once. */
async function longestWait(url: string, busy: () => Promise<void>): Promise<number> {
  let isDone = false;
  const work = busy().finally(() => {
    isDone = true;
  });
  let longest = 0;
  do {
    const asked = performance.now();
    await (await fetch(`${url}/api/courses/${NAME}`)).arrayBuffer();
    longest = Math.max(longest, performance.now() - asked);
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
  } while (!isDone);
  await work;
  return longest;
}

function print(what: string): number {
  const sorted = (times.get(what) ?? []).toSorted((a, b) => a - b);
  const [p50, p95] = [percentile(sorted, 0.5), percentile(sorted, 0.95)];
  console.log(`${what}: p50 ${p50.toFixed(1)} ms, p95 ${p95.toFixed(1)} ms`);
  return p95;
}

const postgres = await startPostgres();
try {
  await withInstallation(
    async ({ url, pid, adminLink = "" }) => {
      const cookie = await signUpForCookie(url);
      const token = new URL(adminLink).searchParams.get("token");
      await ask("admin", `${url}/api/me/admin`, json("POST", { token }, cookie));
      const desk = `${url}/api/admin/courses/${NAME}`;
      await ask("making", desk, json("PUT", { course, base: null }, cookie));
      const study = { consent: "It is up to you.", arms: ["taught", "control"], panelParameters: ["SESSION_ID"] };
      await ask("study", `${desk}/study`, json("PUT", study, cookie));
      // The first ones warm the server up.
      for (let at = 0; at < 10; at++) await takePart(url, `test-${at}`);
      times.clear();
      const before = processorOf(pid);
      await Promise.all(
        Array.from({ length: PARTICIPANTS }, async (_none, at) => {
          await new Promise((resolve) => setTimeout(resolve, (at * MINUTE_MS) / PARTICIPANTS));
          return takePart(url, `p${at}`);
        }),
      );
      console.log(
        `${PARTICIPANTS} go through a study within a minute; load of the machine ${loadavg()[0]?.toFixed(1)}`,
      );
      const worst = Math.max(...[...times.keys()].map(print));
      console.log(`  the slowest step: target ${TARGET_P95_MS} ms, ratio ${(worst / TARGET_P95_MS).toFixed(2)}`);
      const steps = [...times.values()].flat().length;
      const each = ((processorOf(pid) - before) / steps) * 1000;
      console.log(`  the server's processor: ${each.toFixed(1)} ms for each of ${steps} steps`);
      for (const file of ["report", "wide.csv", "long.csv", "answers.csv", "codebook.csv", "messages.csv"]) {
        const had = processorOf(pid);
        const others = await longestWait(url, async () => {
          const text = await ask(file, `${desk}/${file}`, { headers: { cookie } });
          console.log(`  ${(text.length / 1024).toFixed(0)} KB of ${file}`);
        });
        print(file);
        const used = processorOf(pid) - had;
        console.log(
          `  the server's processor: ${used.toFixed(1)} s; meanwhile others wait at most ${others.toFixed(0)} ms`,
        );
      }
    },
    { DATABASE_URL: postgres.url },
  );
} finally {
  await postgres.stop();
}
