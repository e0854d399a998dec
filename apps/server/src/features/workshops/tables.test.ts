import { randomUUID } from "node:crypto";
import {
  type ChangeSession,
  type Seat,
  type SessionDocument,
  type SteerWorkshop,
  WITHHELD,
  type Workshop,
  type WorkshopDesk,
} from "@wellput/contract";
import { eq } from "drizzle-orm";
import { afterAll, expect, test, vi } from "vitest";
import { SheetPage } from "../../../test/kit/sheet-page.ts";
import { expectError, type Visitor } from "../../../test/kit/visitor.ts";
import { World } from "../../../test/kit/world.ts";
import { workshopAnswers } from "../../db/schema/index.ts";

const world = await World.open();
afterAll(() => world.close());

const trainer = await world.admin();
const STEPS = [
  { kind: "question", prompt: "What would you say first?", mode: "table" },
  { kind: "question", prompt: "What do we agree on?", mode: "room" },
  { kind: "question", prompt: "And you?" },
] as const;

const steer = async (id: string, act: SteerWorkshop) =>
  (await (await trainer.browser.patch(`/api/workshops/${id}`, act)).json()) as WorkshopDesk;
type Joined = Extract<Seat, { isJoined: true }>;
const seatOf = async (browser: Visitor, code: string) =>
  (await (await browser.get(`/api/rooms/${code}`)).json()) as Joined;

/** A workshop at its first step, with people who came one after the other. */
async function begin(names: readonly string[]) {
  const opened = await trainer.browser.post("/api/workshops", { id: randomUUID(), title: "Tables", steps: STEPS });
  const { id, code } = (await opened.json()) as Workshop;
  const guests: Visitor[] = [];
  for (const name of names) {
    const browser = world.visitor();
    expect((await browser.post(`/api/rooms/${code}/guests`, { name })).status).toBe(200);
    guests.push(browser);
  }
  const { steps } = await steer(id, { act: "go", position: 0 });
  const [table = "", room = "", own = ""] = steps.map((step) => step.id);
  return { id, code, guests: guests as [Visitor, ...Visitor[]], table, room, own };
}
const read = async (browser: Visitor, code: string, step: string) =>
  (await (await browser.get(`/api/rooms/${code}/${step}/table`)).json()) as SessionDocument;
const write = (browser: Visitor, code: string, step: string, change: ChangeSession) =>
  browser.patch(`/api/rooms/${code}/${step}/table`, change);

test("WORK-02 WORK-04 a table writes on one sheet, another table on another, and the trainer reads what each wrote.", async () => {
  const { id, code, guests, table, room, own } = await begin(["Ada", "Eve", "Joan", "Grace", "Mary"]);
  const [ada, eve, , , mary] = guests as [Visitor, Visitor, Visitor, Visitor, Visitor];
  expect((await seatOf(eve, code)).table).toEqual({ number: 1, others: ["Ada", "Joan", "Grace"] });
  expect((await seatOf(mary, code)).table).toEqual({ number: 2, others: [] });
  const sheet = await read(ada, code, table);
  expect((await read(eve, code, table)).id).toBe(sheet.id);
  expect((await read(mary, code, table)).id).not.toBe(sheet.id);
  const page = new SheetPage();
  expect((await write(ada, code, table, page.write("answer", "Could we talk?"))).status).toBe(204);
  const other = new SheetPage().take(await read(eve, code, table));
  expect((await write(eve, code, table, other.write("answer", "Please: ", 0))).status).toBe(204);
  const desk = await steer(id, { act: "timer", stepId: table, seconds: null });
  expect(desk.answers).toMatchObject([{ text: "Please: Could we talk?", table: 1 }]);
  expect(desk.guests.map(({ doing }) => doing)).toEqual(["writing", "writing", "writing", "writing", "reading"]);
  await steer(id, { act: "phase", stepId: table, phase: "revealed" });
  const { stage } = (await seatOf(mary, code)).room;
  expect(stage).toMatchObject({ answers: [{ text: "Please: Could we talk?" }] });
  // Each step is written in its own way.
  await expectError(
    await ada.put(`/api/rooms/${code}/${table}`, { text: "Mine", base: 0 }),
    404,
    "WORKSHOP_STEP_NOT_FOUND",
  );
  await expectError(await ada.get(`/api/rooms/${code}/${room}/table`), 404, "WORKSHOP_STEP_NOT_FOUND");
  await steer(id, { act: "go", position: 2 });
  await expectError(await ada.get(`/api/rooms/${code}/${own}/table`), 404, "WORKSHOP_STEP_NOT_FOUND");
  // Everybody finds what their table wrote on their own sheet, and the table of answers says whose it is.
  const text = async (guest: Visitor) => (await guest.get(`/api/rooms/${code}/sheet.txt`)).text();
  expect(await text(eve)).toContain("What would you say first?\n\nPlease: Could we talk?");
  expect(await text(mary)).toContain("What would you say first?\n\n(nothing written)");
  const csv = await (await trainer.browser.get(`/api/workshops/${id}/answers.csv`)).text();
  expect(csv).toContain("What would you say first?,,1,Please: Could we talk?");
});

