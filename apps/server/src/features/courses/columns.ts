import { type CourseItem, MESSAGE_KEY, SCALE_STEPS, type SurveyQuestion } from "@wellput/contract";
import type { GivenAnswers, StudyData, Subject } from "./study-data.ts";

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
  /** The versions that ask so, the oldest first; empty where all do. */
  readonly versions: string;
  /** What it was called in versions that ask the same in other words. */
  readonly otherWords: string;
  readonly of: (subject: Subject) => unknown;
}

/** What one version says of a column. */
interface Part extends Omit<Column, "versions" | "otherWords" | "of"> {
  /** `given` are the first answers to its page, where they were given in a version that asks so. */
  readonly of: (subject: Subject, given: GivenAnswers | undefined) => unknown;
}

const fixed = (name: string, type: Column["type"], meaning: string, of: Column["of"]): Column => ({
  name,
  item: "",
  meaning,
  type,
  values: "",
  range: null,
  choices: [],
  versions: "",
  otherWords: "",
  of,
});

const ABOUT: readonly Column[] = [
  fixed("userId", "text", "The user id in their link", ({ userId }) => userId),
  fixed("arm", "text", "The arm that they were put into at random", ({ progress }) => progress.arm),
  fixed(
    "stratum",
    "text",
    "Their answer to the question that divides people, by its number in the version that they began",
    ({ progress }) => numbered(progress.stratum),
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

/** Every column of the wide file, for the newest version and all that somebody began or answered in. */
export function columnsOf({ newest, versions, subjects }: StudyData): Column[] {
  const older = versions.toReversed().filter(({ version }) => version !== newest.version);
  const parts = [newest, ...older].flatMap(({ version, course: { items, end } }) =>
    [...items, ...(end.survey ? [end.survey] : [])].flatMap((item) =>
      partsOf(item).map((part) => ({ ...part, version })),
    ),
  );
  const names = versions.map(({ version }) => version);
  const made = groups(parts, ({ item }) => item).flatMap((ofItem) =>
    groups(ofItem, ({ name }) => name).flatMap((same) => columnsOfPart(same, names)),
  );
  const panel = panelNames(subjects).map(panelColumn);
  const taken = new Map<string, number>();
  return [...ABOUT, ...panel, ...made].map((column) => {
    const name = column.name.replace(/\W/g, "_");
    const count = (taken.get(name) ?? 0) + 1;
    taken.set(name, count);
    return { ...column, name: count === 1 ? name : `${name}_${count}` };
  });
}

const groups = <Row>(rows: readonly Row[], keyOf: (row: Row) => string): Row[][] => [
  ...Map.groupBy(rows, keyOf).values(),
];

type AskedPart = Part & { readonly version: string };

/**
 * One column for all versions in which what stands in it means the same. Where that differs each meaning has its own: the oldest
 * under the bare name, which so never comes to mean something else, the others under the version in which they came.
 */
function columnsOfPart(parts: readonly AskedPart[], names: readonly string[]): Column[] {
  const byAge = parts.toSorted((one, other) => names.indexOf(one.version) - names.indexOf(other.version));
  return groups(byAge, ({ type, values, range }) => JSON.stringify([type, values, range])).flatMap((same, at) => {
    const [oldest] = same;
    const latest = parts.find((part) => same.includes(part));
    if (!oldest || !latest) return [];
    const theirs = same.map(({ version }) => version);
    const words = groups(same, ({ meaning }) => meaning).filter(([one]) => one?.meaning !== latest.meaning);
    const first = (subject: Subject) => answersTo(subject, latest.item).slice(0, 1);
    return {
      ...latest,
      name: at === 0 ? latest.name : `${latest.name}__${oldest.version}`,
      versions: same.length === names.length ? "" : theirs.join(" "),
      otherWords: words
        .map((some) => `${some.map(({ version }) => version).join(" ")}: ${some[0]?.meaning ?? ""}`)
        .join("\n"),
      of: (subject: Subject) =>
        latest.of(
          subject,
          first(subject).find(({ version }) => theirs.includes(version)),
        ),
    };
  });
}

const answersTo = ({ answers }: Subject, id: string) => answers.filter(({ item }) => item === id);

/** The columns of a page, as its version asks. */
function partsOf(item: CourseItem): Part[] {
  const { id, title } = item;
  const part = (name: string, rest: Pick<Part, "type" | "meaning" | "of"> & Partial<Part>) => ({
    values: "",
    range: null,
    choices: [],
    ...rest,
    name: `${id}__${name}`,
    item: id,
  });
  const finished = part("finishedAt", {
    type: "time",
    meaning: `When they finished “${title}”`,
    of: ({ progress }) => progress.finished[id],
  });
  switch (item.kind) {
    case "message":
      return [
        finished,
        part(MESSAGE_KEY, {
          type: "text",
          meaning: `What they wrote ${item.when}: ${title}`,
          of: (_subject, given) => given?.answers[MESSAGE_KEY],
        }),
      ];
    case "questionnaire":
      return [
        finished,
        ...item.questions.map((question) =>
          part(question.id, {
            meaning: question.question,
            of: (_subject, given) => {
              const answer = given?.answers[question.id];
              return question.kind === "text" ? answer : plusOne(answer);
            },
            ...kindOf(question),
          }),
        ),
      ];
    case "quiz":
    case "lesson":
      if (item.quiz.length === 0) return [finished];
      return [
        finished,
        part("correct", {
          type: "number",
          range: [0, item.quiz.length],
          meaning: `How many they had right of ${item.quiz.length} the first time: ${title}`,
          of: (_subject, given) => given?.correct,
        }),
        part("rounds", {
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
function kindOf(question: SurveyQuestion): Pick<Part, "type"> & Partial<Part> {
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
