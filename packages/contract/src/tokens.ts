import * as z from "zod";
import { PASSWORD_MAX_CHARS, TOKEN_NAME_MAX_CHARS } from "./limits.ts";

/** What a token may be good for: reading messages, reading what is one's own, and changing it. */
export const TOKEN_SCOPES = ["analysis", "data:read", "data:write"] as const;
export const TokenScope = z.enum(TOKEN_SCOPES);
export type TokenScope = z.infer<typeof TokenScope>;

/** A program's key to the API, in the name of the person who made it. `ending` are the last characters of the secret. */
export const ApiToken = z.object({
  id: z.uuid(),
  name: z.string(),
  scopes: z.array(TokenScope),
  ending: z.string(),
  createdAt: z.iso.datetime(),
  /** To about a minute; null until it is used. */
  lastUsedAt: z.iso.datetime().nullable(),
});
export type ApiToken = z.infer<typeof ApiToken>;

export const ApiTokenList = z.object({ items: z.array(ApiToken) });
export type ApiTokenList = z.infer<typeof ApiTokenList>;

export const CreateToken = z.strictObject({
  id: z.uuid(),
  name: z.string().trim().min(1).max(TOKEN_NAME_MAX_CHARS),
  scopes: z.array(TokenScope).min(1).max(TOKEN_SCOPES.length),
  /** Asked for when the session is not of the last minutes. */
  currentPassword: z.string().max(PASSWORD_MAX_CHARS).optional(),
});
export type CreateToken = z.infer<typeof CreateToken>;

/** The answer to making one: the secret is in it this once, and nowhere else. */
export const MadeToken = ApiToken.extend({ token: z.string() });
export type MadeToken = z.infer<typeof MadeToken>;
