import { expect, test } from "vitest";
import type { Remark } from "../snapshot.ts";
import { remarkOn } from "../testing/remark-on.ts";
import { changeBetween } from "./change-between.ts";

const on = (phrase: string, c: Remark["c"]) => ({ ...remarkOn(`It is ${phrase}.`, phrase), c });
const read = (flags: readonly Remark[], strengths: readonly Remark[] = []) => ({ flags, strengths, danger: undefined });
const phrases = ({ gone, won }: ReturnType<typeof changeBetween>) =>
  [gone, won].map((all) => all.map((one) => one.phrase));

test("CHAL-06 what got better is a code that was marked first and is marked no more, said once", () => {
  const first = read([on("always", "NO_BIAS"), on("never", "NO_BIAS"), on("lazy", "OBSERVE")]);
  expect(phrases(changeBetween(first, read([])))).toEqual([["always", "lazy"], []]);
  expect(phrases(changeBetween(first, read([on("rude", "OBSERVE")])))).toEqual([["always"], []]);
});

test("CHAL-06 a strength is new where the first try had none of its kind; nothing new is nothing better", () => {
  const [named, again] = [on("on Friday", "OBSERVE"), on("on Monday", "OBSERVE")];
  expect(phrases(changeBetween(read([]), read([], [named])))).toEqual([[], ["on Friday"]]);
  expect(phrases(changeBetween(read([], [again]), read([], [named])))).toEqual([[], []]);
  expect(phrases(changeBetween(read([]), read([on("lazy", "OBSERVE")])))).toEqual([[], []]);
});

test("CHAL-06 nothing is measured where a text shows somebody at risk", () => {
  const first = read([on("always", "NO_BIAS")]);
  expect(phrases(changeBetween(first, { ...read([]), danger: "self_harm" }))).toEqual([[], []]);
  expect(phrases(changeBetween({ ...first, danger: "emergency" }, read([])))).toEqual([[], []]);
});
