import { randomUUID } from "node:crypto";
import { type Seat, type SteerWorkshop, WITHHELD, type Workshop, type WorkshopDesk } from "@wellput/contract";
import { afterAll, expect, test, vi } from "vitest";
import { expectError, type Visitor } from "../../../test/kit/visitor.ts";
import { World } from "../../../test/kit/world.ts";

const world = await World.open();
afterAll(() => world.close());

const trainer = await world.admin();
const STEPS = [
  { kind: "question", prompt: "What would you say first?", material: "" },
  { kind: "challenge", prompt: "Say it as an observation.", material: "You are always late." },
] as const;

async function openWorkshop(title = "Monday"): Promise<Workshop> {
  const answer = await trainer.browser.post("/api/workshops", { id: randomUUID(), title, steps: STEPS });
  expect(answer.status).toBe(201);
  return (await answer.json()) as Workshop;
}
const readDesk = async (id: string) =>
  (await (await trainer.browser.get(`/api/workshops/${id}`)).json()) as WorkshopDesk;
async function steer(id: string, act: SteerWorkshop): Promise<WorkshopDesk> {
  const answer = await trainer.browser.patch(`/api/workshops/${id}`, act);
  expect(answer.status).toBe(200);
  return (await answer.json()) as WorkshopDesk;
}
type Joined = Extract<Seat, { isJoined: true }>;
const readSeat = async (browser: Visitor, code: string) =>
  (await (await browser.get(`/api/rooms/${code}`)).json()) as Joined;
async function join(code: string, name?: string): Promise<Visitor> {
  const browser = world.visitor();
  const answer = await browser.post(`/api/rooms/${code}/guests`, name === undefined ? {} : { name });
  expect(answer.status).toBe(200);
  return browser;
}
const write = (browser: Visitor, code: string, stepId: string, text: string, base = 0) =>
  browser.put(`/api/rooms/${code}/${stepId}`, { text, base });

/** A workshop at its first step, with the id of that. */
async function begin() {
  const { id, code } = await openWorkshop();
  const { steps } = await steer(id, { act: "go", position: 0 });
  const [first = "", second = ""] = steps.map((step) => step.id);
  return { id, code, first, second };
}

test("WORK-01 a trainer opens a workshop once however often it is sent, and people join by its code in any letters.", async () => {
  const input = { id: randomUUID(), title: "Monday", steps: STEPS };
  const opened = await trainer.browser.post("/api/workshops", input);
  const again = await trainer.browser.post("/api/workshops", input);
  expect([opened.status, again.status]).toEqual([201, 200]);
  const { code } = (await opened.json()) as Workshop;
  expect(((await again.json()) as Workshop).code).toBe(code);
  expect(code).toMatch(/^[FHJKLMQRTWXY]{6}$/);
  const spoken = `${code.slice(0, 3).toLowerCase()}-${code.slice(3).toLowerCase()}`;
  const guest = await join(spoken, "Ada");
  expect(await readSeat(guest, code)).toMatchObject({
    isJoined: true,
    name: "Ada",
    keptDays: 90,
    room: { title: "Monday", stage: { phase: "gathering" } },
    answers: [],
  });
});

test("WORK-01 whoever has not joined sees the door alone; a reload or a second tap keeps the seat; a name is one's own affair.", async () => {
  const { id, code } = await openWorkshop();
  const visitor = world.visitor();
  const door = await (await visitor.get(`/api/rooms/${code}`)).json();
  expect(door).toEqual({ isJoined: false, title: "Monday", isOver: false, isRemoved: false, keptDays: 90 });
  const joined = await visitor.post(`/api/rooms/${code}/guests`, {});
  expect(joined.headers.getSetCookie().join()).toMatch(/wellput\.guest\.[\da-f-]{36}=[\w-]{43};.*HttpOnly/i);
  await visitor.post(`/api/rooms/${code}/guests`, { name: "Another" });
  expect((await readSeat(visitor, code)).name).toBe("");
  expect((await readDesk(id)).guests).toHaveLength(1);
});

test("WORK-01 whoever comes late has the present step before them, and each step comes with their own answers.", async () => {
  const { id, code, first, second } = await begin();
  const ada = await join(code, "Ada");
  expect((await write(ada, code, first, "Could we talk?")).status).toBe(200);
  await steer(id, { act: "go", position: 1 });
  const late = await join(code);
  for (const guest of [ada, late]) {
    const { stage } = (await readSeat(guest, code)).room;
    expect(stage).toMatchObject({
      phase: "writing",
      step: { id: second, number: 2, of: 2, material: "You are always late." },
    });
  }
  expect((await readSeat(ada, code)).answers).toEqual([{ stepId: first, text: "Could we talk?", version: 1 }]);
  expect((await readSeat(late, code)).answers).toEqual([]);
});

