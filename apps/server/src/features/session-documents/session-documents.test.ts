import { randomUUID } from "node:crypto";
import { type ChangeSession, type SessionDocument, SHEET_UPDATE_MAX_CHARS } from "@wellput/contract";
import { afterAll, expect, test } from "vitest";
import { SheetPage } from "../../../test/kit/sheet-page.ts";
import { expectError, type Visitor } from "../../../test/kit/visitor.ts";
import { World } from "../../../test/kit/world.ts";
import { sessionFields } from "../../db/schema/index.ts";

const world = await World.open({ ANONYMOUS_ANALYSES_PER_MINUTE: 100_000 });
afterAll(() => world.close());

const [ada, eve] = [world.visitor(), world.visitor()];
const newPath = (group = "general") => `/api/groups/${group}/${randomUUID()}/scenario1`;
const read = async (browser: Visitor, path: string) => (await (await browser.get(path)).json()) as SessionDocument;

async function open(path: string, browser = ada): Promise<SessionDocument> {
  const answer = await browser.put(path);
  expect(answer.status).toBe(200);
  return (await answer.json()) as SessionDocument;
}
async function send(browser: Visitor, path: string, change: ChangeSession) {
  expect((await browser.patch(path, change)).status).toBe(204);
}
/** A sheet as somebody sees it who opens it now. */
const look = async (path: string) => new SheetPage().take(await read(eve, path));

test("SCEN-09 a sheet is made if it is absent, and opening it again never resets it.", async () => {
  const path = newPath();
  await expectError(await ada.get(path), 404, "SESSION_NOT_FOUND");
  const answers = await Promise.all([1, 2, 3].map(() => open(path)));
  expect(new Set(answers.map(({ id }) => id)).size).toBe(1);
  await send(ada, path, new SheetPage().write("request", "Could we?"));
  expect(new SheetPage().take(await open(path, eve)).textOf("request")).toBe("Could we?");
});

test("SCEN-09 WORK-04 eight people write in one field and in others at once, and every letter stands.", async () => {
  const path = newPath();
  await open(path);
  const pages = Array.from({ length: 8 }, () => new SheetPage());
  const typing = pages.map(async (page, at) => {
    for (const letter of `word${at} `) await send(at % 2 ? ada : eve, path, page.write("request", letter));
    await send(ada, path, page.write(`s${at}`, `by ${at}`));
    await send(ada, path, page.tick("ownNeeds", `need ${at}`));
  });
  await Promise.all(typing);
  const sheet = await look(path);
  const words = sheet.textOf("request").trim().split(" ").sort();
  expect(words).toEqual(pages.map((_page, at) => `word${at}`));
  expect(pages.map((_page, at) => sheet.textOf(`s${at}`))).toEqual(pages.map((_page, at) => `by ${at}`));
  expect(sheet.doc.getMap("ticks").size).toBe(8);
});

test("WORK-04 what was written while away is merged, in whatever order and however often it arrives.", async () => {
  const path = newPath();
  await open(path);
  const first = new SheetPage();
  const [begin, middle] = [first.write("request", "Could we talk"), first.write("request", " soon", 13)];
  await send(ada, path, middle);
  expect((await look(path)).textOf("request")).toBe("");
  await send(ada, path, begin);
  const other = new SheetPage().take(await read(eve, path));
  await send(ada, path, first.write("request", "?"));
  await send(eve, path, other.write("request", "Please: ", 0));
  for (let again = 0; again < 2; again++) await send(ada, path, begin);
  expect((await look(path)).textOf("request")).toBe("Please: Could we talk soon?");
});

test("WORK-04 many updates are put together as one, and what is written goes on from there.", async () => {
  const path = newPath();
  await open(path);
  const page = new SheetPage();
  for (let count = 0; count < 205; count++) await send(ada, path, page.write("request", `${count % 10}`));
  await send(ada, path, page.remove("request", 0, 200));
  const { updates } = await read(eve, path);
  expect(updates.length).toBeLessThan(10);
  expect(new SheetPage().take({ updates }).textOf("request")).toBe("01234");
});

