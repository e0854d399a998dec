import { expect, test } from "vitest";
import { follow } from "./story.ts";

test("LEARN-02 a way through the story is followed with what is carried, and a way that is not there is none", () => {
  expect(follow([])?.passages.map(({ node }) => node.id)).toEqual([1]);
  expect(follow([0])?.choices).toHaveLength(3);
  expect(follow([1])?.choices.map(({ at }) => at)).toEqual([2]);
  const armed = follow([0, 0, 2, 0]);
  expect([...(armed?.things ?? [])]).toEqual(["sword"]);
  expect(armed?.choices.map(({ choice }) => choice.next)).toEqual([8, 9]);
  expect(follow([0, 2, 2, 0, 3])?.passages.at(-1)?.node.id).toBe(11);
  for (const wrong of [[7], [1, 0], [0, 0, 0, 0], [0, 2, 2, 0, 1]]) expect(follow(wrong)).toBeNull();
});
