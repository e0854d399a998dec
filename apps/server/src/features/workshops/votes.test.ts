import { randomUUID } from "node:crypto";
import type { Seat, SteerWorkshop, Workshop, WorkshopDesk } from "@wellput/contract";
import { afterAll, expect, test } from "vitest";
import { expectError, type Visitor } from "../../../test/kit/visitor.ts";
import { World } from "../../../test/kit/world.ts";

const world = await World.open();
afterAll(() => world.close());

const trainer = await world.admin();
const steer = async (id: string, act: SteerWorkshop) =>
  (await (await trainer.browser.patch(`/api/workshops/${id}`, act)).json()) as WorkshopDesk;
const seatOf = async (browser: Visitor, code: string) =>
  (await (await browser.get(`/api/rooms/${code}`)).json()) as Extract<Seat, { isJoined: true }>;

/** A workshop of one step, with what each of some people wrote, shown to all. */
async function reveal(texts: readonly string[]) {
  const steps = [{ kind: "question", prompt: "What would you say?" }];
  const opened = await trainer.browser.post("/api/workshops", { id: randomUUID(), title: "Votes", steps });
  const { id, code } = (await opened.json()) as Workshop;
  const { steps: asked } = await steer(id, { act: "go", position: 0 });
  const step = asked[0]?.id ?? "";
  const guests: Visitor[] = [];
  for (const text of texts) {
    const guest = world.visitor();
    await guest.post(`/api/rooms/${code}/guests`, { name: text.slice(0, 5) });
    expect((await guest.put(`/api/rooms/${code}/${step}`, { text, base: 0 })).status).toBe(200);
    guests.push(guest);
  }
  const { answers } = await steer(id, { act: "phase", stepId: step, phase: "revealed" });
  const idOf = (text: string) => answers.find((answer) => answer.text === text)?.id ?? "";
  const vote = (guest: Visitor | undefined, text: string) =>
    (guest ?? world.visitor()).put(`/api/rooms/${code}/${step}/vote`, { answerId: idOf(text) });
  return { id, code, step, guests, idOf, vote };
}

test("WORK-02 people vote for the kindest wording, once each; how many is told to all when the vote is closed.", async () => {
  const texts = ["Could we talk?", "Talk to me.", "Please call."];
  const { id, code, step, guests, idOf, vote } = await reveal(texts);
  const [ada, eve, joan] = guests;
  await expectError(await vote(ada, "Talk to me."), 409, "WORKSHOP_LOCKED");
  await steer(id, { act: "vote", stepId: step, isOpen: true });
  for (const text of ["Talk to me.", "Could we talk?", "Could we talk?"])
    expect((await vote(ada, text)).status).toBe(204);
  await vote(eve, "Could we talk?");
  await vote(joan, "Please call.");
  const during = (await seatOf(ada as Visitor, code)).room.stage;
  expect(during).toMatchObject({ isVoting: true, answers: texts.map(() => ({ votes: 0 })) });
  expect((await seatOf(ada as Visitor, code)).votes).toEqual([idOf("Could we talk?")]);
  const desk = await steer(id, { act: "vote", stepId: step, isOpen: false });
  const counted = desk.answers.map(({ text, votes }) => `${text} ${votes}`).sort();
  expect(counted).toEqual(["Could we talk? 2", "Please call. 1", "Talk to me. 0"]);
  const { stage } = (await seatOf(eve as Visitor, code)).room;
  const told = stage.phase === "revealed" ? stage.answers.map(({ votes }) => votes) : [];
  expect(told.sort()).toEqual([0, 1, 2]);
  const csv = await (await trainer.browser.get(`/api/workshops/${id}/answers.csv`)).text();
  expect(csv).toContain("Could we talk?,2,");
  await expectError(await vote(ada, "Please call."), 409, "WORKSHOP_LOCKED");
});

test("WORK-02 nobody votes who has not joined, nor for an answer that is not shown.", async () => {
  const { id, step, guests, idOf, vote } = await reveal(["Could we talk?", "Talk to me."]);
  await steer(id, { act: "vote", stepId: step, isOpen: true });
  await steer(id, { act: "hide", stepId: step, answerId: idOf("Talk to me."), isHidden: true });
  await expectError(await vote(guests[0], "Talk to me."), 404, "WORKSHOP_STEP_NOT_FOUND");
  await expectError(await vote(undefined, "Could we talk?"), 401, "WORKSHOP_NOT_JOINED");
});

test("WORK-02 an answer with rough words stays hidden until the trainer shows it, and is hidden again when it changes.", async () => {
  const { id, code, step, guests, idOf } = await reveal([
    "You never f*cking listen.",
    "Could we talk about the Scunthorpe class?",
  ]);
  const [rude, ada] = guests as [Visitor, Visitor];
  const shown = async () => {
    const { stage } = (await seatOf(ada, code)).room;
    return stage.phase === "revealed" ? stage.answers.map(({ text }) => text) : [];
  };
  expect(await shown()).toEqual(["Could we talk about the Scunthorpe class?"]);
  const answerId = idOf("You never f*cking listen.");
  await steer(id, { act: "hide", stepId: step, answerId, isHidden: false });
  expect(await shown()).toHaveLength(2);
  await rude.put(`/api/rooms/${code}/${step}`, { text: "You fucking never listen.", base: 1 });
  expect(await shown()).toHaveLength(1);
});

test("WORK-02 whom the trainer removes has no seat any more, and nobody reads what they wrote, until they are let in again; nobody is removed by another's trainer.", async () => {
  const { id, code, step, guests } = await reveal(["Could we talk?", "Talk to me."]);
  const [ada, eve] = guests as [Visitor, Visitor];
  const desk = await steer(id, { act: "timer", stepId: step, seconds: null });
  const guestId = desk.guests.find(({ name }) => name === "Could")?.id ?? "";
  const stranger = await world.admin();
  const act = { act: "remove", guestId };
  await expectError(await stranger.browser.patch(`/api/workshops/${id}`, act), 404, "WORKSHOP_NOT_FOUND");
  const other = await reveal([]);
  await expectError(await trainer.browser.patch(`/api/workshops/${other.id}`, act), 404, "WORKSHOP_STEP_NOT_FOUND");
  const after = await steer(id, { act: "remove", guestId });
  expect(after.guests).toHaveLength(1);
  expect(after.answers.map(({ text }) => text)).toEqual(["Talk to me."]);
  expect(after.removed).toEqual([{ id: guestId, name: "Could" }]);
  // The same key opens nothing any more, neither the seat nor another one.
  expect(await seatOf(ada, code)).toMatchObject({ isJoined: false, isRemoved: true });
  const again = await ada.put(`/api/rooms/${code}/${step}`, { text: "Again", base: 0 });
  await expectError(again, 403, "WORKSHOP_REMOVED");
  await expectError(await ada.post(`/api/rooms/${code}/guests`, { name: "New" }), 403, "WORKSHOP_REMOVED");
  expect(await seatOf(eve, code)).toMatchObject({ isJoined: true });
  const csv = async () => (await trainer.browser.get(`/api/workshops/${id}/answers.csv`)).text();
  expect(await csv()).not.toContain("Could we talk?");
  const admit = { act: "admit", guestId };
  await expectError(await stranger.browser.patch(`/api/workshops/${id}`, admit), 404, "WORKSHOP_NOT_FOUND");
  const back = await steer(id, { act: "admit", guestId });
  expect([back.guests.length, back.removed, back.answers.length]).toEqual([2, [], 2]);
  expect(await seatOf(ada, code)).toMatchObject({ isJoined: true, name: "Could" });
  expect(await csv()).toContain("Could we talk?");
});
