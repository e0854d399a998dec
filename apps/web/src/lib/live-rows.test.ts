import { expect, test } from "vitest";
import { putInPages } from "./live-rows.ts";

interface Row {
  readonly id: string;
  readonly createdAt: string;
  readonly isListed: boolean;
}

const row = (id: string, createdAt: string, isListed = true): Row => ({ id, createdAt, isListed });
const [newest, middle, oldest] = [row("c", "2026-03"), row("b", "2026-02"), row("a", "2026-01")];
const data = (next: string | null) => ({
  pages: [
    { items: [newest, middle], next: "more" },
    { items: [oldest], next },
  ],
});
const idsAfter = (change: Row | null, id = change?.id ?? "", next: string | null = "more") =>
  putInPages(data(next), id, change, ({ isListed }) => isListed).pages.map(({ items }) => items.map((item) => item.id));

test("HOME-01 a new row comes to its place, newest first, on whatever page that is", () => {
  expect(idsAfter(row("d", "2026-04"))).toEqual([["d", "c", "b"], ["a"]]);
  expect(idsAfter(row("d", "2026-02"))).toEqual([["c", "d", "b"], ["a"]]);
  expect(idsAfter(row("aa", "2026-02"))).toEqual([
    ["c", "b"],
    ["aa", "a"],
  ]);
});

test("HOME-01 a row that is older than what has been read waits for its page, and ends a list that is read to its end", () => {
  expect(idsAfter(row("d", "2025-12"))).toEqual([["c", "b"], ["a"]]);
  expect(idsAfter(row("d", "2025-12"), "d", null)).toEqual([
    ["c", "b"],
    ["a", "d"],
  ]);
});

test("HOME-01 a changed row stands once; one that is gone, or does not belong any more, stands no longer", () => {
  expect(idsAfter({ ...middle }).flat()).toEqual(["c", "b", "a"]);
  expect(idsAfter(null, "b")).toEqual([["c"], ["a"]]);
  expect(idsAfter({ ...middle, isListed: false })).toEqual([["c"], ["a"]]);
  expect(idsAfter(row("d", "2026-04", false))).toEqual([["c", "b"], ["a"]]);
});
