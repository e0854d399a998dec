import { randomBytes, randomUUID } from "node:crypto";
import { setSignedCookie } from "hono/cookie";
import { SESSION_SECONDS } from "../../auth/auth.ts";
import type { Person } from "../../auth/person.ts";
import { sessions } from "../../db/schema/index.ts";
import type { AppContext } from "../../http/env.ts";

/** Begins a session of a person who came without a password, in the form that better-auth's own have. */
export async function beginSession(c: AppContext, person: Person): Promise<void> {
  const { auth, db, now } = c.var.deps;
  const token = randomBytes(24).toString("base64url");
  const createdAt = now();
  await db.insert(sessions).values({
    id: randomUUID(),
    token,
    userId: person.id,
    userAgent: c.req.header("user-agent")?.slice(0, 300) ?? null,
    expiresAt: new Date(createdAt.getTime() + SESSION_SECONDS * 1000),
    createdAt,
    updatedAt: createdAt,
  });
  const flags = { httpOnly: true, sameSite: "Lax", path: "/", maxAge: SESSION_SECONDS } as const;
  await setSignedCookie(c, auth.cookieName, token, auth.secret, { ...flags, secure: auth.isSecure });
}
