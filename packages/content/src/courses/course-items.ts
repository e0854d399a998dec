import type { CourseLesson, CoursePractice } from "@wellput/contract";
import { drawingName } from "../drawings.ts";
import type { Lesson } from "../lessons/lesson.ts";
import type { PracticeActivity } from "../practice/practice-activity.ts";

/** A lesson as an item of a course. */
export function lessonItem({ objective, drawings, ...lesson }: Lesson): CourseLesson {
  const { id, title, transcript, paragraphs, example, quiz } = lesson;
  return {
    kind: "lesson",
    id,
    title,
    mustFinish: false,
    intro: objective,
    transcript,
    drawings: drawings.map(drawingName),
    paragraphs,
    example,
    quiz,
  };
}

/** A practice as an item of a course: one goes on from its summary. */
export function practiceItem(activity: PracticeActivity): CoursePractice {
  return { kind: "practice", id: activity.name, title: activity.title, mustFinish: true, activity };
}
