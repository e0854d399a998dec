import { beforeEach, expect, test, vi } from "vitest";
import { ANYONE } from "./kept-draft.ts";
import { FakeStorage } from "./testing/fake-storage.ts";

const OWNER = "a-person";
const COMPOSE = "/checkmessage";
const CHALLENGE = "/challenge/1";

/** A tab with what it keeps for itself; each time it is asked to do something its page is loaded anew. */
function openTab(own = new FakeStorage()) {
  return async () => {
    vi.stubGlobal("sessionStorage", own);
    vi.resetModules();
    return import("./kept-draft.ts");
  };
}

beforeEach(() => {
  vi.stubGlobal("localStorage", new FakeStorage());
  return () => vi.unstubAllGlobals();
});

test("ENG-12 what was written offline stands below what waited in Compose Message, and nothing of either is lost", async () => {
  const tab = openTab();
  const both = { title: "Friday", text: "AAA\n\nBBB", direction: "d" };
  (await tab()).keepDraft(OWNER, COMPOSE, { title: "Friday", text: "AAA", direction: "d" });
  (await tab()).keepDraft(ANYONE, COMPOSE, { text: "BBB" });
  expect((await tab()).readDraft(OWNER, COMPOSE)).toEqual(both);
  expect((await tab()).readDraft(ANYONE, COMPOSE)).toEqual({});
  expect((await tab()).readDraft(OWNER, COMPOSE)).toEqual(both);
});

test("ENG-12 what was written offline in another tab is found too", async () => {
  const tab = openTab();
  (await tab()).keepDraft(OWNER, COMPOSE, { text: "AAA" });
  (await openTab()()).keepDraft(ANYONE, COMPOSE, { text: "BBB" });
  expect((await tab()).readDraft(OWNER, COMPOSE)).toEqual({ text: "AAA\n\nBBB" });
});

test.each([
  { before: "", after: "BBB", both: "BBB" },
  { before: "AAA", after: "", both: "AAA" },
  { before: "AAA", after: "AAA and more", both: "AAA and more" },
  { before: "AAA and more", after: "AAA", both: "AAA and more" },
])("the same words do not stand there twice: '$before' and '$after'", async ({ before, after, both }) => {
  const { keepDraft, readDraft } = await openTab()();
  keepDraft(OWNER, COMPOSE, { text: before });
  keepDraft(ANYONE, COMPOSE, { text: after });
  expect(readDraft(OWNER, COMPOSE)).toEqual({ text: both });
});

test("RESP-01 where it is no one text, what a visitor typed in this tab goes before anything older, and waits elsewhere", async () => {
  const tab = openTab();
  (await tab()).keepDraft(OWNER, CHALLENGE, { answers: ["Older"] });
  (await tab()).keepDraft(ANYONE, CHALLENGE, { answers: ["Newer"] });
  expect((await openTab()()).readDraft(OWNER, CHALLENGE)).toEqual({ answers: ["Older"] });
  expect((await tab()).readDraft(OWNER, CHALLENGE)).toEqual({ answers: ["Newer"] });
});

test("two tabs write at the same place: each finds its own words again, a third the last ones", async () => {
  const [one, two] = [openTab(), openTab()];
  const first = await one();
  first.readDraft(OWNER, COMPOSE);
  const second = await two();
  second.readDraft(OWNER, COMPOSE);
  (await one()).keepDraft(OWNER, COMPOSE, { text: "TAB1" });
  (await two()).keepDraft(OWNER, COMPOSE, { text: "TAB2" });
  expect((await one()).readDraft(OWNER, COMPOSE)).toEqual({ text: "TAB1" });
  expect((await two()).readDraft(OWNER, COMPOSE)).toEqual({ text: "TAB2" });
  expect((await openTab()()).readDraft(OWNER, COMPOSE)).toEqual({ text: "TAB2" });
  // What one of them saves is not what the other wrote.
  (await one()).dropDraft(OWNER, COMPOSE);
  expect((await two()).readDraft(OWNER, COMPOSE)).toEqual({ text: "TAB2" });
});

test("a text that another tab went on with is found as it is by then, and is gone where that tab saved it", async () => {
  const [one, two] = [openTab(), openTab()];
  (await one()).keepDraft(OWNER, COMPOSE, { text: "Dear" });
  (await two()).readDraft(OWNER, COMPOSE);
  (await two()).keepDraft(OWNER, COMPOSE, { text: "Dear Tove" });
  expect((await one()).readDraft(OWNER, COMPOSE)).toEqual({ text: "Dear Tove" });
  (await two()).dropDraft(OWNER, COMPOSE);
  expect((await one()).readDraft(OWNER, COMPOSE)).toEqual({});
});

test("what was saved does not come back in another tab when something new is begun", async () => {
  const [one, two] = [openTab(), openTab()];
  (await two()).keepDraft(OWNER, COMPOSE, { text: "Dear Tove" });
  const { readDraft, dropDraft, keepDraft } = await one();
  readDraft(OWNER, COMPOSE);
  dropDraft(OWNER, COMPOSE);
  keepDraft(OWNER, COMPOSE, { text: "Dear Ann" });
  expect((await two()).readDraft(OWNER, COMPOSE)).toEqual({ text: "Dear Ann" });
});

test("what was typed here after another tab had taken it over stays here", async () => {
  const [one, two] = [openTab(), openTab()];
  (await one()).keepDraft(OWNER, COMPOSE, { text: "Dear" });
  (await two()).readDraft(OWNER, COMPOSE);
  (await one()).keepDraft(OWNER, COMPOSE, { text: "Dear Ann" });
  (await two()).keepDraft(OWNER, COMPOSE, { text: "Dear Bo" });
  expect((await one()).readDraft(OWNER, COMPOSE)).toEqual({ text: "Dear Ann" });
});

test("a tab that is doubled loses nothing either", async () => {
  const own = new FakeStorage();
  const one = openTab(own);
  (await one()).keepDraft(OWNER, COMPOSE, { text: "Dear" });
  const double = openTab(Object.assign(new FakeStorage(), own));
  (await one()).keepDraft(OWNER, COMPOSE, { text: "Dear Ann" });
  (await double()).keepDraft(OWNER, COMPOSE, { text: "Dear Bo" });
  expect((await one()).readDraft(OWNER, COMPOSE)).toEqual({ text: "Dear Ann" });
});

test("what is dropped is gone, in every tab", async () => {
  const [one, two] = [openTab(), openTab()];
  (await one()).keepDraft(OWNER, COMPOSE, { text: "AAA" });
  (await two()).readDraft(OWNER, COMPOSE);
  (await one()).dropDraft(OWNER, COMPOSE);
  expect((await one()).readDraft(OWNER, COMPOSE)).toEqual({});
  expect((await two()).readDraft(OWNER, COMPOSE)).toEqual({});
});