test("WORK-02 everybody writes on one sheet, whichever table they sit at.", async () => {
  const { id, code, guests, room } = await begin(["Ada", "Eve", "Joan", "Grace", "Mary"]);
  await steer(id, { act: "go", position: 1 });
  const sheets = await Promise.all(guests.map((guest) => read(guest, code, room)));
  expect(new Set(sheets.map((sheet) => sheet.id)).size).toBe(1);
  await Promise.all(guests.map((guest, at) => write(guest, code, room, new SheetPage().write("answer", `${at};`))));
  const { answers } = await steer(id, { act: "phase", stepId: room, phase: "revealed" });
  expect(answers.map(({ text }) => text.split(";").sort().join(""))).toEqual(["01234"]);
  expect(answers[0]?.table).toBeNull();
});

test("WORK-02 what a table writes while its step is revealed is told to the room.", async () => {
  const { id, code, guests, table } = await begin(["Ada"]);
  const [ada] = guests;
  const page = new SheetPage();
  const reveal = () => steer(id, { act: "phase", stepId: table, phase: "revealed" });
  const told = vi.spyOn(world.deps.news, "tellSoon");
  const room = [{ type: "room.updated", id }, { room: id }];
  await read(ada, code, table);
  const storing = vi.spyOn(world.deps.loadLimits, "store").mockImplementationOnce(async () => void (await reveal()));
  expect((await write(ada, code, table, page.write("answer", "Could we"))).status).toBe(204);
  expect(told).toHaveBeenCalledWith(...room);
  await steer(id, { act: "phase", stepId: table, phase: "writing" });
  await write(ada, code, table, page.write("answer", " talk"));
  told.mockClear();
  // Here it writes while the reveal gathers what it had written.
  const reading = vi.spyOn(world.deps.analyser, "isAtRisk").mockImplementationOnce(async () => {
    await write(ada, code, table, page.write("answer", "?"));
    return false;
  });
  await reveal();
  expect(told).toHaveBeenCalledWith(...room);
  for (const spy of [told, storing, reading]) spy.mockRestore();
});

test("WORK-02 ENG-10 what a table writes that shows somebody at risk reaches neither trainer nor room; a locked sheet takes nothing more.", async () => {
  const { id, code, guests, table } = await begin(["Ada", "Eve"]);
  const [ada] = guests;
  const page = new SheetPage();
  await read(ada, code, table);
  await write(ada, code, table, page.write("answer", "I want to kill myself."));
  expect((await steer(id, { act: "phase", stepId: table, phase: "revealed" })).answers).toEqual([]);
  world.time = () => new Date(Date.now() + 6000);
  await expectError(await write(ada, code, table, page.write("answer", " More")), 409, "WORKSHOP_LOCKED");
  world.time = () => new Date();
});

test("WORK-02 another trainer reveals nothing of a workshop, nor has its sheets gathered, and an id that is none finds none.", async () => {
  const { id, code, guests, table } = await begin(["Ada"]);
  await read(guests[0], code, table);
  await write(guests[0], code, table, new SheetPage().write("answer", "Could we talk?"));
  const { browser } = await world.admin();
  const reveal = { act: "phase", stepId: table, phase: "revealed" };
  await expectError(await browser.patch(`/api/workshops/${id}`, reveal), 404, "WORKSHOP_NOT_FOUND");
  expect(await world.db.$count(workshopAnswers, eq(workshopAnswers.stepId, table))).toBe(0);
  await expectError(await trainer.browser.patch("/api/workshops/none", reveal), 404, "WORKSHOP_NOT_FOUND");
});

