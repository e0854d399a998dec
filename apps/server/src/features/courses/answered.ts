import type { Course } from "@wellput/contract";

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

/** An answer in words: a scale counts from 1. */
export function answered(course: Course | undefined, { item: id, question: key, answer }: Given): Answered {
  const text = `${answer}`;
  const item = [...(course?.items ?? []), ...(course?.end.survey ? [course.end.survey] : [])].find(
    (one) => one.id === id,
  );
  if (item && "quiz" in item) {
    const question = item.quiz[Number(key)];
    return {
      questionText: question?.question ?? "",
      answerText: question?.choices[Number(answer)] ?? text,
      isRight: question?.answer === answer,
    };
  }
  if (item?.kind === "message") return { questionText: item.paragraphs.join("\n\n"), answerText: text };
  const question = item?.kind === "questionnaire" ? item.questions.find((one) => one.id === key) : undefined;
  const questionText = question?.question ?? "";
  if (question?.kind === "scale") return { questionText, answerText: `${Number(answer) + 1}` };
  if (question?.kind === "choice") return { questionText, answerText: question.choices[Number(answer)] ?? text };
  return { questionText, answerText: text };
}
