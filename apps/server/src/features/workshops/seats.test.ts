import { randomUUID } from "node:crypto";
import type { Seat, Workshop, WorkshopDesk } from "@wellput/contract";
import { eq } from "drizzle-orm";
import { afterAll, expect, test } from "vitest";
import { expectError, type Visitor } from "../../../test/kit/visitor.ts";
import { World } from "../../../test/kit/world.ts";
import { forgetOld } from "../../chores/forget.ts";
import { workshops } from "../../db/schema/index.ts";

const DAY_MS = 24 * 60 * 60 * 1000;
const world = await World.open();
afterAll(() => world.close());
const trainer = await world.admin();

const STEPS = [{ kind: "question", prompt: "How?" }] as const;
async function openWorkshop(fields: object = {}): Promise<Workshop> {
  const input = { id: randomUUID(), title: "Monday", steps: STEPS, ...fields };
  const answer = await trainer.browser.post("/api/workshops", input);
  expect(answer.status).toBe(201);
  return (await answer.json()) as Workshop;
}
async function join(code: string, name = ""): Promise<Visitor> {
  const browser = world.visitor();
  expect((await browser.post(`/api/rooms/${code}/guests`, { name })).status).toBe(200);
  return browser;
}
const seatOf = async (browser: Visitor, code: string) =>
  (await (await browser.get(`/api/rooms/${code}`)).json()) as Seat;

test("WORK-01 a key opens one's own seat on another device with one's own words, and in no other workshop.", async () => {
  const { id, code } = await openWorkshop();
  const desk = await trainer.browser.patch(`/api/workshops/${id}`, { act: "go", position: 0 });
  const { steps } = (await desk.json()) as WorkshopDesk;
  const ada = await join(code, "Ada");
  await ada.put(`/api/rooms/${code}/${steps[0]?.id}`, { text: "Could we talk?", base: 0 });
  const { key } = (await (await ada.get(`/api/rooms/${code}/key`)).json()) as { key: string };
  const laptop = world.visitor();
  const taken = await laptop.put(`/api/rooms/${code}/seat`, { key });
  expect(await taken.json()).toMatchObject({ isJoined: true, name: "Ada", answers: [{ text: "Could we talk?" }] });
  expect(taken.headers.getSetCookie().join()).toMatch(/HttpOnly/i);
  expect(await seatOf(laptop, code)).toMatchObject({ isJoined: true, name: "Ada" });
  const { guests } = (await (await trainer.browser.get(`/api/workshops/${id}`)).json()) as WorkshopDesk;
  expect(guests).toHaveLength(1);
  const other = await openWorkshop();
  const refused = ["WORKSHOP_SEAT_NOT_FOUND", 404] as const;
  await expectError(await world.visitor().put(`/api/rooms/${other.code}/seat`, { key }), refused[1], refused[0]);
  await expectError(await world.visitor().put(`/api/rooms/${code}/seat`, { key: "guessed" }), refused[1], refused[0]);
  await expectError(await world.visitor().get(`/api/rooms/${code}/key`), 401, "WORKSHOP_NOT_JOINED");
  // A seat that was taken away is opened by no key.
  await trainer.browser.patch(`/api/workshops/${id}`, { act: "remove", guestId: guests[0]?.id });
  await expectError(await world.visitor().put(`/api/rooms/${code}/seat`, { key }), 403, "WORKSHOP_REMOVED");
  await expectError(await ada.get(`/api/rooms/${code}/key`), 403, "WORKSHOP_REMOVED");
});

test("WORK-05 a trainer says for how long words are kept: those who join are told, it grows for nobody who joined, and then they go.", async () => {
  const { id, code } = await openWorkshop({ keptDays: 7 });
  expect(await seatOf(world.visitor(), code)).toMatchObject({ isJoined: false, keptDays: 7 });
  const desk = (await (await trainer.browser.get(`/api/workshops/${id}`)).json()) as WorkshopDesk;
  const edited = {
    title: "Monday",
    steps: desk.steps.map(({ id: step, kind, prompt }) => ({ id: step, kind, prompt })),
  };
  const edit = (keptDays: number) => trainer.browser.put(`/api/workshops/${id}`, { ...edited, keptDays });
  expect((await edit(30)).status).toBe(200);
  const ada = await join(code, "Ada");
  expect(await seatOf(ada, code)).toMatchObject({ isJoined: true, keptDays: 30 });
  await expectError(await edit(90), 409, "CHANGED_MEANWHILE");
  expect(await (await edit(7)).json()).toMatchObject({ keptDays: 7 });
  await expectError(await edit(8), 422, "INVALID_INPUT");
  const forget = async (days: number, workshopDays = 90) => {
    const now = new Date(Date.now() + days * DAY_MS);
    await forgetOld(world.db, { now, visitorDays: 9999, participantDays: undefined, workshopDays });
    return world.db.$count(workshops, eq(workshops.id, id));
  };
  expect([await forget(6), await forget(8)]).toEqual([1, 0]);
});

test("WORK-05 no workshop is kept for longer than the installation keeps any.", async () => {
  const small = await World.open({ WORKSHOP_DAYS: 5 });
  const { browser } = await small.admin();
  const { code } = (await (
    await browser.post("/api/workshops", { id: randomUUID(), title: "Monday", steps: STEPS, keptDays: 90 })
  ).json()) as Workshop;
  expect(await (await small.visitor().get(`/api/rooms/${code}`)).json()).toMatchObject({ keptDays: 5 });
  await small.close();
});
