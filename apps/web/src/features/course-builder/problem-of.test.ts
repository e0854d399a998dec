import { expect, test } from "vitest";
import { EMPTY_COURSE, newItem } from "./course-draft.ts";
import { missingFrom } from "./problem-of.ts";

test("COURSE-05 a course that lacks something is told what, and not sent.", () => {
  const whole = { ...EMPTY_COURSE, title: "Night shift", name: "night-shift", items: [newItem("page", [])] };
  expect(missingFrom(whole)).toBeNull();
  expect(missingFrom(EMPTY_COURSE)).toBe(
    "Before it can be saved, give the course a title, a name in its address and at least one page.",
  );
  expect(missingFrom({ ...whole, name: "" })).toBe("Before it can be saved, give the course a name in its address.");
  expect(missingFrom({ ...whole, title: " ", items: [] })).toBe(
    "Before it can be saved, give the course a title and at least one page.",
  );
});
