import { expect, test } from "vitest";
import { everyPage } from "./every-page.ts";

/** A list of so many, as the server gives it. */
const listOf = (count: number, size: number) => async (cursor: string | undefined) => {
  const from = Number(cursor ?? 0);
  const items = Array.from({ length: count }, (_, at) => at).slice(from, from + size);
  return { items, next: from + size < count ? `${from + size}` : null };
};

test("WORK-01 WORK-06 a choice has everything that a list has, on however many pages.", async () => {
  for (const count of [0, 1, 100, 130, 260]) expect(await everyPage(listOf(count, 100))).toHaveLength(count);
  expect(await everyPage(listOf(5, 2))).toEqual([0, 1, 2, 3, 4]);
});

test("WORK-06 a page that does not come is a failure, not an end.", async () => {
  const broken = async (cursor: string | undefined) => {
    if (cursor !== undefined) throw new Error("away");
    return { items: [1], next: "1" };
  };
  await expect(everyPage(broken)).rejects.toThrow("away");
});
