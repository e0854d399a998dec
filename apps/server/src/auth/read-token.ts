import type { TokenScope } from "@wellput/contract";
import { eq } from "drizzle-orm";
import { apiTokens, users } from "../db/schema/index.ts";
import { AppError } from "../http/app-error.ts";
import type { AppContext, Deps } from "../http/env.ts";
import { personColumns } from "./find-person.ts";
import { hashToken } from "./hash-token.ts";
import type { Person } from "./person.ts";

/** How exactly a token's last use is known. */
const USE_MS = 60_000;
const BEARER = /^Bearer +([\w-]{1,200})$/i;
/** Others are not ours to read: a proxy in front may ask for a password of its own. */
const IS_BEARER = /^Bearer\b/i;

interface Bearer {
  readonly person: Person;
  readonly scopes: readonly TokenScope[];
}

/**
 * Who made the token that came along, and what it is good for; null where none came. Nobody is an admin, a trainer
 * or a researcher by a token: what one would lose with it is their own alone.
 *
 * @throws {AppError} TOKEN_INVALID.
 */
export async function readToken(c: AppContext): Promise<Bearer | null> {
  const header = c.req.header("authorization")?.trim();
  if (header === undefined || !IS_BEARER.test(header)) return null;
  const token = BEARER.exec(header)?.[1];
  const found = token === undefined ? null : await findByToken(c.var.deps, token);
  if (!found) {
    c.header("www-authenticate", 'Bearer error="invalid_token"');
    throw new AppError("TOKEN_INVALID");
  }
  return found;
}

async function findByToken(deps: Deps, token: string): Promise<Bearer | null> {
  const { db, now } = deps;
  const [row] = await db
    .select({ ...personColumns, tokenId: apiTokens.id, scopes: apiTokens.scopes, lastUsedAt: apiTokens.lastUsedAt })
    .from(apiTokens)
    .innerJoin(users, eq(users.id, apiTokens.userId))
    .where(eq(apiTokens.tokenHash, hashToken(token)));
  if (!row) return null;
  const { tokenId, scopes, lastUsedAt, ...person } = row;
  if (!lastUsedAt || now().getTime() - lastUsedAt.getTime() > USE_MS) await noteUse(deps, tokenId);
  return { person: { ...person, isAdmin: false, trainerOf: [], researcherOf: [] }, scopes };
}

/** A disk without room keeps no program out: its use is noted another time. */
async function noteUse({ db, now, troubleOf, logger }: Deps, id: string): Promise<void> {
  try {
    await db.update(apiTokens).set({ lastUsedAt: now() }).where(eq(apiTokens.id, id));
  } catch (error) {
    if (!troubleOf(error)) throw error;
    logger.warn({ err: error }, "the use of a token was not noted");
  }
}
