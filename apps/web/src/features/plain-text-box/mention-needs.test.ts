import { expect, test } from "vitest";
import { mentionNeeds } from "./mention-needs.ts";

test("needs are said at the end of the message, once", () => {
  expect(mentionNeeds("", ["rest"])).toBe("Rest matters to me.");
  const said = mentionNeeds("It rang at four. ", ["rest", "respect", "order"]);
  expect(said).toBe("It rang at four. Rest, respect and order matter to me.");
  expect(mentionNeeds(said, ["rest", "respect", "order"])).toBe(said);
});
