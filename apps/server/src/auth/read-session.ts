import { createHmac, timingSafeEqual } from "node:crypto";
import { and, eq, gt, sql } from "drizzle-orm";
import { getCookie } from "hono/cookie";
import { inBatches } from "../db/in-batches.ts";
import { prepared } from "../db/prepared.ts";
import { sessions, users } from "../db/schema/index.ts";
import type { AppContext } from "../http/env.ts";
import { SESSION_RENEWAL_SECONDS, SESSION_SECONDS } from "./auth.ts";
import { personColumns } from "./find-person.ts";
import { forwardCookies } from "./forward-cookies.ts";
import type { Person } from "./person.ts";

const sessionsByTokens = prepared((db) =>
  db
    .select({ ...personColumns, token: sessions.token, expiresAt: sessions.expiresAt })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(
      and(sql`${sessions.token} = any(${sql.placeholder("tokens")})`, gt(sessions.expiresAt, sql.placeholder("now"))),
    )
    .prepare("sessions_by_tokens"),
);

type SessionRow = Person & { readonly token: string; readonly expiresAt: Date };

const sessionByToken = inBatches<{ token: string; now: Date }, SessionRow | undefined>(async (db, asked) => {
  const [first] = asked;
  if (!first) return [];
  const tokens = [...new Set(asked.map(({ token }) => token))];
  const rows = await sessionsByTokens(db).execute({ tokens, now: first.now });
  const byToken = new Map(rows.map((row) => [row.token, row]));
  return asked.map(({ token }) => byToken.get(token));
});

interface LivingSession {
  readonly person: Person;
  readonly expiresAt: Date;
}

/** The session of a request's cookie as it is now, or null: a stream asks again for as long as it is open. */
export async function findBySession(c: AppContext): Promise<LivingSession | null> {
  const { deps } = c.var;
  const token = verifiedToken(getCookie(c, deps.auth.cookieName), deps.auth.secret);
  if (token === null) return null;
  const row = await sessionByToken(deps.db)({ token, now: deps.now() });
  if (!row) return null;
  const { token: _, expiresAt, ...person } = row;
  return { person, expiresAt };
}

/**
 * The person whose session cookie came along, or null: one indexed query, shared with whoever asks at
 * the same time. better-auth's own check makes two and reads
 * every column; it is asked only about once a day, to prolong the session.
 */
export async function readSession(c: AppContext): Promise<Person | null> {
  const { deps } = c.var;
  const session = await findBySession(c);
  if (!session) return null;
  const renewFrom = session.expiresAt.getTime() - (SESSION_SECONDS - SESSION_RENEWAL_SECONDS) * 1000;
  if (renewFrom <= deps.now().getTime()) {
    await prolong(c);
  }
  return session.person;
}

/** A disk without room does not keep anybody out: the session lives on as it is, and is prolonged another time. */
async function prolong(c: AppContext): Promise<void> {
  const { auth, troubleOf, logger } = c.var.deps;
  try {
    const { headers } = await auth.api.getSession({ headers: c.req.raw.headers, returnHeaders: true });
    forwardCookies(c, headers);
  } catch (error) {
    if (!troubleOf(error)) throw error;
    logger.warn({ err: error }, "a session was not prolonged");
  }
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
