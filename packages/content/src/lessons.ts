import { alwaysAndWhy } from "./lessons/always-and-why.ts";
import { asking } from "./lessons/asking.ts";
import { causesAndEffects } from "./lessons/causes-and-effects.ts";
import { feelingsAndThoughts } from "./lessons/feelings-and-thoughts.ts";
import type { Lesson } from "./lessons/lesson.ts";
import { lookLikeFeelings } from "./lessons/look-like-feelings.ts";
import { needBehind } from "./lessons/need-behind.ts";
import { speakForYourself } from "./lessons/speak-for-yourself.ts";
import { theOtherSide } from "./lessons/the-other-side.ts";
import { whatHappened } from "./lessons/what-happened.ts";
import { wholeMessage } from "./lessons/whole-message.ts";

export type { Lesson, LessonQuestion, WorkedExample } from "./lessons/lesson.ts";
export { shortLessons } from "./lessons/short-lessons.ts";

/** The ten lessons in the order in which they build on each other. */
export const lessons: readonly Lesson[] = [
  whatHappened,
  alwaysAndWhy,
  speakForYourself,
  feelingsAndThoughts,
  lookLikeFeelings,
  needBehind,
  causesAndEffects,
  theOtherSide,
  asking,
  wholeMessage,
];