test("WORK-01 codes that are none are counted for an address, and right ones are not.", async () => {
  const small = await World.open({ SIGN_IN_TRIES_PER_MINUTE: 2 });
  const admin = await small.admin();
  const opened = await admin.browser.post("/api/workshops", { id: randomUUID(), title: "Monday", steps: STEPS });
  const { code } = (await opened.json()) as Workshop;
  const visitor = small.visitor();
  for (let count = 0; count < 5; count++) expect((await visitor.get(`/api/rooms/${code}`)).status).toBe(200);
  for (const wrong of ["TTTTTT", "no-code"])
    await expectError(await visitor.get(`/api/rooms/${wrong}`), 404, "WORKSHOP_NOT_FOUND");
  await expectError(await visitor.get("/api/rooms/HHHHHH"), 429, "TOO_MANY_REQUESTS");
  expect((await visitor.get(`/api/rooms/${code}`)).status).toBe(200);
  await small.close();
});

test("WORK-02 each writes their own answer: a repeat changes nothing, and words on an older version are refused.", async () => {
  const { id, code, first } = await begin();
  const [ada, eve] = [await join(code, "Ada"), await join(code)];
  expect(await (await write(ada, code, first, "Could we")).json()).toMatchObject({ text: "Could we", version: 1 });
  expect(await (await write(ada, code, first, "Could we")).json()).toMatchObject({ version: 1 });
  expect(await (await write(ada, code, first, "Could we talk?", 1)).json()).toMatchObject({ version: 2 });
  await expectError(await write(ada, code, first, "Something else", 1), 409, "CHANGED_MEANWHILE");
  await write(eve, code, first, "Please write.");
  expect((await readSeat(ada, code)).answers).toMatchObject([{ text: "Could we talk?" }]);
  const desk = await readDesk(id);
  expect(desk.answers.map(({ text }) => text).sort()).toEqual(["Could we talk?", "Please write."]);
  expect(desk.guests.map(({ name, doing }) => [name, doing])).toEqual([
    ["Ada", "writing"],
    ["", "writing"],
  ]);
});

test("WORK-02 a trainer sees who is reading, who is writing and who has answered, and never who wrote what.", async () => {
  const { id, code, first } = await begin();
  const [ada] = [await join(code, "Ada"), await join(code, "Eve"), await join(code, "Joan")];
  await write(ada, code, first, "Could we talk?");
  world.time = () => new Date(Date.now() + 10_000);
  const desk = await readDesk(id);
  world.time = () => new Date();
  expect(desk.guests.map(({ name, doing }) => [name, doing])).toEqual([
    ["Ada", "answered"],
    ["Eve", "reading"],
    ["Joan", "reading"],
  ]);
  expect(Object.keys(desk.answers[0] ?? {}).sort()).toEqual(["id", "isHidden", "table", "text", "votes"]);
});

test("WORK-02 answers are shown once they are revealed, without names, without one that is hidden; one is marked to discuss.", async () => {
  const { id, code, first } = await begin();
  const [ada, eve] = [await join(code, "Ada"), await join(code, "Eve")];
  await write(ada, code, first, "Could we talk?");
  await write(eve, code, first, "You never listen.");
  expect((await readSeat(ada, code)).room.stage).not.toHaveProperty("answers");
  const { answers } = await steer(id, { act: "phase", stepId: first, phase: "revealed" });
  const [rude, kind] = ["You never", "Could we"].map(
    (words) => answers.find(({ text }) => text.startsWith(words))?.id ?? "",
  );
  await steer(id, { act: "discuss", stepId: first, answerId: rude ?? "" });
  await steer(id, { act: "discuss", stepId: first, answerId: kind ?? "" });
  await steer(id, { act: "hide", stepId: first, answerId: rude ?? "", isHidden: true });
  const { stage } = (await readSeat(eve, code)).room;
  expect(stage).toMatchObject({
    phase: "revealed",
    discussedId: kind,
    answers: [{ id: kind, text: "Could we talk?" }],
  });
  expect(JSON.stringify(stage)).not.toMatch(/Ada|Eve|never/);
  await steer(id, { act: "hide", stepId: first, answerId: kind ?? "", isHidden: true });
  expect((await readSeat(eve, code)).room.stage).toMatchObject({ answers: [], discussedId: null });
});