test("WORK-02 the trainer seats people anew at tables as equal as can be, and somebody sits down elsewhere.", async () => {
  const names = Array.from({ length: 13 }, (_none, at) => `Guest ${at}`);
  const { id, code, guests } = await begin(names);
  const reader = (await guests[0].get(`/api/live?room=${code}`)).body?.getReader();
  await reader?.read();
  const { guests: seated } = await steer(id, { act: "tables", size: 4 });
  // Everybody asks for their seat then, and opens the sheet of the table at which they sit now; what was said before may still be on its way.
  let heard = "";
  while (!heard.includes(`"room.updated","id":"${id}"}`)) {
    const { value, done } = (await reader?.read()) ?? { done: true };
    expect(done, heard).toBe(false);
    heard += new TextDecoder().decode(value);
  }
  await reader?.cancel();
  const sizes = [...Map.groupBy(seated, ({ table }) => table).values()].map((people) => people.length);
  expect(sizes.sort()).toEqual([4, 4, 5]);
  const [first, second] = guests as [Visitor, Visitor];
  const moved = await first.put(`/api/rooms/${code}/table`, { table: 3 });
  expect(((await moved.json()) as Joined).table.number).toBe(3);
  for (const guest of guests.slice(1)) await guest.put(`/api/rooms/${code}/table`, { table: 7 });
  await expectError(
    (await guests[12]?.put(`/api/rooms/${code}/table`, { table: 7 })) as Response,
    409,
    "WORKSHOP_TABLE_FULL",
  );
  await expectError(await second.put(`/api/rooms/${code}/table`, { table: 0 }), 422, "INVALID_INPUT");
});

test("WORK-02 a table's sheet is open to those who sit there alone, by whatever way somebody asks for it.", async () => {
  const { id, code, guests, table } = await begin(["Ada", "Eve", "Joan", "Grace", "Mary"]);
  const [ada, , , , mary] = guests as [Visitor, Visitor, Visitor, Visitor, Visitor];
  const sheet = await read(ada, code, table);
  await write(ada, code, table, new SheetPage().write("answer", "Could we talk?"));
  const stranger = world.visitor();
  const change = new SheetPage().write("answer", "Forged");
  await expectError(await stranger.get(`/api/rooms/${code}/${table}/table`), 401, "WORKSHOP_NOT_JOINED");
  await expectError(await write(stranger, code, table, change), 401, "WORKSHOP_NOT_JOINED");
  const asSession = `/api/groups/workshop/${id}/${encodeURIComponent(`${table} 1`)}`;
  for (const browser of [stranger, mary, trainer.browser])
    for (const answer of [await browser.get(asSession), await browser.patch(asSession, change)])
      await expectError(answer, 404, "SESSION_NOT_FOUND");
  // A stream that asks for it hears of it only for whoever sits there.
  const heard = async (browser: Visitor, query: string) => {
    const reader = (await browser.get(`/api/live?${query}`)).body?.getReader();
    await reader?.read();
    await write(ada, code, table, new SheetPage().write("answer", "!"));
    await world.deps.news.close();
    await trainer.browser.patch(`/api/workshops/${id}`, { act: "timer", stepId: table, seconds: null });
    const text = new TextDecoder().decode((await reader?.read())?.value);
    await reader?.cancel();
    return text.includes("sessionDocument.updated");
  };
  expect(await heard(ada, `room=${code}&sheet=${sheet.id}`)).toBe(true);
  expect(await heard(mary, `room=${code}&sheet=${sheet.id}`)).toBe(false);
});

