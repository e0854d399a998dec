import { createHash } from "node:crypto";
import { type ChangeCourseProgress, PANEL_VALUE_MAX_CHARS } from "@wellput/contract";
import { AppError } from "../../http/app-error.ts";
import type { ProgressRow } from "./progress-row.ts";
import type { StudyRow } from "./study.ts";

/** Keys are kept as this: whoever reads the database cannot leave in anybody's name. */
export const hashOf = (key: string): string => createHash("sha256").update(key).digest("hex");

/** What a request shows that a guessed user id does not have. */
export interface Proof {
  /** Whether what was kept of the panel's link may be told to it. */
  readonly shows: (name: string, kept: string | undefined) => boolean;
}

type Given = Pick<ChangeCourseProgress, "key" | "panel">;

/** By the key of the device that began, or by a link that says the same. */
export function proofOf({ keyHash }: Pick<ProgressRow, "keyHash">, { key, panel }: Given): Proof {
  const isDevice = key !== undefined && keyHash === hashOf(key);
  return { shows: (name, kept) => isDevice || (kept !== undefined && panel[name] === kept) };
}

/** Of what a link says what the study asks for. @throws {AppError} INVALID_INPUT for a value that no panel gives. */
export function panelOf(study: StudyRow | undefined, { panel }: Given): Record<string, string> {
  const named = (study?.panelParameters ?? []).filter((name) => Object.hasOwn(panel, name));
  const tooLong = named.filter((name) => (panel[name] ?? "").length > PANEL_VALUE_MAX_CHARS);
  if (tooLong.length > 0) {
    const problem = `At most ${PANEL_VALUE_MAX_CHARS} characters: ${tooLong.join(", ")}.`;
    throw new AppError("INVALID_INPUT", { fields: { panel: problem } });
  }
  return Object.fromEntries(named.map((name) => [name, panel[name] ?? ""]));
}