test("WORK-02 an answer that arrives while its step is revealed is told to the room.", async () => {
  const { id, code, first } = await begin();
  const ada = await join(code, "Ada");
  const told = vi.spyOn(world.deps.news, "tellSoon");
  const reading = vi.spyOn(world.deps.analyser, "isAtRisk").mockImplementationOnce(async () => {
    await steer(id, { act: "phase", stepId: first, phase: "revealed" });
    return false;
  });
  expect((await write(ada, code, first, "Could we talk?")).status).toBe(200);
  expect(told).toHaveBeenCalledWith({ type: "room.updated", id }, { room: id });
  for (const spy of [told, reading]) spy.mockRestore();
});

test("WORK-02 ENG-10 an answer that shows somebody at risk is for its writer alone: neither the room nor the trainer gets it.", async () => {
  const { id, code, first } = await begin();
  const [ada, eve] = [await join(code, "Ada"), await join(code, "Eve")];
  const words = "I want to kill myself.";
  const kept = await write(ada, code, first, words);
  expect(kept.status).toBe(200);
  const desk = await steer(id, { act: "phase", stepId: first, phase: "revealed" });
  expect(JSON.stringify(desk)).not.toContain("kill");
  expect(JSON.stringify(desk)).not.toContain(WITHHELD);
  expect(JSON.stringify(await readSeat(eve, code))).not.toContain("kill");
  expect((await readSeat(ada, code)).answers).toMatchObject([{ text: words }]);
  expect(JSON.stringify(world.logLines)).not.toContain("kill myself");
});

test("WORK-03 what was on its way when a step was locked is kept; after that nobody writes, until it is opened again.", async () => {
  const { id, code, first, second } = await begin();
  const ada = await join(code);
  await expectError(await write(ada, code, second, "Too early"), 404, "WORKSHOP_STEP_NOT_FOUND");
  await steer(id, { act: "phase", stepId: first, phase: "locked" });
  expect((await readSeat(ada, code)).room.stage).toMatchObject({ phase: "locked", step: { id: first } });
  expect((await write(ada, code, first, "Just in time")).status).toBe(200);
  world.time = () => new Date(Date.now() + 6000);
  await expectError(await write(ada, code, first, "Too late", 1), 409, "WORKSHOP_LOCKED");
  world.time = () => new Date();
  await steer(id, { act: "phase", stepId: first, phase: "writing" });
  expect((await write(ada, code, first, "Once more", 1)).status).toBe(200);
  // The trainer goes on: the last words of the step before still arrive.
  await steer(id, { act: "go", position: 1 });
  expect((await write(ada, code, first, "Once more.", 2)).status).toBe(200);
});

test("WORK-03 a timer is told to all, and the end of a workshop too.", async () => {
  const { id, code, first } = await begin();
  const ada = await join(code);
  // By one clock, whatever it says.
  world.time = () => new Date(Date.now() + 10_000_000);
  await steer(id, { act: "timer", stepId: first, seconds: 90 });
  const { stage, now } = (await readSeat(ada, code)).room;
  world.time = () => new Date();
  const endsAt = stage.phase === "writing" ? stage.endsAt : null;
  const left = new Date(endsAt ?? "").getTime() - new Date(now).getTime();
  expect(left).toBeGreaterThan(80_000);
  expect(left).toBeLessThanOrEqual(90_000);
  await steer(id, { act: "timer", stepId: first, seconds: null });
  expect((await readSeat(ada, code)).room.stage).toMatchObject({ endsAt: null });
  await steer(id, { act: "end", isOver: true });
  expect((await readSeat(ada, code)).room.stage).toEqual({ phase: "over" });
  await expectError(await world.visitor().post(`/api/rooms/${code}/guests`, {}), 409, "WORKSHOP_OVER");
});

