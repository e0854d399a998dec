import type { Course, LessonMedia } from "@wellput/contract";
import type { Settings } from "../../settings.ts";
import { isVideoFile } from "../../settings-lessons.ts";

/** What the installation puts in the place of a lesson's slides and questions, by the id of the lesson. */
export function mediaOf({ items }: Course, { LESSON_VIDEOS, LESSON_QUIZZES }: Settings): Record<string, LessonMedia> {
  return Object.fromEntries(
    items.flatMap(({ id }) => {
      const video = LESSON_VIDEOS[id];
      const quiz = LESSON_QUIZZES[id];
      if (video === undefined && quiz === undefined) return [];
      return [[id, { video: video && isVideoFile(video) ? `/videos/${video}` : video, quiz }]];
    }),
  );
}
