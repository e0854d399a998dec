import { SHEET_UPDATE_MAX_CHARS } from "@wellput/contract";
import { expect, test } from "vitest";
import { SharedSheet } from "./shared-sheet.ts";

/** Pages that have one sheet open: what one makes waits until it is passed on. */
function openPages(count: number) {
  const waiting: { readonly from: SharedSheet; readonly update: string }[] = [];
  const pages = Array.from({ length: count }, () => new SharedSheet());
  for (const from of pages) from.onMade((_field, update) => waiting.push({ from, update }));
  const passOn = () => {
    for (const { from, update } of waiting.splice(0))
      for (const page of pages) if (page !== from) page.take({ updates: [update] });
  };
  return { pages, passOn };
}

test("WORK-04 what several put into one field at once is merged letter by letter, and is the same for all", () => {
  const { pages, passOn } = openPages(3);
  const [ada, eve, joan] = pages as [SharedSheet, SharedSheet, SharedSheet];
  ada.write("request", "Could we talk?");
  passOn();
  ada.write("request", "Could we talk on Monday?");
  eve.write("request", "Please: could we talk?");
  joan.write("request", "Could we speak?");
  passOn();
  const texts = pages.map((page) => page.textOf("request"));
  expect(new Set(texts).size).toBe(1);
  expect(texts[0]).toMatch(/^Please: could we speak on Monday\?$/);
});

test("WORK-04 a text that stands ready for several, and that all of them open at once, is there once", () => {
  const { pages, passOn } = openPages(2);
  for (const page of pages) page.write("observation", "The report came on Friday, two days late.");
  passOn();
  for (const page of pages) expect(page.textOf("observation")).toBe("The report came on Friday, two days late.");
  const [ada, eve] = pages as [SharedSheet, SharedSheet];
  // Emptied, and put in again: then it is there again.
  ada.write("observation", "");
  passOn();
  eve.write("observation", "The report came on Friday, two days late.");
  passOn();
  for (const page of pages) expect(page.textOf("observation")).toBe("The report came on Friday, two days late.");
});

test("WORK-04 undo takes back one's own letters and leaves those of others, and a caret stays between its letters", () => {
  const { pages, passOn } = openPages(2);
  const [ada, eve] = pages as [SharedSheet, SharedSheet];
  ada.write("request", "Could we talk?");
  passOn();
  const caret = ada.placeAt("request", 8);
  eve.write("request", "Please: Could we talk?");
  passOn();
  expect(caret()).toBe(16);
  expect(eve.canUndo("request")).toBe(true);
  ada.undo("request");
  passOn();
  expect(pages.map((page) => page.textOf("request"))).toEqual(["Please: ", "Please: "]);
  ada.redo("request");
  passOn();
  expect(eve.textOf("request")).toBe("Please: Could we talk?");
});

test("WORK-04 nothing comes in while a word is being put together, and what cannot be read is said", () => {
  const { pages, passOn } = openPages(2);
  const [ada, eve] = pages as [SharedSheet, SharedSheet];
  ada.hold(true);
  eve.write("request", "Please.");
  passOn();
  expect(ada.textOf("request")).toBe("");
  ada.hold(false);
  expect(ada.textOf("request")).toBe("Please.");
  expect(ada.take({ updates: ["bm90aGluZw=="] })).toBe(false);
});

test("WORK-04 FB-18 a long text that is pasted goes in whole, in steps that can each be sent", () => {
  const sheet = new SharedSheet();
  const updates: string[] = [];
  sheet.onMade((_field, update) => updates.push(update));
  const long = `${"字".repeat(30_000)}${"👍".repeat(25_000)}`;
  sheet.write("request", "Please: .");
  sheet.write("request", `Please: ${long}.`);
  expect(sheet.textOf("request")).toBe(`Please: ${long}.`);
  expect(Math.max(...updates.map(({ length }) => length))).toBeLessThan(SHEET_UPDATE_MAX_CHARS);
  const other = new SharedSheet();
  other.take({ updates });
  expect(other.textOf("request")).toBe(`Please: ${long}.`);
});