test("WORK-03 a timer that has run out is gone where people write again; one that runs goes on.", async () => {
  const { id, code, first } = await begin();
  const ada = await join(code);
  const timer = async (seconds: number) => {
    await steer(id, { act: "timer", stepId: first, seconds });
    const { stage } = (await readSeat(ada, code)).room;
    return stage.phase === "writing" ? stage.endsAt : null;
  };
  const reopen = async () => {
    await steer(id, { act: "phase", stepId: first, phase: "locked" });
    await steer(id, { act: "phase", stepId: first, phase: "writing" });
  };
  const goBack = async () => {
    await steer(id, { act: "go", position: 1 });
    await steer(id, { act: "go", position: 0 });
  };
  for (const comeBack of [reopen, goBack]) {
    const endsAt = await timer(90);
    await comeBack();
    expect((await readSeat(ada, code)).room.stage).toMatchObject({ phase: "writing", endsAt });
    world.time = () => new Date(Date.now() + 91_000);
    await comeBack();
    expect((await readSeat(ada, code)).room.stage).toMatchObject({ phase: "writing", endsAt: null });
    world.time = () => new Date();
  }
});

test("WORK-02 a guest of one workshop neither reads nor writes in another, and a trainer steers nothing of another's.", async () => {
  const [mine, other] = [await begin(), await begin()];
  const guest = await join(mine.code);
  await expectError(await write(guest, other.code, other.first, "Hello"), 401, "WORKSHOP_NOT_JOINED");
  await expectError(await write(guest, mine.code, other.first, "Hello"), 404, "WORKSHOP_STEP_NOT_FOUND");
  expect(await readSeat(guest, other.code)).toMatchObject({ isJoined: false });
  const reader = await join(other.code);
  await write(reader, other.code, other.first, "Their words");
  const [answer] = (await readDesk(other.id)).answers;
  const reach = (act: SteerWorkshop) => trainer.browser.patch(`/api/workshops/${mine.id}`, act);
  const their = { stepId: other.first, answerId: answer?.id ?? "" };
  await expectError(await reach({ act: "hide", ...their, isHidden: true }), 404, "WORKSHOP_STEP_NOT_FOUND");
  await expectError(
    await reach({ act: "hide", ...their, stepId: mine.first, isHidden: true }),
    404,
    "WORKSHOP_STEP_NOT_FOUND",
  );
  await expectError(await reach({ act: "discuss", ...their }), 404, "WORKSHOP_STEP_NOT_FOUND");
  expect((await readDesk(other.id)).answers).toMatchObject([{ isHidden: false }]);
  const stranger = await world.admin();
  await expectError(await stranger.browser.get(`/api/workshops/${mine.id}`), 404, "WORKSHOP_NOT_FOUND");
  await expectError(
    await stranger.browser.patch(`/api/workshops/${mine.id}`, { act: "end", isOver: true }),
    404,
    "WORKSHOP_NOT_FOUND",
  );
  expect(((await (await stranger.browser.get("/api/workshops")).json()) as { items: unknown[] }).items).toEqual([]);
});

test("a trainer finds a workshop again on any device, and deletes it with all that was written.", async () => {
  const { id, code, first } = await begin();
  await write(await join(code), code, first, "Could we talk?");
  const list = (await (await trainer.browser.copy().get("/api/workshops")).json()) as { items: Workshop[] };
  expect(list.items.find((one) => one.id === id)).toMatchObject({ code, joined: 1, isOver: false });
  expect((await trainer.browser.delete(`/api/workshops/${id}`)).status).toBe(204);
  await expectError(await world.visitor().get(`/api/rooms/${code}`), 404, "WORKSHOP_NOT_FOUND");
});

test("WORK-05 afterwards the trainer exports the answers without names, and each guest their own sheet.", async () => {
  const { id, code, first } = await begin();
  const [ada, eve] = [await join(code, "Ada"), await join(code, "Eve")];
  await write(ada, code, first, "=Could we talk?");
  await write(eve, code, first, "I want to kill myself.");
  await steer(id, { act: "end", isOver: true });
  const table = await trainer.browser.get(`/api/workshops/${id}/answers.csv`);
  expect(table.headers.get("content-type")).toContain("text/csv");
  const text = await table.text();
  expect(text).toContain("'=Could we talk?");
  expect(text).toContain(WITHHELD);
  expect(text).not.toMatch(/Ada|Eve|kill/);
  const sheet = await (await ada.get(`/api/rooms/${code}/sheet.txt`)).text();
  expect(sheet).toContain("What would you say first?\n\n=Could we talk?");
  // What nobody has had before them, and what others wrote, is not in it.
  expect(sheet).not.toMatch(/observation|kill/);
  expect(await (await eve.get(`/api/rooms/${code}/sheet.txt`)).text()).toContain("kill myself");
});
