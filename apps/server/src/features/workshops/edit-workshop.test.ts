import { randomUUID } from "node:crypto";
import type { EditWorkshop, SteerWorkshop, Workshop, WorkshopDesk, WorkshopResults } from "@wellput/contract";
import { afterAll, expect, test } from "vitest";
import { expectError } from "../../../test/kit/visitor.ts";
import { World } from "../../../test/kit/world.ts";

const world = await World.open();
afterAll(() => world.close());

const trainer = await world.admin();
const STEPS = [
  { kind: "question", prompt: "What would you say first?" },
  { kind: "break", prompt: "Ten minutes" },
  { kind: "question", prompt: "And then?" },
] as const;

async function open() {
  const answer = await trainer.browser.post("/api/workshops", { id: randomUUID(), title: "Monday", steps: STEPS });
  const { id, code } = (await answer.json()) as Workshop;
  const { steps } = (await (await trainer.browser.get(`/api/workshops/${id}`)).json()) as WorkshopDesk;
  return { id, code, steps: steps.map((step) => ({ ...asText(step), id: step.id })) };
}
const asText = ({ kind, prompt, material, mode }: WorkshopDesk["steps"][number]) => ({ kind, prompt, material, mode });
const edit = (id: string, input: EditWorkshop) => trainer.browser.put(`/api/workshops/${id}`, input);
const steer = (id: string, act: SteerWorkshop) => trainer.browser.patch(`/api/workshops/${id}`, act);

test("WORK-01 a workshop that is open gets other steps in another order, and the room stays at the step that it is at.", async () => {
  const { id, code, steps } = await open();
  const [first, pause, last] = steps as [
    EditWorkshop["steps"][number],
    EditWorkshop["steps"][number],
    EditWorkshop["steps"][number],
  ];
  await steer(id, { act: "go", position: 0 });
  const added = { ...last, id: randomUUID(), prompt: "Before all that?" };
  const answer = await edit(id, {
    title: "Tuesday",
    forWhom: "The night shift",
    steps: [added, { ...first, prompt: "What do you say first?" }, last],
  });
  const desk = (await answer.json()) as WorkshopDesk;
  expect([desk.title, desk.forWhom, desk.position]).toEqual(["Tuesday", "The night shift", 1]);
  expect(desk.steps.map(({ prompt, isOpened }) => [prompt, isOpened])).toEqual([
    ["Before all that?", false],
    ["What do you say first?", true],
    ["And then?", false],
  ]);
  const guest = world.visitor();
  const seat = await (await guest.post(`/api/rooms/${code}/guests`, {})).json();
  expect(seat).toMatchObject({ room: { title: "Tuesday", stage: { step: { number: 2, of: 3 } } } });
  // For whom it is held is its trainer's to read.
  expect(JSON.stringify(seat)).not.toContain("night shift");
  // What people have had before them stays, in the way in which they answered it; a break takes no answer.
  await expectError(await edit(id, { title: "Tuesday", steps: [added, last] }), 409, "CHANGED_MEANWHILE");
  await expectError(await edit(id, { title: "T", steps: [{ ...first, mode: "room" }] }), 409, "CHANGED_MEANWHILE");
  await expectError(await edit(id, { title: "T", steps: [first, first] }), 422, "INVALID_INPUT");
  await edit(id, { title: "Tuesday", steps: [first, { ...pause, id: added.id }, last] });
  await steer(id, { act: "go", position: 1 });
  await expectError(
    await guest.put(`/api/rooms/${code}/${added.id}`, { text: "Tea", base: 0 }),
    404,
    "WORKSHOP_STEP_NOT_FOUND",
  );
});

test("WORK-01 no step of another workshop is taken over by its id.", async () => {
  const [mine, other] = [await open(), await open()];
  const stolen = { ...(other.steps[2] as EditWorkshop["steps"][number]), prompt: "Mine now" };
  await expectError(await edit(mine.id, { title: "Mine", steps: [...mine.steps, stolen] }), 409, "ID_TAKEN");
  const { steps } = (await (await trainer.browser.get(`/api/workshops/${other.id}`)).json()) as WorkshopDesk;
  expect(steps[2]?.prompt).toBe("And then?");
});

test("WORK-05 ENG-10 the results have what was asked and answered without names, and nothing that shows somebody at risk.", async () => {
  const { id, code, steps } = await open();
  await steer(id, { act: "go", position: 0 });
  for (const [name, text] of [
    ["Ada", "Could we talk?"],
    ["Eve", "I want to kill myself."],
  ] as const) {
    const guest = world.visitor();
    await guest.post(`/api/rooms/${code}/guests`, { name });
    await guest.put(`/api/rooms/${code}/${steps[0]?.id}`, { text, base: 0 });
  }
  const answer = await trainer.browser.get(`/api/workshops/${id}/results`);
  const text = await answer.text();
  const results = JSON.parse(text) as WorkshopResults;
  expect(results.steps.map(({ prompt, answers }) => [prompt, answers.map((one) => one.text)])).toEqual([
    ["What would you say first?", ["Could we talk?"]],
  ]);
  expect(text).not.toMatch(/Ada|Eve|kill/);
  const stranger = await world.admin();
  await expectError(await stranger.browser.get(`/api/workshops/${id}/results`), 404, "WORKSHOP_NOT_FOUND");
});

test("WORK-01 an edit that was written on an older state takes no step away that was added since, and none that is saved again is refused.", async () => {
  const { id, steps } = await open();
  const read = async () => (await (await trainer.browser.get(`/api/workshops/${id}`)).json()) as WorkshopDesk;
  const { version } = await read();
  const added = { id: randomUUID(), kind: "question", prompt: "Added elsewhere", material: "", mode: "each" } as const;
  const newer = { title: "Monday", steps: [...steps, added], version };
  expect((await edit(id, newer)).status).toBe(200);
  await expectError(await edit(id, { title: "Older", steps, version }), 409, "CHANGED_MEANWHILE");
  const stored = await read();
  expect([stored.title, stored.steps.at(-1)?.prompt]).toEqual(["Monday", "Added elsewhere"]);
  // As after an answer that was lost on its way.
  expect((await edit(id, newer)).status).toBe(200);
  // To steer is no edit.
  await steer(id, { act: "go", position: 0 });
  await steer(id, { act: "phase", stepId: steps[0]?.id ?? "", phase: "revealed" });
  expect((await edit(id, { title: "Mine", steps, version: stored.version })).status).toBe(200);
});
