import type { Course, CourseItem, SurveyQuestion } from "@wellput/contract";

interface Given {
  readonly item: string;
  readonly question: string;
  readonly answer: number | string;
}

interface Answered {
  readonly questionText: string;
  readonly answerText: string;
  /** Only where there is a right answer. */
  readonly isRight?: boolean;
}

interface Known {
  readonly item: CourseItem;
  /** Of a questionnaire, by id. */
  readonly questions: ReadonlyMap<string, SurveyQuestion>;
}

/** Of a questionnaire of hundreds of questions each is found at once. */
const known = new WeakMap<Course, ReadonlyMap<string, Known>>();

function itemsOf(course: Course): ReadonlyMap<string, Known> {
  const found = known.get(course);
  if (found) return found;
  const all = [...course.items, ...(course.end.survey ? [course.end.survey] : [])];
  const items = new Map(
    all.map((item) => {
      const questions = item.kind === "questionnaire" ? item.questions : [];
      return [item.id, { item, questions: new Map(questions.map((question) => [question.id, question])) }];
    }),
  );
  known.set(course, items);
  return items;
}

/** What was chosen, by its number from 1 as the files have it, or what was written. */
export const numbered = (answer: number | string): number | string =>
  typeof answer === "number" ? answer + 1 : answer;

/** An answer in words: a scale counts from 1. */
export function answered(course: Course | undefined, { item: id, question: key, answer }: Given): Answered {
  const text = `${answer}`;
  const { item, questions } = (course && itemsOf(course).get(id)) ?? {};
  if (item && "quiz" in item) {
    const question = item.quiz[Number(key)];
    return {
      questionText: question?.question ?? "",
      answerText: question?.choices[Number(answer)] ?? text,
      isRight: question?.answer === answer,
    };
  }
  if (item?.kind === "message") return { questionText: item.paragraphs.join("\n\n"), answerText: text };
  const question = questions?.get(key);
  const questionText = question?.question ?? "";
  if (question?.kind === "scale") return { questionText, answerText: `${Number(answer) + 1}` };
  if (question?.kind === "choice") return { questionText, answerText: question.choices[Number(answer)] ?? text };
  return { questionText, answerText: text };
}
