import { createHmac, timingSafeEqual } from "node:crypto";
import { and, eq, gt, sql } from "drizzle-orm";
import { getCookie } from "hono/cookie";
import { prepared } from "../db/prepared.ts";
import { sessions, users } from "../db/schema/index.ts";
import type { AppContext } from "../http/env.ts";
import { SESSION_RENEWAL_SECONDS, SESSION_SECONDS } from "./auth.ts";
import { personColumns } from "./find-person.ts";
import { forwardCookies } from "./forward-cookies.ts";
import type { Person } from "./person.ts";

const sessionByToken = prepared((db) =>
  db
    .select({ ...personColumns, expiresAt: sessions.expiresAt })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(and(eq(sessions.token, sql.placeholder("token")), gt(sessions.expiresAt, sql.placeholder("now"))))
    .prepare("session_by_token"),
);

/**
 * The person whose session cookie came along, or null: one indexed query. better-auth's own check makes two and reads
 * every column; it is asked only about once a day, to prolong the session.
 */
export async function readSession(c: AppContext): Promise<Person | null> {
  const { deps } = c.var;
  const token = verifiedToken(getCookie(c, deps.auth.cookieName), deps.auth.secret);
  if (token === null) return null;
  const [row] = await sessionByToken(deps.db).execute({ token, now: deps.now() });
  if (!row) return null;
  const { expiresAt, ...person } = row;
  const renewFrom = expiresAt.getTime() - (SESSION_SECONDS - SESSION_RENEWAL_SECONDS) * 1000;
  if (renewFrom <= deps.now().getTime()) {
    const { headers } = await deps.auth.api.getSession({ headers: c.req.raw.headers, returnHeaders: true });
    forwardCookies(c, headers);
  }
  return person;
}

/** better-auth signs its cookie as `token.base64(HMAC-SHA-256(token))`; null when the signature is not ours. */
function verifiedToken(cookie: string | undefined, secret: string): string | null {
  const split = cookie?.lastIndexOf(".") ?? -1;
  if (cookie === undefined || split < 1) return null;
  const token = cookie.slice(0, split);
  const signature = Buffer.from(cookie.slice(split + 1), "base64");
  const expected = createHmac("sha256", secret).update(token).digest();
  return signature.length === expected.length && timingSafeEqual(signature, expected) ? token : null;
}
