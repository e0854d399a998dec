import { createHash, randomUUID } from "node:crypto";
import type { SessionDocument, SteerWorkshop, Workshop, WorkshopDesk } from "@wellput/contract";
import { afterAll, expect, test } from "vitest";
import { SheetPage } from "../../../test/kit/sheet-page.ts";
import { expectError, type Visitor } from "../../../test/kit/visitor.ts";
import { World } from "../../../test/kit/world.ts";

const world = await World.open();
afterAll(() => world.close());
const trainer = await world.admin();
const STEPS = [
  { kind: "question", prompt: "How?" },
  { kind: "question", prompt: "And together?", mode: "table" },
] as const;

/** A workshop at its first step, and somebody who has joined it. */
async function begin(name = "Ada", place = world, { browser } = trainer) {
  const opened = await browser.post("/api/workshops", { id: randomUUID(), title: "Monday", steps: STEPS });
  const { id, code } = (await opened.json()) as Workshop;
  const steer = async (act: SteerWorkshop) =>
    (await (await browser.patch(`/api/workshops/${id}`, act)).json()) as WorkshopDesk;
  await steer({ act: "go", position: 1 });
  const [own = "", table = ""] = (await steer({ act: "go", position: 0 })).steps.map((step) => step.id);
  const join = async (somebody: string): Promise<Visitor> => {
    const guest = place.visitor();
    expect((await guest.post(`/api/rooms/${code}/guests`, { name: somebody })).status).toBe(200);
    return guest;
  };
  const guest = await join(name);
  const room = `/api/rooms/${code}`;
  return {
    id,
    code,
    room,
    own: `${room}/${own}`,
    table: `${room}/${table}/table`,
    tableStep: table,
    guest,
    join,
    steer,
  };
}
const readSheet = async (guest: Visitor, path: string) => (await (await guest.get(path)).json()) as SessionDocument;

test("WORK-02 an answer of 100 kB is refused by name, and the one before it stands.", async () => {
  const { own, room, guest } = await begin();
  await guest.put(own, { text: "Could we talk?", base: 0 });
  await expectError(await guest.put(own, { text: "a".repeat(100_000), base: 1 }), 422, "INVALID_INPUT");
  expect(await (await guest.get(room)).json()).toMatchObject({ answers: [{ text: "Could we talk?", version: 1 }] });
});

test("WORK-02 of 1,000 answers by one, most are turned away until the minute is over, and nobody else is held up.", async () => {
  const small = await World.open({ ANONYMOUS_ANALYSES_PER_MINUTE: 1 });
  const { own, guest, join, steer } = await begin("Ada", small, await small.admin());
  const statuses: number[] = [];
  for (let count = 0; count < 1000; count++) {
    statuses.push((await guest.put(own, { text: `Could we talk? ${count}`, base: count })).status);
    if (statuses.at(-1) === 429 && count > 100) break;
  }
  expect(statuses.filter((status) => status === 200).length).toBeLessThanOrEqual(60);
  expect(statuses.at(-1)).toBe(429);
  const eve = await join("Eve");
  expect((await eve.put(own, { text: "Please write.", base: 0 })).status).toBe(200);
  expect((await steer({ act: "go", position: 0 })).answers).toHaveLength(2);
  await small.close();
});

test("WORK-01 a name of HTML is a name as any other, and one that is too long is refused.", async () => {
  const name = "<img src=x onerror=alert(1)>";
  const { room, guest, id } = await begin(name);
  expect(await (await guest.get(room)).json()).toMatchObject({ name });
  const desk = await trainer.browser.get(`/api/workshops/${id}`);
  expect(desk.headers.get("content-type")).toContain("application/json");
  expect(((await desk.json()) as WorkshopDesk).guests).toMatchObject([{ name }]);
  await expectError(await world.visitor().post(`${room}/guests`, { name: "a".repeat(61) }), 422, "INVALID_INPUT");
});

test("WORK-02 a guest who poses as the trainer, whether signed in or not, steers nothing and reads no more than the room.", async () => {
  const { id, code, guest, steer } = await begin("Your trainer");
  const member = await world.member();
  expect((await member.browser.post(`/api/rooms/${code}/guests`, { name: "Your trainer" })).status).toBe(200);
  for (const [browser, status] of [
    [guest, 401],
    [member.browser, 403],
  ] as const) {
    for (const place of ["", "/results", "/answers.csv"])
      expect((await browser.get(`/api/workshops/${id}${place}`)).status).toBe(status);
    expect((await browser.patch(`/api/workshops/${id}`, { act: "end", isOver: true })).status).toBe(status);
    expect((await browser.delete(`/api/workshops/${id}`)).status).toBe(status);
  }
  expect(await steer({ act: "go", position: 0 })).toMatchObject({ isOver: false, position: 0 });
});

test("WORK-04 bytes that are no update, or 5 MB of them, are refused, and what a table has written stands.", async () => {
  const { table, guest, steer } = await begin();
  await readSheet(guest, table);
  const change = new SheetPage().write("answer", "Could we talk?");
  expect((await guest.patch(table, change)).status).toBe(204);
  const large = "A".repeat(5 * 1024 * 1024);
  const refused = await guest.patch(table, { ...change, update: large });
  expect([413, 422]).toContain(refused.status);
  // Random bytes: hardly any is an update; one that happens to be changes no letter of another.
  for (let count = 0; count < 120; count++) {
    const bytes = createHash("sha512")
      .update(`hostile ${count}`)
      .digest()
      .subarray(0, 1 + (count % 60));
    const { status } = await guest.patch(table, { ...change, update: bytes.toString("base64") });
    expect([204, 422]).toContain(status);
  }
  const { answers } = await steer({ act: "go", position: 1 });
  expect(answers.map(({ text }) => text)).toEqual(["Could we talk?"]);
  const other = new SheetPage().take(await readSheet(guest, table));
  expect((await guest.patch(table, other.write("answer", " On Monday."))).status).toBe(204);
  expect(new SheetPage().take(await readSheet(guest, table)).textOf("answer")).toBe("Could we talk? On Monday.");
});

test("WORK-04 nobody writes on a sheet of another workshop, neither by its code nor by its step.", async () => {
  const [mine, theirs] = [await begin("Ada"), await begin("Eve")];
  await readSheet(theirs.guest, theirs.table);
  const change = new SheetPage().write("answer", "Mine");
  await expectError(await mine.guest.patch(theirs.table, change), 401, "WORKSHOP_NOT_JOINED");
  const across = `${mine.room}/${theirs.tableStep}/table`;
  await expectError(await mine.guest.patch(across, change), 404, "WORKSHOP_STEP_NOT_FOUND");
  await expectError(await mine.guest.get(across), 404, "WORKSHOP_STEP_NOT_FOUND");
  expect((await readSheet(theirs.guest, theirs.table)).updates).toEqual([]);
});
