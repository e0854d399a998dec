import { Course } from "@wellput/contract";
import { expect, test } from "vitest";
import { courses, drawings } from "../src/index.ts";
import { readingGrade } from "./readability.ts";

const named = (name: string) => courses.find((course) => course.name === name);
const kindsOf = (name: string) => named(name)?.items.map(({ kind }) => kind);
const repeat = (count: number) => Array<string>(count).fill("lesson");

test.each(courses.map((course) => [course.name, course] as const))(
  "COURSE-05 the course %s is data in the shape of any course, its items each with an id of their own.",
  (_name, course) => {
    expect(Course.parse(course)).toEqual(course);
    expect(new Set(course.items.map(({ id }) => id)).size).toBe(course.items.length);
    expect(readingGrade(course.end.paragraphs.join("\n"))).toBeLessThanOrEqual(8);
    for (const item of course.items) {
      if (item.kind === "lesson")
        for (const drawing of item.drawings) expect(drawings.has(drawing), drawing).toBe(true);
    }
  },
);

test("the four courses have their lessons and exercises.", () => {
  expect(kindsOf("intro-course734")).toEqual(repeat(5));
  expect(kindsOf("usersStudentExpt1")).toEqual([...repeat(10), "practice", "practice"]);
  expect(
    named("usersStudentExpt1")
      ?.items.slice(10)
      .map(({ id }) => id),
  ).toEqual(["objectivity_practice", "angry_emoter"]);
  expect(kindsOf("usersStudentExpt2")).toEqual(repeat(9));
  expect(kindsOf("demoCourse")).toEqual(repeat(9));
});

test("the experiments end with a survey, and the first of them and the demo need a user id.", () => {
  expect(courses.filter(({ end }) => end.survey).map(({ name }) => name)).toEqual([
    "usersStudentExpt1",
    "usersStudentExpt2",
  ]);
  expect(courses.filter(({ needsUserId }) => needsUserId).map(({ name }) => name)).toEqual([
    "usersStudentExpt1",
    "demoCourse",
  ]);
});
