import type { Course } from "@wellput/contract";
import { lessonItem, practiceItem } from "./courses/course-items.ts";
import { courseSurvey } from "./courses/course-survey.ts";
import { lessons, shortLessons } from "./lessons.ts";
import { practiceActivities } from "./practice.ts";

/** Lessons of the courses that have nine: all but the finest point, which the others touch. */
const NINE = lessons.filter(({ id }) => id !== "causes-and-effects");

const SURVEY_END = {
  title: "You have come to the end",
  paragraphs: [
    "Thank you for your time. You have seen how a message reads when it says what happened, what it is like, what matters, and what would help.",
    "One thing is left: a few questions about the course. They take about three minutes, and you may leave out any of them.",
  ],
  survey: courseSurvey,
};

const introCourse: Course = {
  name: "intro-course734",
  title: "Say the difficult thing well",
  needsUserId: false,
  items: shortLessons.map(lessonItem),
  end: {
    title: "That was the introduction",
    paragraphs: [
      "See, name, need, ask: these four steps are all there is. They get easier each time.",
      "Try them on a message of your own while they are fresh.",
    ],
  },
};

const firstExperiment: Course = {
  name: "usersStudentExpt1",
  title: "Saying it so that it is heard",
  needsUserId: true,
  items: [
    ...lessons.map(lessonItem),
    practiceItem(practiceActivities.objectivity_practice),
    practiceItem(practiceActivities.angry_emoter),
  ],
  end: SURVEY_END,
};

const secondExperiment: Course = {
  name: "usersStudentExpt2",
  title: "Saying it so that it is heard, in nine lessons",
  needsUserId: false,
  items: NINE.map(lessonItem),
  end: SURVEY_END,
};

const demoCourse: Course = {
  name: "demoCourse",
  title: "Words that can be heard",
  needsUserId: true,
  items: NINE.map(lessonItem),
  end: {
    title: "Congratulations",
    paragraphs: [
      "You have finished all nine lessons. That is a lot of thinking about a few words.",
      "Take one message that you have been putting off, and write it this week in the way that you have practised here. One is enough.",
    ],
  },
};

/** The courses that come along: data, as others will be. */
export const courses: readonly Course[] = [introCourse, firstExperiment, secondExperiment, demoCourse];
