import { sql } from "drizzle-orm";
import { afterAll, expect, test } from "vitest";
import { World } from "../../test/kit/world.ts";
import { askRows } from "./ask-rows.ts";
import { inBatches } from "./in-batches.ts";

const world = await World.open();
afterAll(() => world.close());

/** Doubles numbers in the database, and tells how many came in each statement. */
function doubling() {
  const sizes: number[] = [];
  const double = inBatches<number, number>(async (db, keys) => {
    sizes.push(keys.length);
    const rows = await askRows<{ doubled: number }>(
      db,
      sql`select (value::int * 2) as doubled from jsonb_array_elements_text(${JSON.stringify(keys)}::jsonb) with ordinality order by ordinality`,
    );
    return rows.map(({ doubled }) => (doubled < 0 ? new Error(`${doubled} is negative`) : doubled));
  });
  return { sizes, double };
}

test("Who comes alone is answered at once; who comes meanwhile shares the next statement.", async () => {
  const { sizes, double } = doubling();
  const first = double(world.db)(1);
  await Promise.resolve();
  const others = [2, 3, 4].map((value) => double(world.db)(value));
  expect(await Promise.all([first, ...others])).toEqual([2, 4, 6, 8]);
  expect(sizes.length).toBeLessThanOrEqual(2);
  expect(await double(world.db)(5)).toBe(10);
});

test("Many come in statements of at most a hundred, each with an answer of its own.", async () => {
  const { sizes, double } = doubling();
  const keys = Array.from({ length: 250 }, (_, key) => key);
  expect(await Promise.all(keys.map((key) => double(world.db)(key)))).toEqual(keys.map((key) => key * 2));
  expect(Math.max(...sizes)).toBe(100);
});

test("An error in one place fails that one alone.", async () => {
  const { double } = doubling();
  const [good, bad] = await Promise.allSettled([double(world.db)(1), double(world.db)(-1)]);
  expect(good).toEqual({ status: "fulfilled", value: 2 });
  expect(bad).toMatchObject({ status: "rejected", reason: new Error("-2 is negative") });
});

test("A statement that fails fails all of its own, and the next goes through.", async () => {
  let isBroken = true;
  const load = inBatches<number, number>(async (_, keys) => {
    if (isBroken) throw new Error("The database is away");
    return [...keys];
  });
  const lost = await Promise.allSettled([load(world.db)(1), load(world.db)(2)]);
  expect(lost.map(({ status }) => status)).toEqual(["rejected", "rejected"]);
  isBroken = false;
  expect(await load(world.db)(3)).toBe(3);
});