test("WORK-02 WORK-05 who sits down elsewhere keeps what their table wrote, and gets nothing that another wrote without them.", async () => {
  const { id, code, guests, table } = await begin(["Ada", "Eve", "Joan", "Grace", "Mary"]);
  const [ada, eve, joan, , mary] = guests as [Visitor, Visitor, Visitor, Visitor, Visitor];
  const text = async (guest: Visitor) => (await guest.get(`/api/rooms/${code}/sheet.txt`)).text();
  const sitAtSecond = (guest: Visitor) => guest.put(`/api/rooms/${code}/table`, { table: 2 });
  await read(mary, code, table);
  await write(mary, code, table, new SheetPage().write("answer", "You never ask."));
  await sitAtSecond(joan);
  const { guests: seated } = await steer(id, { act: "timer", stepId: table, seconds: null });
  expect(seated.map(({ name, doing }) => [name, doing])).toEqual([
    ["Ada", "reading"],
    ["Eve", "reading"],
    ["Joan", "writing"],
    ["Grace", "reading"],
    ["Mary", "writing"],
  ]);
  await read(ada, code, table);
  await write(ada, code, table, new SheetPage().write("answer", "Could we talk?"));
  for (const guest of [ada, eve]) await sitAtSecond(guest);
  // Eve sat beside Ada while that was written.
  for (const guest of [ada, eve]) {
    expect(await text(guest)).toContain("What would you say first?\n\nCould we talk?");
    expect(await text(guest)).not.toContain("never ask");
  }
  expect(await text(joan)).toContain("What would you say first?\n\n(nothing written)");
  const second = new SheetPage().take(await read(ada, code, table));
  await write(ada, code, table, second.write("answer", "Listen. ", 0));
  expect(await text(ada)).toContain("What would you say first?\n\nCould we talk?\n\nListen. You never ask.");
  for (const guest of [eve, joan]) expect(await text(guest)).not.toContain("never ask");
});

test("WORK-03 who changes tables within a step neither makes their new one begin nor leaves their old one empty.", async () => {
  const { id, code, guests, table } = await begin(["Ada", "Eve", "Joan", "Grace", "Mary"]);
  const [ada, eve, joan, grace, mary] = guests as [Visitor, Visitor, Visitor, Visitor, Visitor];
  const look = async () => {
    const desk = await steer(id, { act: "timer", stepId: table, seconds: null });
    return desk.guests.map((guest) => `${guest.table} ${guest.doing}`);
  };
  await read(ada, code, table);
  await write(ada, code, table, new SheetPage().write("answer", "Could we talk?"));
  await ada.put(`/api/rooms/${code}/table`, { table: 2 });
  expect(await look()).toEqual(["2 reading", "1 writing", "1 writing", "1 writing", "2 reading"]);
  await mary.put(`/api/rooms/${code}/table`, { table: 1 });
  for (const guest of [eve, joan, grace]) await guest.put(`/api/rooms/${code}/table`, { table: 2 });
  expect(await look()).toEqual(["2 reading", "2 reading", "2 reading", "2 reading", "1 writing"]);
});

test("WORK-05 who joins a table takes home what it writes, whenever they came; a change that is refused begins no sheet.", async () => {
  const { code, guests, table } = await begin(["Ada", "Eve", "Joan", "Grace", "Mary"]);
  const [ada, , , , mary] = guests as [Visitor, Visitor, Visitor, Visitor, Visitor];
  await read(ada, code, table);
  const page = new SheetPage();
  const refused = { ...new SheetPage().write("answer", "!"), update: Buffer.from("no letters").toString("base64") };
  await expectError(await write(ada, code, table, refused), 422, "INVALID_INPUT");
  expect((await mary.put(`/api/rooms/${code}/table`, { table: 1 })).status).toBe(200);
  await write(ada, code, table, page.write("answer", "Could we"));
  const late = world.visitor();
  expect((await late.post(`/api/rooms/${code}/guests`, { name: "Late" })).status).toBe(200);
  expect((await seatOf(late, code)).table.number).toBe(1);
  await write(ada, code, table, page.write("answer", " talk?"));
  const text = async (guest: Visitor) => (await guest.get(`/api/rooms/${code}/sheet.txt`)).text();
  for (const guest of [mary, late]) expect(await text(guest)).toContain("What would you say first?\n\nCould we talk?");
});

test("WORK-05 ENG-10 what a table wrote that shows somebody at risk is withheld from what its people take home.", async () => {
  const { code, guests, table } = await begin(["Ada", "Eve"]);
  await read(guests[0], code, table);
  await write(guests[0], code, table, new SheetPage().write("answer", "I want to kill myself."));
  for (const guest of guests) {
    const text = await (await guest.get(`/api/rooms/${code}/sheet.txt`)).text();
    expect(text).toContain(`What would you say first?\n\n${WITHHELD}`);
    expect(text).not.toContain("kill");
  }
});
