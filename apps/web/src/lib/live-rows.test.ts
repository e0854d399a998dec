import { MutationObserver, QueryClient } from "@tanstack/react-query";
import { expect, test } from "vitest";
import { putInPages, takeRow, takesOne } from "./live-rows.ts";

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

test("HOME-01 what this tab deletes is not asked for when the news of it comes before the answer", async () => {
  const client = new QueryClient();
  const queryKey = ["logs", "one", "b"];
  client
    .getQueryCache()
    .build(client, { queryKey, meta: takesOne("b") })
    .setData(middle);
  const { promise: answer, resolve } = Promise.withResolvers<void>();
  const deletion = new MutationObserver(client, {
    mutationFn: () => answer,
    onSuccess: () => client.removeQueries({ queryKey }),
  });
  const deleted = deletion.mutate();
  const taken = takeRow(client, ["logs"], { type: "log.deleted", id: "b", row: null });
  resolve();
  await deleted;
  expect(await taken).toBe(true);
});

test("HOME-01 what somebody else deletes is asked for at once by whoever has it open", async () => {
  const client = new QueryClient();
  client
    .getQueryCache()
    .build(client, { queryKey: ["logs", "one", "b"], meta: takesOne("b") })
    .setData(middle);
  expect(await takeRow(client, ["logs"], { type: "log.deleted", id: "b", row: null })).toBe(false);
});
