import type { Consent, StoredStudy, Study, Withdrawal } from "@wellput/contract";
import { and, count, eq, sql } from "drizzle-orm";
import type { Database } from "../../db/database.ts";
import { prepared } from "../../db/prepared.ts";
import { courseProgress, participants, studies, studyConsents } from "../../db/schema/index.ts";
import { AppError } from "../../http/app-error.ts";
import { versionOf } from "../../http/version-of.ts";
import type { ProgressRow } from "./progress-row.ts";

/** What a course asks for as a study. */
export interface StudyRow extends Omit<typeof studies.$inferSelect, "consentVersion"> {
  readonly consent: Consent | null;
}

/** Asked with every step of everybody. */
const studyOf = prepared((db) =>
  db
    .select()
    .from(studies)
    .where(eq(studies.course, sql.placeholder("course")))
    .prepare("study_of_course"),
);

/** The study that a course is, if it is one. `hold` lets nobody else begin before the transaction is over. */
export async function findStudy(db: Database, course: string, hold = false): Promise<StudyRow | undefined> {
  const held = () => db.select().from(studies).where(eq(studies.course, course)).for("update");
  const [row] = await (hold ? held() : studyOf(db).execute({ course }));
  if (!row) return undefined;
  const { consentVersion: version, ...study } = row;
  if (version === null) return { ...study, consent: null };
  const isAsked = and(eq(studyConsents.course, course), eq(studyConsents.version, version));
  const [asked] = await db.select().from(studyConsents).where(isAsked);
  return { ...study, consent: asked ? { version, text: asked.text, withdrawal: asked.withdrawal } : null };
}

/** As an admin writes it; one that asks for nothing where there is none. */
export function toStudy(row: StudyRow | undefined): StoredStudy {
  const study: Study = {
    consent: row?.consent?.text ?? "",
    opensAt: row?.opensAt?.toISOString() ?? null,
    closesAt: row?.closesAt?.toISOString() ?? null,
    quota: row?.quota ?? null,
    completionCode: row?.completionCode ?? "",
    completionUrl: row?.completionUrl ?? "",
    arms: row?.arms ?? [],
    blockSize: row?.blockSize ?? BLOCK_SIZE,
    seed: row?.seed ?? "",
    stratifyBy: row?.stratifyBy ?? "",
    withdrawal: row?.withdrawal ?? "remove",
    panelParameters: row?.panelParameters ?? [],
  };
  return { ...study, version: versionOf(study) };
}

/** How often each arm comes in a block, where nobody says. */
const BLOCK_SIZE = 2;

/** Those who take a course and do not just try it out. */
export const isInEarnest = sql`${participants.userId} not ilike 'test-%'`;

/** @throws {AppError} STUDY_NOT_OPEN, STUDY_CLOSED, STUDY_FULL for somebody who would begin now. */
export async function refuseLatecomers(db: Database, study: StudyRow, now: Date): Promise<void> {
  const { course, opensAt, closesAt, quota } = study;
  if (opensAt && now < opensAt) throw new AppError("STUDY_NOT_OPEN");
  if (closesAt && now >= closesAt) throw new AppError("STUDY_CLOSED");
  if (quota === null) return;
  const [row] = await db
    .select({ count: count() })
    .from(courseProgress)
    .innerJoin(participants, eq(participants.id, courseProgress.participantId))
    .where(and(eq(participants.collection, course), isInEarnest));
  if ((row?.count ?? 0) >= quota) throw new AppError("STUDY_FULL");
}

/** What becomes of what somebody gave when they leave: as they were told when they agreed, else as the study says. */
export async function withdrawalOf(
  db: Database,
  study: StudyRow | undefined,
  { consentVersion }: Pick<ProgressRow, "consentVersion">,
): Promise<Withdrawal | null> {
  if (!study || consentVersion === null) return study?.withdrawal ?? null;
  if (consentVersion === study.consent?.version) return study.consent.withdrawal;
  const isTheirs = and(eq(studyConsents.course, study.course), eq(studyConsents.version, consentVersion));
  const [agreed] = await db.select().from(studyConsents).where(isTheirs);
  return agreed?.withdrawal ?? study.withdrawal;
}
