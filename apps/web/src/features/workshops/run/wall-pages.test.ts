import { expect, test } from "vitest";
import { isLong, pagesOf, writtenWords } from "./wall-pages.ts";

const short = { text: "Could we talk?" };
const long = { text: "Could we talk about Monday? ".repeat(30) };

test("WORK-03 the wall shows as many answers at once as it has room for, each once", () => {
  expect(pagesOf([])).toEqual([]);
  expect(pagesOf([short, short, short, short, short]).map((page) => page.length)).toEqual([4, 1]);
  expect(pagesOf([short, long, short])).toEqual([[short], [long], [short]]);
  expect([isLong(short.text), isLong(long.text), isLong("a\n".repeat(12))]).toEqual([false, true, true]);
});

test("WORK-03 the wall counts people who write alone, tables that write together, and nobody where all write on one sheet", () => {
  const guest = (table: number, doing: "reading" | "writing") => ({ id: `${table}`, name: "", table, doing });
  const guests = [guest(1, "writing"), guest(1, "writing"), guest(2, "reading")];
  expect(writtenWords({ mode: "each" }, guests)).toBe("2 of 3 have written");
  expect(writtenWords({ mode: "table" }, guests)).toBe("1 of 2 tables has written");
  expect(writtenWords({ mode: "room" }, guests)).toBeNull();
});
