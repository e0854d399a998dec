import { expect, test } from "vitest";
import { changeReason, freshState, hide, markSent, toggleOpinion, undoHide } from "./ratings-state.ts";

const start = freshState("attempt");

test("FB-04 thumbs are exclusive, and the same thumb again takes the rating and its reason back", () => {
  const up = toggleOpinion(start, "c1", "+1");
  const down = changeReason(toggleOpinion(up, "c1", "-1"), "c1", "It is a fact.");
  expect(down.ratings.c1).toMatchObject({ opinion: "-1", reason: "It is a fact." });
  expect(toggleOpinion(down, "c1", "-1").ratings).toEqual({});
  expect(toggleOpinion(down, "c1", "+1").ratings.c1).toMatchObject({ opinion: "+1", reason: "" });
});

test("FB-05 what was sent is marked, and the disagreed comments leave the list together", () => {
  const rated = ["c1", "c2"].reduce((state, id) => toggleOpinion(state, id, "-1"), toggleOpinion(start, "c3", "+1"));
  const sent = markSent(rated, ["c1", "c2", "c3"]);
  expect(Object.values(sent.ratings).every(({ isSent }) => isSent)).toBe(true);
  expect(sent.hidden).toEqual([["c1", "c2"]]);
  expect(undoHide(sent).hidden).toEqual([]);
});

test("FB-05 a reason changed after sending is a rating of its own", () => {
  const sent = markSent(toggleOpinion(start, "c1", "-1"), ["c1"]);
  const changed = changeReason(sent, "c1", "More.");
  expect(changed.ratings.c1?.isSent).toBe(false);
  expect(changed.ratings.c1?.id).not.toBe(sent.ratings.c1?.id);
});

test("FB-05 undo brings back what left last", () => {
  const dismissed = hide(hide(start, ["c1"]), ["c2"]);
  expect(undoHide(dismissed).hidden).toEqual([["c1"]]);
});
