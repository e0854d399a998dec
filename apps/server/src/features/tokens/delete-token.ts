import { and, eq } from "drizzle-orm";
import * as z from "zod";
import type { Person } from "../../auth/person.ts";
import { apiTokens } from "../../db/schema/index.ts";
import { AppError } from "../../http/app-error.ts";
import type { Deps } from "../../http/env.ts";

const Id = z.uuid();

/** Revokes one of a person's own tokens, from the next request on. @throws {AppError} TOKEN_NOT_FOUND. */
export async function deleteToken({ db }: Deps, person: Person, id: string): Promise<void> {
  if (!Id.safeParse(id).success) throw new AppError("TOKEN_NOT_FOUND");
  const isOwn = and(eq(apiTokens.id, id), eq(apiTokens.userId, person.id));
  const deleted = await db.delete(apiTokens).where(isOwn).returning({ id: apiTokens.id });
  if (deleted.length === 0) throw new AppError("TOKEN_NOT_FOUND");
}
