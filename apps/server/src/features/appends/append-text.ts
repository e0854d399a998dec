import type { CreateAppend } from "@wellput/contract";
import type { Person } from "../../auth/person.ts";
import { appends } from "../../db/schema/index.ts";
import { AppError } from "../../http/app-error.ts";
import type { Deps } from "../../http/env.ts";

interface AppendTextOptions {
  readonly person: Person | null;
  readonly input: CreateAppend;
}

const BANK = "knowledgeBank/";
const BANK_ARRAY = "texts";

/**
 * Appends a text to a named array of a document; a repeat by its id appends once. Only the knowledge banks of the places
 * that the installation named take texts.
 *
 * @throws {AppError} NOT_ALLOWED for any other document or array.
 */
export async function appendText({ db, now, settings }: Deps, { person, input }: AppendTextOptions): Promise<void> {
  const { document, array } = input;
  const isOpen = document.startsWith(BANK) && settings.KNOWLEDGE_BANK.includes(document.slice(BANK.length));
  if (!isOpen || array !== BANK_ARRAY)
    throw new AppError("NOT_ALLOWED", { detail: `appending to ${document} ${array}` });
  await db
    .insert(appends)
    .values({ ...input, userId: person?.id ?? null, createdAt: now() })
    .onConflictDoNothing({ target: appends.id });
}