test("SCEN-09 what was written before letters were merged is in the sheet when it is next opened.", async () => {
  const path = newPath();
  const { id: documentId } = await open(path);
  const { id: userId } = await world.member();
  await world.db.insert(sessionFields).values([
    { documentId, field: "request", value: "Could we?", userId },
    { documentId, field: "ownNeeds:trust", value: true },
  ]);
  const [one, other] = await Promise.all([look(path), look(path)]);
  for (const sheet of [one, other]) {
    expect(sheet.textOf("request")).toBe("Could we?");
    expect(sheet.doc.getMap("ticks").toJSON()).toEqual({ "ownNeeds:trust": true });
  }
  expect((await look(path)).textOf("request")).toBe("Could we?");
});

test("AUTH-15 AUTH-11 of a field in which two wrote, each exports their own letters, and takes these along on leaving.", async () => {
  const path = newPath();
  const [writer, other] = [await world.member(), await world.member()];
  await open(path, writer.browser);
  const page = new SheetPage();
  await send(writer.browser, path, page.write("request", "Could we talk?"));
  await send(writer.browser, path, page.tick("ownNeeds", "trust"));
  await send(other.browser, path, new SheetPage().take(await read(eve, path)).write("request", " really", 8));
  expect((await look(path)).textOf("request")).toBe("Could we really talk?");
  const own = await (await writer.browser.get("/api/me/export")).json();
  expect(own[path.replace("/api/", "")]).toEqual([{ request: "Could we talk?", "ownNeeds:trust": true }]);
  expect((await writer.browser.delete("/api/me", { body: "{}" })).status).toBe(204);
  const sheet = await look(path);
  expect(sheet.textOf("request")).toBe(" really");
  expect(sheet.doc.getMap("ticks").size).toBe(0);
  expect(Buffer.from((await read(eve, path)).updates.join(""), "base64").toString()).not.toContain("talk");
});

test("SCEN-09 a group's sheet is there for its members alone, and for no other group's key.", async () => {
  await world.addGroup("WARD", "Ward", 5);
  const [nurse, other] = [await world.member(), await world.member()];
  await world.change(nurse.id, { groupCode: "WARD" });
  const path = newPath("Ward");
  await open(path, nurse.browser);
  await send(nurse.browser, path, new SheetPage().write("request", "secret"));
  for (const browser of [world.visitor(), other.browser]) {
    await expectError(await browser.get(path), 404, "SESSION_NOT_FOUND");
    const forged = new SheetPage().write("request", "forged");
    await expectError(await browser.patch(path, forged), 404, "SESSION_NOT_FOUND");
    await expectError(await browser.get(path.replace("/Ward/", "/general/")), 404, "SESSION_NOT_FOUND");
  }
  expect(new SheetPage().take(await read(nurse.browser, path)).textOf("request")).toBe("secret");
});

test("SCEN-09 what is no session or no field is refused by name.", async () => {
  for (const number of ["1234", "123456", "1234x"])
    await expectError(await ada.put(`/api/groups/general/${number}/scenario1`), 422, "INVALID_INPUT");
  const path = newPath();
  await open(path);
  const change = new SheetPage().write("request", "x");
  const bad = [
    { ...change, field: "no field" },
    { ...change, update: "no update" },
    { ...change, update: Buffer.from("<b>Could we?</b>").toString("base64") },
    { ...change, update: change.update.slice(0, 8) },
    { ...change, update: "A".repeat(SHEET_UPDATE_MAX_CHARS + 4) },
    { ...change, writer: -1 },
  ];
  for (const one of bad) await expectError(await ada.patch(path, one), 422, "INVALID_INPUT");
  expect((await read(ada, path)).updates).toEqual([]);
});

test("SCEN-09 AUTH-16 a workshop behind one address writes on, and a flood from it ends.", async () => {
  const small = await World.open({ ANONYMOUS_ANALYSES_PER_MINUTE: 1 });
  const path = newPath();
  const visitor = small.visitor();
  await visitor.put(path);
  const change = () => new SheetPage().write("request", "Could we?");
  for (let count = 0; count < 50; count++) expect((await visitor.patch(path, change())).status).toBe(204);
  await expectError(await visitor.patch(path, change()), 429, "TOO_MANY_REQUESTS");
  expect((await (await small.member()).browser.patch(path, change())).status).toBe(204);
  await small.close();
});
