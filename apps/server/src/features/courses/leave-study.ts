import { randomBytes } from "node:crypto";
import { isTestParticipant, type ParticipantPlace, participantAttemptPath, type Withdrawal } from "@wellput/contract";
import { and, eq } from "drizzle-orm";
import { hashToken } from "../../auth/hash-token.ts";
import type { Database } from "../../db/database.ts";
import { attempts, courseProgress, participants, ratings, studyWithdrawals } from "../../db/schema/index.ts";
import { AppError } from "../../http/app-error.ts";
import type { Deps } from "../../http/env.ts";
import { ratingsOf, removeParticipant } from "../participants/public.ts";
import { findNewest } from "./newest-courses.ts";
import { findProgress } from "./progress-row.ts";
import { findStudy, withdrawalOf } from "./study.ts";

interface LeaveStudyOptions {
  readonly place: ParticipantPlace;
  /** Of the device that began: a user id can be guessed. */
  readonly key: string;
}

/**
 * Takes a participant out of a study: what they gave goes, or stays without anything that says whose it is, as they were told.
 * The same once more is answered as the first. Nobody learns whether a guessed user id is there.
 *
 * @throws {AppError} COURSE_NOT_FOUND, NOT_ALLOWED.
 */
export function leaveStudy({ db, now }: Deps, { place, key }: LeaveStudyOptions): Promise<Withdrawal> {
  return db.transaction(async (tx) => {
    const { name } = (await findNewest(tx, place.collection)).course;
    const own = { collection: name, userId: place.userId };
    const keyHash = hashToken(key);
    const study = await findStudy(tx, name, true);
    const isGone = and(eq(studyWithdrawals.keyHash, keyHash), eq(studyWithdrawals.course, name));
    const [gone] = await tx.select().from(studyWithdrawals).where(isGone);
    if (gone) return gone.how;
    const progress = await findProgress(tx, own);
    if (!study || progress?.keyHash !== keyHash) throw new AppError("NOT_ALLOWED", { detail: `leave ${name}` });
    const isTest = isTestParticipant(own.userId);
    const how = isTest ? "remove" : ((await withdrawalOf(tx, study, progress)) ?? "remove");
    const at = now();
    if (how === "remove") await removeParticipant(tx, own);
    else await anonymise(tx, { place: own, at });
    const left = { keyHash, course: name, arm: progress.arm, how, createdAt: at };
    if (!isTest) await tx.insert(studyWithdrawals).values(left);
    return how;
  });
}

/** A user id of nobody in the place of theirs; what the panel said of them goes, and the account in which they rated. */
async function anonymise(tx: Database, { place, at }: { readonly place: ParticipantPlace; readonly at: Date }) {
  const userId = `left-${randomBytes(8).toString("hex")}`;
  const isTheirs = and(eq(participants.collection, place.collection), eq(participants.userId, place.userId));
  const [known] = await tx.update(participants).set({ userId }).where(isTheirs).returning({ id: participants.id });
  if (!known) return;
  const nameless = { keyHash: null, panel: {}, tried: [], leftAt: at };
  await tx.update(courseProgress).set(nameless).where(eq(courseProgress.participantId, known.id));
  const areTries = eq(attempts.path, participantAttemptPath(place));
  await tx.update(ratings).set({ authorId: null, email: "" }).where(ratingsOf(tx, areTries));
  const path = participantAttemptPath({ ...place, userId });
  await tx.update(attempts).set({ path }).where(areTries);
}
