import { COURSE_END, type Course, type CourseItem, type CourseQuestion, type SurveyQuestion } from "@wellput/contract";

type Faults = Record<string, string>;

/** What is wrong with a course so that nobody could take it, by the path of the part; nothing where it is whole. */
export function courseFaults(course: Course, name: string): Faults {
  const faults: Faults = {};
  if (course.name.toLowerCase() !== name.toLowerCase()) faults["course.name"] = "Another course has this address.";
  if (course.title.trim() === "") faults["course.title"] = "Give the course a title.";
  const ids = course.items.map(({ id }) => id);
  for (const [at, item] of course.items.entries()) {
    const path = `course.items.${at}`;
    if (item.title.trim() === "") faults[`${path}.title`] = "Give the page a title.";
    if (item.id === COURSE_END || ids.indexOf(item.id) !== at) faults[`${path}.id`] = "Another page has this name.";
    Object.assign(faults, itemFaults(item, path));
  }
  const { survey } = course.end;
  if (survey && ids.includes(survey.id)) faults["course.end.survey.id"] = "A page has this name.";
  return { ...faults, ...(survey && itemFaults(survey, "course.end.survey")) };
}

function itemFaults(item: CourseItem, path: string): Faults {
  if ("quiz" in item) {
    if (item.quiz.length > 0) return faultsOf(item.quiz, `${path}.quiz`, quizFault);
    if (item.kind === "quiz") return { [`${path}.quiz`]: "Ask at least one question." };
    return item.mustFinish ? { [`${path}.quiz`]: "Nobody can finish it: ask a question, or leave Next open." } : {};
  }
  if (item.kind === "questionnaire") {
    const ids = item.questions.map(({ id }) => id);
    const isTwice = (id: string, at: number) => ids.indexOf(id) !== at;
    return faultsOf(item.questions, `${path}.questions`, (question, at) =>
      isTwice(question.id, at) ? "Another question of this page has this name." : surveyFault(question),
    );
  }
  if (item.kind === "practice" && item.activity.textToTranslateArray.length === 0)
    return { [`${path}.activity.textToTranslateArray`]: "Give it at least one sentence to put differently." };
  return {};
}

function faultsOf<Part>(
  parts: readonly Part[],
  path: string,
  faultOf: (part: Part, at: number) => string | null,
): Faults {
  return Object.fromEntries(
    parts.flatMap((part, at) => {
      const fault = faultOf(part, at);
      return fault === null ? [] : [[`${path}.${at}`, fault]];
    }),
  );
}

function quizFault({ question, choices, answer }: CourseQuestion): string | null {
  if (question.trim() === "") return "Ask something.";
  if (choices.length < 2) return "Give at least two answers to choose from.";
  return answer < choices.length ? null : "Say which answer is right.";
}

function surveyFault(question: SurveyQuestion): string | null {
  if (question.question.trim() === "") return "Ask something.";
  if (question.kind === "choice" && question.choices.length < 2) return "Give at least two answers to choose from.";
  return null;
}
