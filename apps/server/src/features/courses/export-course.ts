import { COURSE_END, type COURSE_FILES } from "@wellput/contract";
import { and, asc, eq, isNull, or } from "drizzle-orm";
import type { Person } from "../../auth/person.ts";
import type { Database } from "../../db/database.ts";
import { courseAnswers, courseProgress, participants, studyConsents, studyWithdrawals } from "../../db/schema/index.ts";
import type { Deps } from "../../http/env.ts";
import { flatMapInSlices } from "../../http/in-slices.ts";
import { toCsv, toLongCsv } from "../../http/to-csv.ts";
import { recordAct } from "../audit/public.ts";
import { answered, numbered } from "./answered.ts";
import { attemptsFile, ratingsFile } from "./course-attempts.ts";
import { readVersion } from "./course-versions.ts";
import { findNewest } from "./newest-courses.ts";
import { isInEarnest } from "./study.ts";
import { codebook, longFile, messageFiles, wideFile } from "./study-files.ts";

interface ExportCourseOptions {
  readonly person: Person;
  /** As in its address. */
  readonly name: string;
  readonly file: (typeof COURSE_FILES)[number];
}

/** What a course has gathered, as the text of a file; that it was taken is in the audit log. @throws {AppError} COURSE_NOT_FOUND. */
export async function exportCourse({ db, now }: Deps, { person, name, file }: ExportCourseOptions): Promise<string> {
  const { course } = await findNewest(db, name);
  await recordAct(db, { by: person, act: "data.exported", target: `${course.name} ${file}`, at: now() });
  switch (file) {
    case "participants.csv":
      return toCsv(await listParticipants(db, course.name), PARTICIPANT_COLUMNS);
    case "progress.csv":
      return toCsv(await listFinished(db, course.name), ["userId", "item", "finishedAt"]);
    case "answers.csv":
      return toLongCsv(await listAnswers(db, course.name), ANSWER_COLUMNS);
    case "attempts.csv":
      return attemptsFile(db, course.name);
    case "ratings.csv":
      return ratingsFile(db, course.name);
    case "wide.csv":
      return wideFile(db, course.name);
    case "long.csv":
      return longFile(db, course.name);
    case "codebook.csv":
      return codebook(db, course.name);
    case "messages.csv":
      return (await messageFiles(db, course.name)).texts;
    case "message-key.csv":
      return (await messageFiles(db, course.name)).key;
    case "consents.csv":
      return toCsv(await listConsents(db, course.name), ["version", "text", "withdrawal", "createdAt"]);
    case "withdrawals.csv":
      return toCsv(await listWithdrawals(db, course.name), ["arm", "how", "leftAt"]);
  }
}

const PARTICIPANT_COLUMNS = [
  "userId",
  "beganAt",
  "version",
  "page",
  "finishedItems",
  "finishedAt",
  "lastSeenAt",
  "consentVersion",
  "consentedAt",
  "leftAt",
  "engineVersion",
];
const ANSWER_COLUMNS = [
  "userId",
  "item",
  "round",
  "question",
  "questionText",
  "answer",
  "answerText",
  "isRight",
  "version",
  "createdAt",
];

const ofCourse = (db: Database, course: string) =>
  db
    .select()
    .from(participants)
    .leftJoin(courseProgress, eq(courseProgress.participantId, participants.id))
    .where(and(eq(participants.collection, course), isInEarnest))
    .orderBy(asc(participants.createdAt), asc(participants.userId));

async function listParticipants(db: Database, course: string) {
  const rows = await ofCourse(db, course);
  return rows.map(({ participants: { userId, createdAt }, course_progress: progress }) => ({
    userId,
    beganAt: createdAt,
    consentVersion: progress?.consentVersion,
    consentedAt: progress?.consentedAt,
    version: progress?.version,
    page: progress ? progress.index + 1 : undefined,
    finishedItems: Object.keys(progress?.finished ?? {}).filter((id) => id !== COURSE_END).length,
    finishedAt: progress?.finished[COURSE_END],
    lastSeenAt: progress?.updatedAt,
    leftAt: progress?.leftAt,
    engineVersion: progress?.engineVersion,
  }));
}

/** Every text that participants may have agreed to, by the version in the list of participants. */
function listConsents(db: Database, course: string) {
  const { version, text, withdrawal, createdAt } = studyConsents;
  const consents = db.select({ version, text, withdrawal, createdAt }).from(studyConsents);
  return consents.where(eq(studyConsents.course, course)).orderBy(asc(createdAt), asc(version));
}

/** Who left a study: when, out of which arm, and what became of what they gave; never who. */
function listWithdrawals(db: Database, course: string) {
  const { arm, how, createdAt } = studyWithdrawals;
  const left = db.select({ arm, how, leftAt: createdAt }).from(studyWithdrawals);
  return left.where(eq(studyWithdrawals.course, course)).orderBy(asc(createdAt));
}

async function listFinished(db: Database, course: string) {
  const rows = await ofCourse(db, course);
  return rows.flatMap(({ participants: { userId }, course_progress: progress }) =>
    Object.entries(progress?.finished ?? {}).map(([item, finishedAt]) => ({ userId, item, finishedAt })),
  );
}

/** One line for each question that was answered, in the words of the version that was answered. */
async function listAnswers(db: Database, course: string) {
  const rows = await db
    .select({ answers: courseAnswers, userId: participants.userId })
    .from(courseAnswers)
    .leftJoin(participants, eq(participants.id, courseAnswers.participantId))
    .where(and(eq(courseAnswers.course, course), or(isNull(participants.id), isInEarnest)))
    .orderBy(asc(courseAnswers.createdAt), asc(courseAnswers.id));
  const versions = new Map<string, Awaited<ReturnType<typeof readVersion>>>();
  for (const version of new Set(rows.map(({ answers }) => answers.version))) {
    versions.set(version, await readVersion(db, course, version));
  }
  return flatMapInSlices(rows, ({ userId, answers: { id: round, item, version, answers, createdAt } }) =>
    Object.entries(answers).map(([question, answer]) => ({
      userId,
      item,
      round,
      question,
      answer: numbered(answer),
      ...answered(versions.get(version)?.course, { item, question, answer }),
      version,
      createdAt,
    })),
  );
}
