import { randomUUID } from "node:crypto";
import type { SessionDocument } from "@wellput/contract";
import { afterAll, expect, test } from "vitest";
import * as Y from "yjs";
import { SheetPage } from "../../../test/kit/sheet-page.ts";
import { expectError } from "../../../test/kit/visitor.ts";
import { World } from "../../../test/kit/world.ts";

const world = await World.open();
afterAll(() => world.close());
const ada = world.visitor();

async function newSheet(): Promise<string> {
  const path = `/api/groups/general/${randomUUID()}/scenario1`;
  await ada.put(path);
  return path;
}
const send = (path: string, bytes: Uint8Array) =>
  ada.patch(path, { writer: 1, field: "request", update: Buffer.from(bytes).toString("base64") });
const updateOf = (change: (doc: Y.Doc) => void) => {
  const doc = new Y.Doc();
  change(doc);
  return Y.encodeStateAsUpdate(doc);
};
/** A number as Yjs writes it. */
const number = (value: number): number[] =>
  value < 128 ? [value] : [128 | (value & 127), ...number(Math.floor(value / 128))];
/** So many letters that all claim the start of the field 'r', made by hand: no page sends them. */
const rivals = (writer: number, first: number, count: number) =>
  Uint8Array.from([
    ...[...number(1), ...number(count), ...number(writer), ...number(first)],
    ...Array.from({ length: count }, () => [4, 1, 1, 114, 1, 120]).flat(),
    0,
  ]);

test("RELY-04 RELY-05 no page writes what would close a sheet to everybody: it is refused, and all write on.", async () => {
  const path = await newSheet();
  const hostile = [
    // Nothing is taken away, of a page: Yjs takes it in, and never writes the sheet down again.
    Uint8Array.from([0, 1, 8, 1, 10, 0]),
    updateOf((doc) => doc.getMap("request").set("inner", new Y.Doc())),
    updateOf((doc) => doc.getXmlFragment("request").insert(0, [new Y.XmlElement("script")])),
    Uint8Array.from([...number(101), ...Array.from({ length: 101 }, (_, at) => [1, at + 1, 0, 0, 1]).flat(), 0]),
  ];
  for (const bytes of hostile) await expectError(await send(path, bytes), 422, "INVALID_INPUT");
  for (let at = 0; at < 1000; at++) {
    const bytes = Uint8Array.from({ length: 1 + (at % 40) }, (_, byte) => (at * 7919 + byte * (at % 251)) % 13);
    expect([204, 422]).toContain((await send(path, bytes)).status);
  }
  const page = new SheetPage();
  // Enough for the sheet to be put together.
  for (let at = 0; at < 220; at++) expect((await ada.patch(path, page.write("request", "a"))).status).toBe(204);
  const opened = new SheetPage().take((await (await ada.get(path)).json()) as SessionDocument);
  expect(opened.textOf("request")).toBe("a".repeat(220));
});

test("RELY-04 letters by the ten thousand that all claim one place hold nobody up.", async () => {
  const path = await newSheet();
  const began = performance.now();
  for (const writer of [5, 9]) await expectError(await send(path, rivals(writer, 0, 14_000)), 413, "SESSION_FULL");
  let taken = 0;
  for (let at = 0; at < 400; at++) if ((await send(path, rivals(5 + (at % 2) * 4, at * 4, 5))).status === 204) taken++;
  expect(taken).toBeLessThan(400);
  // Without the limit this takes minutes, in which the server answers nobody.
  expect(performance.now() - began).toBeLessThan(30_000);
  const page = new SheetPage();
  const long = Array.from("The report came on Friday, and I was glad of it. ".repeat(60));
  const letters = long.map((letter) => Buffer.from(page.write("s0", letter).update, "base64"));
  const other = await newSheet();
  // What was typed letter by letter while away comes at once.
  expect((await send(other, Y.mergeUpdates(letters))).status).toBe(204);
});
