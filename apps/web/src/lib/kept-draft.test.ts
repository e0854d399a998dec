import { beforeEach, expect, test, vi } from "vitest";
import { ANYONE, dropDraft, keepDraft, readDraft } from "./kept-draft.ts";
import { FakeStorage } from "./testing/fake-storage.ts";

const OWNER = "a-person";
const COMPOSE = "/checkmessage";

/** Another tab of the same device. */
const openTab = () => vi.stubGlobal("sessionStorage", new FakeStorage());

beforeEach(() => {
  vi.stubGlobal("localStorage", new FakeStorage());
  openTab();
  return () => vi.unstubAllGlobals();
});

test("ENG-12 what was written offline stands below what waited in Compose Message, and nothing of either is lost", () => {
  keepDraft(OWNER, COMPOSE, { title: "Friday", text: "AAA", direction: "d" });
  keepDraft(ANYONE, COMPOSE, { text: "BBB" });
  expect(readDraft(OWNER, COMPOSE)).toEqual({ title: "Friday", text: "AAA\n\nBBB", direction: "d" });
  expect(readDraft(ANYONE, COMPOSE)).toEqual({});
  expect(readDraft(OWNER, COMPOSE)).toEqual({ title: "Friday", text: "AAA\n\nBBB", direction: "d" });
});

test("ENG-12 what was written offline in another tab is found too", () => {
  keepDraft(OWNER, COMPOSE, { text: "AAA" });
  keepDraft(ANYONE, COMPOSE, { text: "BBB" });
  openTab();
  expect(readDraft(OWNER, COMPOSE)).toEqual({ text: "AAA\n\nBBB" });
});

test.each([
  { before: "", after: "BBB", both: "BBB" },
  { before: "AAA", after: "", both: "AAA" },
  { before: "AAA", after: "AAA and more", both: "AAA and more" },
  { before: "AAA and more", after: "AAA", both: "AAA and more" },
])("the same words do not stand there twice: '$before' and '$after'", ({ before, after, both }) => {
  keepDraft(OWNER, COMPOSE, { text: before });
  keepDraft(ANYONE, COMPOSE, { text: after });
  expect(readDraft(OWNER, COMPOSE)).toEqual({ text: both });
});

test("RESP-01 where it is no one text, what a visitor typed in this tab goes before anything older, and waits elsewhere", () => {
  keepDraft(OWNER, "/challenge/1", { answers: ["Older"] });
  keepDraft(ANYONE, "/challenge/1", { answers: ["Newer"] });
  const tab = sessionStorage;
  openTab();
  expect(readDraft(OWNER, "/challenge/1")).toEqual({ answers: ["Older"] });
  vi.stubGlobal("sessionStorage", tab);
  expect(readDraft(OWNER, "/challenge/1")).toEqual({ answers: ["Newer"] });
});

test("what is dropped is gone", () => {
  keepDraft(OWNER, COMPOSE, { text: "AAA" });
  dropDraft(OWNER, COMPOSE);
  expect(readDraft(OWNER, COMPOSE)).toEqual({});
});
