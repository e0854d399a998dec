import { isTestParticipant, PANEL_VALUE_MAX_CHARS, type ParticipantPlace, type StudyProof } from "@wellput/contract";
import { hashToken } from "../../auth/hash-token.ts";
import type { Database } from "../../db/database.ts";
import { AppError } from "../../http/app-error.ts";
import { findProgress, type ProgressRow } from "./progress-row.ts";
import { findStudy, type StudyRow } from "./study.ts";

/**
 * In a study a user id opens nothing, for it can be guessed: whoever goes on has the key of the device that began, or a link that
 * says all that the panel's link said. Who tries it out gives nothing away.
 *
 * @throws {AppError} BEGUN_ELSEWHERE.
 */
export function refuseGuessers(
  progress: Pick<ProgressRow, "keyHash" | "panel">,
  { userId }: ParticipantPlace,
  { key, panel }: StudyProof,
): void {
  const isDevice = key !== undefined && progress.keyHash === hashToken(key);
  const said = Object.entries(progress.panel);
  const isTheirLink = said.some(([, value]) => value !== "") && said.every(([name, value]) => panel[name] === value);
  if (!isDevice && !isTheirLink && !isTestParticipant(userId)) throw new AppError("BEGUN_ELSEWHERE");
}

/**
 * The same for whatever else is sent as a participant's: a study takes it from those who have begun, and agreed.
 *
 * @throws {AppError} CONSENT_NEEDED, BEGUN_ELSEWHERE.
 */
export async function refuseStrangers(db: Database, place: ParticipantPlace, given: StudyProof): Promise<void> {
  const progress = await refuseNewcomers(db, place);
  if (progress) refuseGuessers(progress, place, given);
}

/**
 * Where somebody is in a study, of whom nothing is kept before they have begun it, with all that it asks for; null where it is none.
 *
 * @throws {AppError} CONSENT_NEEDED.
 */
export async function refuseNewcomers(db: Database, place: ParticipantPlace): Promise<ProgressRow | null> {
  const study = await findStudy(db, place.collection);
  if (!study) return null;
  const progress = await findProgress(db, place);
  const hasAgreed = !study.consent || progress?.consentVersion !== null;
  if (!progress || !hasAgreed) throw new AppError("CONSENT_NEEDED");
  return progress;
}

/** Whoever begins a study without either could not go on. @throws {AppError} INVALID_INPUT. */
export function refuseKeyless(study: StudyRow, { userId }: ParticipantPlace, given: StudyProof): void {
  const hasLink = Object.values(panelOf(study, given)).some((value) => value !== "");
  if (given.key !== undefined || hasLink || isTestParticipant(userId)) return;
  throw new AppError("INVALID_INPUT", { fields: { key: "Send a UUID of your own with every step of a study." } });
}

/** Of what a link says what the study asks for. @throws {AppError} INVALID_INPUT for a value that no panel gives. */
export function panelOf(study: StudyRow | undefined, { panel }: StudyProof): Record<string, string> {
  const named = (study?.panelParameters ?? []).filter((name) => Object.hasOwn(panel, name));
  const tooLong = named.filter((name) => (panel[name] ?? "").length > PANEL_VALUE_MAX_CHARS);
  if (tooLong.length > 0) {
    const problem = `At most ${PANEL_VALUE_MAX_CHARS} characters: ${tooLong.join(", ")}.`;
    throw new AppError("INVALID_INPUT", { fields: { panel: problem } });
  }
  return Object.fromEntries(named.map((name) => [name, panel[name] ?? ""]));
}
