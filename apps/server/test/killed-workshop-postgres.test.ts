import { randomUUID } from "node:crypto";
import type { Seat, SessionDocument, Workshop, WorkshopDesk } from "@wellput/contract";
import { afterAll, expect, test } from "vitest";
import { LiveStream } from "./kit/live-stream.ts";
import { ownSettings, ServerProcess } from "./kit/server-process.ts";
import { SheetPage } from "./kit/sheet-page.ts";

type Joined = Extract<Seat, { isJoined: true }>;

const NAMES = ["Ada", "Eve", "Joan", "Grace", "Mary", "Edith"];
/** Those on whose sheet a table writes meanwhile; the others write each their own answer. */
const AT_TABLE = 3;
const STEPS = [
  { kind: "question", prompt: "How would you begin?" },
  { kind: "question", prompt: "What would your table say?", mode: "table" },
];
const { settings, remove } = await ownSettings("prepared");
const running: ServerProcess[] = [];
afterAll(async () => {
  for (const server of running) server.kill("SIGKILL");
  await Promise.all(running.map((server) => server.ended()));
  remove();
});

async function start() {
  const server = await ServerProcess.start(settings);
  running.push(server);
  return server;
}
const send = (method: string, url: string, cookie: string, body?: unknown) =>
  fetch(url, {
    method,
    headers: { "content-type": "application/json", cookie },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
const cookieOf = (answer: Response) =>
  answer.headers
    .getSetCookie()
    .map((line) => line.split(";")[0])
    .join("; ");

async function signUpTrainer({ url, joiningCode, stdout }: ServerProcess & { url: string }): Promise<string> {
  const body = { email: `${randomUUID()}@example.org`, password: "correct horse", terms: true, joiningCode };
  const cookie = cookieOf(await send("POST", `${url}/api/accounts`, "", body));
  const token = /token=([\w-]+)/.exec(stdout)?.[1];
  expect((await send("POST", `${url}/api/me/admin`, cookie, { token })).status).toBe(200);
  return cookie;
}

/** Writes until the server is gone, and says how much of it was acknowledged. */
async function writeOn(once: (count: number) => Promise<Response>, acknowledged: () => void): Promise<number> {
  for (let count = 0; ; count++) {
    const answer = await once(count).catch(() => null);
    const isTaken =
      answer?.ok &&
      (await answer.text().then(
        () => true,
        () => false,
      ));
    if (!isTaken) return count;
    acknowledged();
  }
}

test("WORK-01 WORK-02 WORK-04 of two servers one is killed in the middle of a workshop: everybody is back at the other, at their step, with every word that was acknowledged.", {
  timeout: 240_000,
}, async () => {
  const one = await start();
  const trainer = await signUpTrainer(one);
  const other = await start();
  const opened = await send("POST", `${one.url}/api/workshops`, trainer, {
    id: randomUUID(),
    title: "Difficult Mondays",
    steps: STEPS,
  });
  const { id, code } = (await opened.json()) as Workshop;
  const steer = async ({ url }: { url: string }, act: object) =>
    (await (await send("PATCH", `${url}/api/workshops/${id}`, trainer, act)).json()) as WorkshopDesk;
  await steer(one, { act: "go", position: 1 });
  const [own = "", table = ""] = (await steer(one, { act: "go", position: 0 })).steps.map((step) => step.id);
  const at = ({ url }: { url: string }, path = "") => `${url}/api/rooms/${code}${path}`;
  const join = async (name: string) => {
    const cookie = cookieOf(await send("POST", at(one, "/guests"), "", { name }));
    return { name, cookie, stream: await LiveStream.open(one.url, cookie, `?room=${code}`) };
  };
  const people = [];
  for (const name of NAMES) people.push(await join(name));
  const seatOf = async ({ cookie }: { cookie: string }) =>
    (await (await send("GET", at(other), cookie)).json()) as Joined;
  const sheetOf = async (server: { url: string }, { cookie }: { cookie: string }) =>
    (await (await send("GET", at(server, `/${table}/table`), cookie)).json()) as SessionDocument;

  const taken = people.map(() => 0);
  const writing = people.map(async (person, place) => {
    const { cookie } = person;
    const taking = () => {
      taken[place] = (taken[place] ?? 0) + 1;
    };
    if (place >= AT_TABLE)
      return writeOn(
        (base) => send("PUT", at(one, `/${own}`), cookie, { text: `${place}: ${base + 1}`, base }),
        taking,
      );
    const page = new SheetPage().take(await sheetOf(one, person));
    return writeOn(() => send("PATCH", at(one, `/${table}/table`), cookie, page.write("answer", `${place}`)), taking);
  });
  await expect.poll(() => Math.min(...taken), { timeout: 60_000 }).toBeGreaterThan(5);
  one.kill("SIGKILL");
  const acknowledged = await Promise.all(writing);
  expect(await Promise.all(people.map(({ stream }) => stream.ended))).toEqual(people.map(() => false));

  // What a browser does: it opens its stream anew, and asks for its seat.
  const streams = await Promise.all(people.map(({ cookie }) => LiveStream.open(other.url, cookie, `?room=${code}`)));
  const seats = await Promise.all(people.map(seatOf));
  for (const [place, { name, isJoined, room, answers }] of seats.entries()) {
    expect({ name, isJoined, stage: room.stage.phase }).toEqual({
      name: NAMES[place],
      isJoined: true,
      stage: "writing",
    });
    expect(room.stage).toMatchObject({ step: { id: own, number: 1 } });
    if (place >= AT_TABLE) {
      // The one that was on its way may have been kept too.
      expect(answers[0]?.version).toBeGreaterThanOrEqual(acknowledged[place] ?? 0);
      expect(answers[0]?.text).toBe(`${place}: ${answers[0]?.version}`);
    }
  }
  const [ada] = people;
  if (!ada) throw new Error("nobody joined");
  const sheet = new SheetPage().take(await sheetOf(other, ada));
  for (let place = 0; place < AT_TABLE; place++)
    expect(sheet.textOf("answer").split(`${place}`).length - 1).toBeGreaterThanOrEqual(acknowledged[place] ?? 0);

  // The room goes on where it was: people write, their trainer hears of it and leads on, and everybody follows.
  await send("PATCH", at(other, `/${table}/table`), ada.cookie, sheet.write("answer", "!"));
  const [, , , grace] = people;
  const base = seats[3]?.answers[0]?.version ?? 0;
  const said = await send("PUT", at(other, `/${own}`), grace?.cookie ?? "", { text: "Still here.", base });
  expect(said.status).toBe(200);
  const desk = await steer(other, { act: "go", position: 1 });
  expect(desk.guests.map(({ name }) => name)).toEqual(NAMES);
  expect(desk.answers).toMatchObject([{ table: 1, text: sheet.textOf("answer") }]);
  for (const stream of streams) await expect.poll(() => stream.heard, { timeout: 30_000 }).toContain(`"id":"${table}"`);
  await Promise.all(streams.map((stream) => stream.close()));
});
