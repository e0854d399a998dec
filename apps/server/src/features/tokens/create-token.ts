import { randomBytes } from "node:crypto";
import { type CreateToken, type MadeToken, TOKENS_MAX } from "@wellput/contract";
import { eq } from "drizzle-orm";
import { hashToken } from "../../auth/hash-token.ts";
import type { Person } from "../../auth/person.ts";
import { apiTokens, users } from "../../db/schema/index.ts";
import { AppError } from "../../http/app-error.ts";
import type { Deps } from "../../http/env.ts";
import { tokenMadeMail } from "../../mail/token-made-mail.ts";
import { writeMail } from "../../mail/write-mail.ts";
import { presentToken } from "./token-row.ts";

const SECRET_BYTES = 32;
const ENDING_CHARS = 4;

interface CreateTokenOptions {
  readonly person: Person;
  readonly input: Omit<CreateToken, "currentPassword">;
}

/**
 * Makes a token and answers it with its secret, which is not kept: the same id again is refused, because there is nothing
 * left to answer. Its person is told by mail.
 *
 * @throws {AppError} TOKENS_FULL, ID_TAKEN.
 */
export async function createToken(
  { db, logger, now, publicUrl }: Deps,
  { person, input }: CreateTokenOptions,
): Promise<MadeToken> {
  const token = `wp_${randomBytes(SECRET_BYTES).toString("base64url")}`;
  const { id, name, scopes } = input;
  return db.transaction(async (tx) => {
    // One after the other: two at once would each find room for one more.
    await tx.select({ id: users.id }).from(users).where(eq(users.id, person.id)).for("update");
    if ((await tx.$count(apiTokens, eq(apiTokens.userId, person.id))) >= TOKENS_MAX) throw new AppError("TOKENS_FULL");
    const [row] = await tx
      .insert(apiTokens)
      .values({
        id,
        userId: person.id,
        name,
        scopes: [...new Set(scopes)],
        tokenHash: hashToken(token),
        ending: token.slice(-ENDING_CHARS),
        createdAt: now(),
      })
      .onConflictDoNothing()
      .returning();
    if (!row) throw new AppError("ID_TAKEN");
    const mail = { userId: person.id, recipient: person.email, ...tokenMadeMail(publicUrl()) };
    await writeMail(tx, logger, mail, now());
    return { ...presentToken(row), token };
  });
}
