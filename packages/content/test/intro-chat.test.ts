import { expect, test } from "vitest";
import { type IntroChatChoice, type IntroChatThing, introChat, workshopSurvey } from "../src/index.ts";

const ENDS = [4, 5, 8, 9, 10, 11];

function nodeOf(id: number) {
  const node = introChat.find((candidate) => candidate.id === id);
  if (!node) throw new Error(`No node ${id} in the story.`);
  return node;
}

/** Every node that a reader can come to from node 1, with the things they carry there. */
function walk(): Map<number, Set<string>> {
  const seen = new Map<number, Set<string>>();
  const open: { id: number; things: ReadonlySet<IntroChatThing> }[] = [{ id: 1, things: new Set() }];
  for (let place = open.pop(); place; place = open.pop()) {
    const key = [...place.things].sort().join();
    const before = seen.get(place.id) ?? new Set();
    if (before.has(key)) continue;
    seen.set(place.id, before.add(key));
    for (const choice of nodeOf(place.id).choices) {
      if (choice.next === -1 || (choice.requires && !place.things.has(choice.requires))) continue;
      open.push({ id: choice.next, things: carried(place.things, choice) });
    }
  }
  return seen;
}

function carried(things: ReadonlySet<IntroChatThing>, { sets = {} }: IntroChatChoice): ReadonlySet<IntroChatThing> {
  const now = new Set(things);
  if (sets.blueGoo !== undefined) sets.blueGoo ? now.add("blueGoo") : now.delete("blueGoo");
  if (sets.sword !== undefined) sets.sword ? now.add("sword") : now.delete("sword");
  if (sets.shield !== undefined) sets.shield ? now.add("shield") : now.delete("shield");
  return now;
}

test("LEARN-02 the story has the nodes 1 to 11, and a reader can come to every one.", () => {
  expect(introChat.map(({ id }) => id)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]);
  expect([...walk().keys()].sort((a, b) => a - b)).toEqual(introChat.map(({ id }) => id));
});

test("LEARN-02 the ends lead back to the start, and no other node does.", () => {
  for (const { id, choices } of introChat) {
    const isEnd = choices.every(({ next }) => next === -1);
    expect(isEnd, `node ${id}`).toBe(ENDS.includes(id));
    if (isEnd && id !== 11) expect(choices.map(({ text }) => text)).toEqual(["Restart"]);
  }
});

test("the good end needs the goo, and every node leaves a way on with empty hands", () => {
  expect([...(walk().get(11) ?? [])]).toEqual(["blueGoo"]);
  for (const { choices } of introChat) expect(choices.some(({ requires }) => !requires)).toBe(true);
});

test("LEARN-03 the workshop survey has ten questions.", () => {
  expect(workshopSurvey).toHaveLength(10);
  expect(new Set(workshopSurvey.map(({ id }) => id)).size).toBe(10);
  for (const { question } of workshopSurvey) expect(question).toMatch(/\?$/);
});
