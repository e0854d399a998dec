import { randomUUID } from "node:crypto";
import {
  type Challenge,
  COURSE_FILES,
  EXPORTS,
  OpinionKind,
  type Page,
  participantAttemptPath,
  type Seat,
  WITHHELD,
  type Workshop,
} from "@wellput/contract";
import { afterAll, expect, test } from "vitest";
import { announce } from "../src/live/announce.ts";
import { accept } from "./kit/accept.ts";
import { readUntil } from "./kit/live-stream.ts";
import { keyFor } from "./kit/participant-key.ts";
import { TEST_CODE } from "./kit/provided.ts";
import { routesOf } from "./kit/routes-of.ts";
import { World } from "./kit/world.ts";

const world = await World.open({ ANONYMOUS_ANALYSES_PER_MINUTE: 100_000, KNOWLEDGE_BANK: ["checkmessage"] });
afterAll(() => world.close());

/** A word that nobody else writes. */
const SECRET = "Ottilie";
const AT_RISK = `You are lazy, ${SECRET}, and I want to kill myself.`;
const COURSE = "usersStudentExpt2";
const admin = await world.admin();
const { browser } = await world.member();

const kept = async (answer: Promise<Response>) => expect((await answer).status).toBeLessThan(300);

/** Writes it in every place where others than the writer read, or take away, what is written. */
async function writeEverywhere(): Promise<{ readonly workshop: Workshop; readonly groupDoc: string }> {
  const own = { record_attempt: "true", db_flag: "true" };
  await kept(browser.analyse({ ...own, data: AT_RISK, attempt_id: randomUUID() }));
  await kept(browser.put(`/api/courses/${COURSE}/p1`, { key: keyFor("p1") }));
  const attempt_path = participantAttemptPath({ collection: COURSE, userId: "p1" });
  await kept(browser.analyse({ ...own, data: AT_RISK, attempt_id: randomUUID(), attempt_path }));
  const answers = { useful: 4, use: AT_RISK };
  const survey = { id: randomUUID(), userId: "p1", version: "newest", item: "survey", answers };
  await kept(browser.post(`/api/courses/${COURSE}/answers`, survey));
  await kept(browser.post("/api/survey-answers", { id: randomUUID(), answers }));
  const rating = { user_feedback_value: "-1", s_str: "You are lazy.", user_feedback_str: AT_RISK, c: "OBSERVE" };
  await kept(browser.post("/api/ratings", { ratings: [{ id: randomUUID(), ...rating }] }));

  const groupDoc = randomUUID();
  const answer = { id: randomUUID(), title: SECRET, finalMessage: AT_RISK };
  await kept(browser.post(`/api/groups/general/${groupDoc}`, answer));
  const [challenge] = ((await (await browser.get("/api/challenges?limit=1")).json()) as Page<Challenge>).items;
  const response = { id: randomUUID(), parentDoc: challenge?.id, title: "T", sentence0: AT_RISK };
  await kept(browser.post("/api/responses", response));
  await kept(browser.post("/api/logs", { id: randomUUID(), title: AT_RISK, NegF_: [{ text: AT_RISK, selected: [] }] }));
  await kept(browser.post("/api/scenarios", { id: randomUUID(), title: AT_RISK, summary: AT_RISK }));
  const shared = { id: randomUUID(), title: "The window seat", summary: "It was taken.", isPublic: true };
  await kept(browser.post("/api/scenarios", shared));
  await accept(admin.browser, "scenario", shared.id);
  const concern = { id: randomUUID(), noun: "scenario", itemId: shared.id, kind: "hurtful", text: AT_RISK };
  await kept(browser.post("/api/concerns", concern));
  return { workshop: await writeInWorkshop(), groupDoc };
}

async function writeInWorkshop(): Promise<Workshop> {
  const steps = [{ kind: "question", prompt: "What would you say first?", material: "" }];
  const opened = await admin.browser.post("/api/workshops", { id: randomUUID(), title: "Monday", steps });
  const workshop = (await opened.json()) as Workshop;
  await kept(admin.browser.patch(`/api/workshops/${workshop.id}`, { act: "go", position: 0 }));
  const guest = world.visitor();
  const seat = await guest.post(`/api/rooms/${workshop.code}/guests`, { name: "" });
  const { room } = (await seat.json()) as Extract<Seat, { isJoined: true }>;
  if (room.stage.phase !== "writing") throw new Error(`The workshop is not at its step but ${room.stage.phase}.`);
  await kept(guest.put(`/api/rooms/${workshop.code}/${room.stage.step.id}`, { text: AT_RISK, base: 0 }));
  return workshop;
}

/** Every address that an admin reads at, by the routes of the app; none that is added later is forgotten. */
function readByAdmins({ workshop, groupDoc }: { readonly workshop: Workshop; readonly groupDoc: string }): string[] {
  const isRead = /^GET (\/api\/(?:admin|workshops|groups|rooms|challenges|articles)\b.*)$/;
  const fill: Record<string, readonly string[]> = {
    "/api/admin/reports/exports/:name": EXPORTS.map((name) => `/api/admin/reports/exports/${name}?code=${TEST_CODE}`),
    "/api/admin/reports/ratings": OpinionKind.options.map((kind) => `/api/admin/reports/ratings?kind=${kind}`),
    "/api/admin/reports/roster": [`/api/admin/reports/roster?code=${TEST_CODE}`],
    "/api/admin/courses/:course/:file": COURSE_FILES.map((file) => `/api/admin/courses/${COURSE}/${file}`),
  };
  return routesOf(world.app).flatMap((route) => {
    const path = isRead.exec(route)?.[1];
    if (!path) return [];
    return (
      fill[path] ?? [
        path
          .replace(":groupName", "general")
          .replace(":parentDoc", groupDoc)
          .replace(":code", workshop.code)
          .replace(/:(?:course|name)\b/, COURSE)
          .replace(/:\w+/g, workshop.id),
      ]
    );
  });
}

test("ENG-10 whatever admins read or take away, nothing of a text at risk is in it, nor in what is told live or logged.", async () => {
  const live = await admin.browser.get("/api/live");
  const written = await writeEverywhere();
  const files = new Map<string, string>();
  for (const address of readByAdmins(written)) {
    const answer = await admin.browser.get(address);
    const isFile = /\.(?:csv|json|jsonl)\b|\/admin\/[a-z/]+$/.test(address);
    if (isFile) expect(`${answer.status} ${address}`).toBe(`200 ${address}`);
    files.set(address, await answer.text());
  }
  const quoting = [...files].filter(([, text]) => /Ottilie|kill myself/.test(text)).map(([address]) => address);
  expect(quoting).toEqual([]);
  const withheld = [...files].filter(([, text]) => text.includes(WITHHELD)).map(([address]) => address);
  expect(withheld.length).toBeGreaterThanOrEqual(5);

  const last = randomUUID();
  await announce(world.db, { type: "article.created", id: last }, "everybody");
  expect(await readUntil(live, last)).not.toMatch(/Ottilie|kill myself/);
  expect(JSON.stringify(world.logLines)).not.toMatch(/Ottilie|kill myself/);
});
