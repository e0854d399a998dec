import { expect, test } from "vitest";
import { createOnce } from "./create-once.ts";

interface Row {
  readonly id: string;
  readonly title: string;
}

/** What the server promises: the first row of an id stays, and a repeat is answered with it, its title trimmed. */
function storeOf(rows: Map<string, Row>) {
  return async (input: Row) => {
    if (!rows.has(input.id)) rows.set(input.id, { ...input, title: input.title.trim() });
    return rows.get(input.id) as Row;
  };
}

test("SCEN-06 the same text twice is one row", async () => {
  const rows = new Map<string, Row>();
  for (let tries = 0; tries < 2; tries += 1) await createOnce({ id: "a", title: " To Ana " }, storeOf(rows));
  expect([...rows.values()]).toEqual([{ id: "a", title: "To Ana" }]);
});

test("SCEN-06 another text under the same id is a row of its own, and the first one stays", async () => {
  const rows = new Map<string, Row>();
  await createOnce({ id: "a", title: "First" }, storeOf(rows));
  const second = await createOnce({ id: "a", title: "Second" }, storeOf(rows));
  expect(second.title).toBe("Second");
  expect([...rows.values()].map(({ title }) => title)).toEqual(["First", "Second"]);
});

test("CHAL-03 what the server trims and orders within a row is no other text", async () => {
  const sent = { id: "a", list: [{ t: "G", s: "You are late.\n" }], tags: ["work "] };
  const posts: object[] = [];
  await createOnce(sent, async (input) => {
    posts.push(input);
    return { ...input, list: [{ s: "You are late.", t: "G" }], tags: ["work"] };
  });
  expect(posts).toEqual([sent]);
});
