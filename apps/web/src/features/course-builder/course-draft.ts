import type { Course, CourseItem, CourseQuestion, SurveyQuestion } from "@wellput/contract";

export type ItemKind = CourseItem["kind"];

/** What a page of a course can be, in the order in which one adds it. */
export const KIND_WORDS: Record<ItemKind, string> = {
  page: "Text",
  lesson: "Lesson",
  practice: "Practice",
  quiz: "Quiz",
  questionnaire: "Questionnaire",
  message: "Message",
};

export const EMPTY_COURSE: Course = {
  name: "",
  title: "",
  needsUserId: true,
  items: [],
  end: { title: "You have come to the end", paragraphs: ["Thank you for your time."] },
};

export const NEW_QUESTION: CourseQuestion = { question: "", choices: ["", ""], answer: 0, explanation: "" };

/** The first name that is free: people never see it, and data is known by it. */
export function freeName(stem: string, taken: readonly string[]): string {
  let number = 1;
  while (taken.includes(`${stem}-${number}`)) number++;
  return `${stem}-${number}`;
}

export const newSurveyQuestion = (taken: readonly string[]): SurveyQuestion => ({
  id: freeName("q", taken),
  kind: "scale",
  question: "",
  low: "Not at all",
  high: "Very much",
});

export function newItem(kind: ItemKind, items: readonly CourseItem[]): CourseItem {
  const id = freeName(
    kind,
    items.map((item) => item.id),
  );
  const shared = { id, title: "", mustFinish: false };
  switch (kind) {
    case "page":
      return { ...shared, kind, paragraphs: [""] };
    case "quiz":
      return { ...shared, kind, mustFinish: true, intro: "", quiz: [NEW_QUESTION] };
    case "questionnaire":
      return { ...shared, kind, mustFinish: true, intro: "", questions: [newSurveyQuestion([])] };
    case "message":
      return { ...shared, kind, mustFinish: true, when: "before", paragraphs: [""] };
    case "lesson": {
      const example = { situation: "", before: "", steps: [], after: "" };
      return { ...shared, kind, intro: "", transcript: [""], drawings: [], paragraphs: [], example, quiz: [] };
    }
    case "practice": {
      const texts = { summary: "", textToTranslateArray: [""], suggestedPhrasesArray: [], reasons: [] };
      const rest = { name: id, title: "", attemptPath: id, freeTry: false, teaches: [] };
      return { ...shared, kind, mustFinish: true, activity: { ...rest, ...texts, activityType: "Observations" } };
    }
  }
}

/** A copy of a page under a name that is free here. */
export function copyOf(item: CourseItem, items: readonly CourseItem[]): CourseItem {
  const ids = items.map(({ id }) => id);
  return ids.includes(item.id) ? { ...item, id: freeName(item.id, ids) } : item;
}

const filled = (texts: readonly string[]) => texts.map((text) => text.trim()).filter(Boolean);

/** A course as it is kept: without the empty lines and paragraphs of its fields. */
export const tidy = (course: Course): Course => ({
  ...course,
  name: course.name.trim(),
  title: course.title.trim(),
  items: course.items.map(tidyItem),
  end: { ...course.end, paragraphs: filled(course.end.paragraphs) },
});

function tidyItem({ arms: typed = [], ...given }: CourseItem): CourseItem {
  const arms = typed.filter(Boolean);
  const item: CourseItem = arms.length > 0 ? { ...given, arms } : given;
  switch (item.kind) {
    case "page":
    case "message":
      return { ...item, paragraphs: filled(item.paragraphs) };
    case "lesson": {
      const { transcript, drawings, paragraphs, example } = item;
      const texts = { transcript: filled(transcript), drawings: filled(drawings), paragraphs: filled(paragraphs) };
      return {
        ...item,
        ...texts,
        example: { ...example, steps: filled(example.steps) },
        quiz: item.quiz.map(tidyQuiz),
      };
    }
    case "practice": {
      const { textToTranslateArray, suggestedPhrasesArray, reasons } = item.activity;
      const texts = {
        textToTranslateArray: filled(textToTranslateArray),
        suggestedPhrasesArray: filled(suggestedPhrasesArray),
        reasons: filled(reasons),
      };
      return { ...item, activity: { ...item.activity, ...texts, title: item.title } };
    }
    case "quiz":
      return { ...item, quiz: item.quiz.map(tidyQuiz) };
    case "questionnaire":
      return {
        ...item,
        questions: item.questions.map((one) =>
          one.kind === "choice" ? { ...one, choices: filled(one.choices) } : one,
        ),
      };
  }
}

const tidyQuiz = (question: CourseQuestion) => ({ ...question, choices: filled(question.choices) });
