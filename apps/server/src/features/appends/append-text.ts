import type { CreateAppend } from "@wellput/contract";
import type { Person } from "../../auth/person.ts";
import { appends } from "../../db/schema/index.ts";
import { AppError } from "../../http/app-error.ts";
import type { Deps } from "../../http/env.ts";

interface AppendTextOptions {
  readonly person: Person | null;
  readonly input: CreateAppend;
  /** Aborted when nobody waits for the answer any more. */
  readonly signal: AbortSignal;
}

const BANK = "knowledgeBank/";
const BANK_ARRAY = "texts";

/**
 * Appends a text to a named array of a document; a repeat by its id appends once. Only the knowledge banks of the places
 * that the installation named take texts, and none that shows somebody at risk.
 *
 * @throws {AppError} NOT_ALLOWED for any other document or array, TEXT_AT_RISK, and as the analyser does.
 */
export async function appendText(
  { db, now, settings, analyser }: Deps,
  { person, input, signal }: AppendTextOptions,
): Promise<void> {
  const { document, array } = input;
  const isOpen = document.startsWith(BANK) && settings.KNOWLEDGE_BANK.includes(document.slice(BANK.length));
  if (!isOpen || array !== BANK_ARRAY)
    throw new AppError("NOT_ALLOWED", { detail: `appending to ${document} ${array}` });
  if (await analyser.isAtRisk({ message: input.text }, signal)) throw new AppError("TEXT_AT_RISK");
  await db
    .insert(appends)
    .values({ ...input, userId: person?.id ?? null, createdAt: now() })
    .onConflictDoNothing({ target: appends.id });
}
