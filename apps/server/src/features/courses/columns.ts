import { type Course, type CourseItem, MESSAGE_KEY, SCALE_STEPS, type SurveyQuestion } from "@wellput/contract";
import type { StudyData, Subject } from "./study-data.ts";

/** A column of the wide file: what it is called, what it says, and what each participant has there. */
export interface Column {
  readonly name: string;
  readonly item: string;
  readonly meaning: string;
  readonly type: "number" | "category" | "text" | "time";
  /** What the numbers stand for. */
  readonly values: string;
  /** Of a number: the lowest and the highest that it can be. */
  readonly range: [number, number] | null;
  /** Of a category, which has no order: what its numbers from 1 on stand for. */
  readonly choices: readonly string[];
  readonly of: (subject: Subject) => unknown;
}

const fixed = (name: string, type: Column["type"], meaning: string, of: Column["of"]): Column => ({
  name,
  item: "",
  meaning,
  type,
  values: "",
  range: null,
  choices: [],
  of,
});

const ABOUT: readonly Column[] = [
  fixed("userId", "text", "The user id in their link", ({ userId }) => userId),
  fixed("arm", "text", "The arm that they were put into at random", ({ progress }) => progress.arm),
  fixed("stratum", "text", "Their answer to the question that divides people, by its number", ({ progress }) =>
    numbered(progress.stratum),
  ),
  fixed("assignedAt", "time", "When they were put into their arm", ({ progress }) => progress.assignedAt),
  fixed("version", "text", "The version of the course that they began", ({ progress }) => progress.version),
  fixed(
    "consentVersion",
    "text",
    "The version of the consent that they agreed to",
    ({ progress }) => progress.consentVersion,
  ),
  fixed("consentedAt", "time", "When they agreed", ({ progress }) => progress.consentedAt),
  fixed("page", "number", "The number of the page that they are at", ({ progress }) => progress.index + 1),
  fixed("lastSeenAt", "time", "When they were last there", ({ progress }) => progress.updatedAt),
  fixed("finishedAt", "time", "When they came to the end", ({ progress }) => progress.finished.end),
  fixed(
    "leftAt",
    "time",
    "When they left the study; then their user id is one of nobody, and begins with left-",
    ({ progress }) => progress.leftAt,
  ),
  fixed(
    "engineVersion",
    "text",
    "The engine that read when they began; attempts.csv and long.csv name the one of each try",
    ({ progress }) => progress.engineVersion,
  ),
];

/** Of a choice its number from 1, as in its own column; none where it was not answered. */
const numbered = (stratum: string | null) => (/^\d+$/.test(stratum ?? "") ? Number(stratum) + 1 : stratum);

/** What panels' links said of anybody. */
export const panelNames = (subjects: readonly Pick<Subject, "progress">[]): string[] => [
  ...new Set(subjects.flatMap(({ progress }) => Object.keys(progress.panel))),
];

const panelColumn = (name: string): Column =>
  fixed(`panel__${name}`, "text", `${name}, as the link from the panel says`, ({ progress }) => progress.panel[name]);

/** Every column of the wide file, for all versions that somebody began. */
export function columnsOf({ courses, subjects }: Pick<StudyData, "courses" | "subjects">): Column[] {
  const items = new Map<string, CourseItem>();
  for (const { items: own, end } of courses)
    for (const item of [...own, ...(end.survey ? [end.survey] : [])])
      if (!items.has(item.id)) items.set(item.id, merged(item, courses));
  const made = [...items.values()].flatMap(columnsOfItem);
  const panel = panelNames(subjects).map(panelColumn);
  const taken = new Map<string, number>();
  return [...ABOUT, ...panel, ...made].map((column) => {
    const name = column.name.replace(/\W/g, "_");
    const count = (taken.get(name) ?? 0) + 1;
    taken.set(name, count);
    return { ...column, name: count === 1 ? name : `${name}_${count}` };
  });
}

/** A questionnaire with the questions that it had in any version. */
function merged(item: CourseItem, courses: readonly Course[]): CourseItem {
  if (item.kind !== "questionnaire") return item;
  const all = courses.flatMap(({ items, end }) => [...items, ...(end.survey ? [end.survey] : [])]);
  const questions = all.flatMap((one) => (one.id === item.id && one.kind === "questionnaire" ? one.questions : []));
  const first = questions.filter(({ id }, at) => questions.findIndex((one) => one.id === id) === at);
  return { ...item, questions: first };
}

const answersTo = ({ answers }: Subject, id: string) => answers.filter(({ item }) => item === id);

function columnsOfItem(item: CourseItem): Column[] {
  const { id, title } = item;
  const column = (part: string, rest: Pick<Column, "type" | "meaning" | "of"> & Partial<Column>) => ({
    values: "",
    range: null,
    choices: [],
    ...rest,
    name: `${id}__${part}`,
    item: id,
  });
  const finished = column("finishedAt", {
    type: "time",
    meaning: `When they finished “${title}”`,
    of: ({ progress }) => progress.finished[id],
  });
  const given = (key: string) => (subject: Subject) => answersTo(subject, id).at(0)?.answers[key];
  switch (item.kind) {
    case "message":
      return [
        finished,
        column(MESSAGE_KEY, {
          type: "text",
          meaning: `What they wrote ${item.when}: ${title}`,
          of: given(MESSAGE_KEY),
        }),
      ];
    case "questionnaire":
      return [
        finished,
        ...item.questions.map((question) => {
          const answer = given(question.id);
          const of = question.kind === "text" ? answer : (subject: Subject) => plusOne(answer(subject));
          return column(question.id, { meaning: question.question, of, ...kindOf(question) });
        }),
      ];
    case "quiz":
    case "lesson":
      if (item.quiz.length === 0) return [finished];
      return [
        finished,
        column("correct", {
          type: "number",
          range: [0, item.quiz.length],
          meaning: `How many they had right of ${item.quiz.length} the first time: ${title}`,
          of: (subject) => answersTo(subject, id).at(0)?.correct,
        }),
        column("rounds", {
          type: "number",
          meaning: `How often they answered all questions: ${title}`,
          of: (subject) => (subject.items.some((own) => own.id === id) ? answersTo(subject, id).length : undefined),
        }),
      ];
    default:
      return [finished];
  }
}

/** What can be answered. */
function kindOf(question: SurveyQuestion): Pick<Column, "type"> & Partial<Column> {
  if (question.kind === "text") return { type: "text" };
  if (question.kind === "scale")
    return {
      type: "number",
      range: [1, SCALE_STEPS],
      values: `1 = ${question.low}; ${SCALE_STEPS} = ${question.high}`,
    };
  const { choices } = question;
  const values = choices.map((choice, at) => `${at + 1} = ${choice}`).join("; ");
  return question.isOrdered
    ? { type: "number", range: [1, choices.length], values }
    : { type: "category", choices, values };
}

/** A choice is kept by its place, from 0. */
const plusOne = (answer: number | string | undefined) => (typeof answer === "number" ? answer + 1 : undefined);
