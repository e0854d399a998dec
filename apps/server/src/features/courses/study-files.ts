import { createHash } from "node:crypto";
import { COURSE_END, MESSAGE_KEY } from "@wellput/contract";
import type { Database } from "../../db/database.ts";
import { flatMapInSlices } from "../../http/in-slices.ts";
import { toCsv, toLongCsv } from "../../http/to-csv.ts";
import { answered, numbered } from "./answered.ts";
import { columnsOf } from "./columns.ts";
import { listAttempts, listRatings } from "./course-attempts.ts";
import { readStudyData, type StudyData } from "./study-data.ts";

/** One row a participant. */
export async function wideFile(db: Database, course: string): Promise<string> {
  const data = await readStudyData(db, course);
  const columns = columnsOf(data);
  const rows = await flatMapInSlices(data.subjects, (subject) => [
    Object.fromEntries(columns.map(({ name, of }) => [name, of(subject)])),
  ]);
  return toLongCsv(
    rows,
    columns.map(({ name }) => name),
  );
}

const LONG = [
  "userId",
  "arm",
  "time",
  "event",
  "item",
  "question",
  "answer",
  "words",
  "isRight",
  "version",
  "engineVersion",
];
const LONG_MEANINGS: Readonly<Record<string, string>> = {
  userId: "The user id in their link; joins with the other files",
  arm: "The arm that they were put into at random",
  time: "When it happened, by UTC",
  event: "agreed, assigned, finished, answered, tried, rated, or left",
  item: "The page of the course",
  question: "The question, by its name or number",
  answer: "What was chosen, by its number from 1, or written",
  words: "The same in words; of a try the codes that the reader flagged",
  isRight: "Of a quiz: whether the answer is right",
  version: "Of an answer: the version of the course that it was given in",
  engineVersion: "Of a try: the engine that read it",
};

/** One row an event, in the order in which they happened. */
export async function longFile(db: Database, course: string): Promise<string> {
  const { newest, subjects } = await readStudyData(db, course);
  const known = new Map(subjects.map((subject) => [subject.userId, subject.progress.arm]));
  const own = await flatMapInSlices(subjects, momentsOf);
  const tries = (await listAttempts(db, newest.course.name)).map(({ userId, createdAt, ...one }) =>
    momentOf(userId, createdAt, {
      event: "tried",
      item: one.practice,
      answer: one.message,
      words: one.codes,
      engineVersion: one.engineVersion,
    }),
  );
  const rated = (await listRatings(db, newest.course.name)).map(({ userId = "", createdAt, ...one }) =>
    momentOf(userId, createdAt, { event: "rated", question: one.rule, answer: one.opinion, words: one.reason }),
  );
  const theirs = [...tries, ...rated].filter(({ userId }) => known.has(userId));
  const all = [...own, ...theirs].sort((one, other) => one.time.getTime() - other.time.getTime());
  const rows = await flatMapInSlices(all, ({ events, ...shared }) =>
    events.map((event) => ({ ...event, ...shared, arm: known.get(shared.userId) })),
  );
  return toLongCsv(rows, LONG);
}

/** What happened at once: of a questionnaire of hundreds of questions every answer. */
interface Moment {
  readonly userId: string;
  readonly time: Date;
  readonly events: readonly object[];
}

const momentOf = (userId: string, time: Date | string, ...events: object[]): Moment => ({
  userId,
  time: new Date(time),
  events,
});

function momentsOf({ userId, progress, answers }: StudyData["subjects"][number]): Moment[] {
  const at = (event: string, time: Date | string | null, item = "") =>
    time === null ? [] : [momentOf(userId, time, { event, item })];
  return [
    ...at("agreed", progress.consentedAt),
    ...at("assigned", progress.assignedAt),
    ...at("left", progress.leftAt),
    ...Object.entries(progress.finished).flatMap(([item, time]) =>
      at("finished", time, item === COURSE_END ? "end" : item),
    ),
    ...answers.map(({ item, answers: given, course, version, createdAt }) => {
      const events = Object.entries(given).map(([question, answer]) => {
        const { answerText, isRight } = answered(course, { item, question, answer });
        const right = isRight === undefined ? undefined : isRight ? "yes" : "no";
        const said = { answer: numbered(answer), words: answerText, isRight: right };
        return { event: "answered", item, question, version, ...said };
      });
      return momentOf(userId, createdAt, ...events);
    }),
  ];
}

const CODEBOOK = ["file", "name", "item", "type", "meaning", "values", "versions", "otherWords"];

/** What every column of the two files says. */
export async function codebook(db: Database, course: string): Promise<string> {
  const wide = columnsOf(await readStudyData(db, course)).map((column) => ({ file: "wide.csv", ...column }));
  const long = LONG.map((name) => ({ file: "long.csv", name, meaning: LONG_MEANINGS[name] }));
  return toCsv([...wide, ...long], CODEBOOK);
}

/**
 * Of a text, so that nobody who scores it learns whose it is, when it was written, or in which arm. It begins with a letter: a
 * spreadsheet takes 12e5 for a number, and keeps another one.
 */
const blindId = (answerId: string) => `t${createHash("sha256").update(answerId).digest("hex").slice(0, 10)}`;

/** The messages that were written, in an order that says nothing, and the key by which they are found again. */
export async function messageFiles(db: Database, name: string): Promise<{ texts: string; key: string }> {
  const { subjects } = await readStudyData(db, name);
  const rows = subjects.flatMap(({ userId, progress, answers }) =>
    answers.flatMap(({ id, item: itemId, answers: given, course }) => {
      const item = course.items.find((one) => one.id === itemId);
      if (item?.kind !== "message") return [];
      return [
        { text: blindId(id), message: given[MESSAGE_KEY], userId, arm: progress.arm, item: itemId, when: item.when },
      ];
    }),
  );
  const sorted = rows.sort((one, other) => (one.text < other.text ? -1 : 1));
  return {
    texts: toCsv(sorted, ["text", "message"]),
    key: toCsv(sorted, ["text", "userId", "arm", "item", "when"]),
  };
}
