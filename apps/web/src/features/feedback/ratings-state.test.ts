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
  const sent = markSent(rated, rated.ratings);
  expect(Object.values(sent.ratings).every(({ isSent }) => isSent)).toBe(true);
  expect(sent.hidden).toEqual([["c1", "c2"]]);
  expect(undoHide(sent).hidden).toEqual([]);
});

test("FB-05 a reason changed after sending is a rating of its own", () => {
  const rated = toggleOpinion(start, "c1", "-1");
  const sent = markSent(rated, rated.ratings);
  const changed = changeReason(sent, "c1", "More.");
  expect(changed.ratings.c1?.isSent).toBe(false);
  expect(changed.ratings.c1?.id).not.toBe(sent.ratings.c1?.id);
});

test("FB-05 a reason typed while the rating is on its way was not sent: the comment stays, and it is a rating of its own", () => {
  const rated = ["c1", "c2"].reduce((state, id) => toggleOpinion(state, id, "-1"), start);
  const typing = changeReason(rated, "c1", "It is a fact.");
  const answered = markSent(typing, rated.ratings);
  expect(answered.ratings.c1).toMatchObject({ reason: "It is a fact.", isSent: false });
  expect(answered.ratings.c1?.id).not.toBe(rated.ratings.c1?.id);
  expect(answered.ratings.c2?.isSent).toBe(true);
  expect(answered.hidden).toEqual([["c2"]]);
});

test("FB-05 a rating that was taken back, or turned over, while it was on its way is not taken for sent", () => {
  const rated = ["c1", "c2"].reduce((state, id) => toggleOpinion(state, id, "-1"), start);
  const answered = markSent(toggleOpinion(toggleOpinion(rated, "c1", "-1"), "c2", "+1"), rated.ratings);
  expect(answered.ratings).toMatchObject({ c2: { opinion: "+1", isSent: false } });
  expect(answered.ratings.c1).toBeUndefined();
  expect(answered.hidden).toEqual([]);
});

test("FB-05 undo brings back what left last", () => {
  const dismissed = hide(hide(start, ["c1"]), ["c2"]);
  expect(undoHide(dismissed).hidden).toEqual([["c1"]]);
});
