import { AsyncLocalStorage } from "node:async_hooks";
import { randomUUID } from "node:crypto";
import { PASSWORD_MAX_CHARS, PASSWORD_MIN_CHARS } from "@wellput/contract";
import { betterAuth } from "better-auth";
import { drizzleAdapter } from "better-auth/adapters/drizzle";
import { hashPassword, verifyPassword } from "better-auth/crypto";
import pLimit from "p-limit";
import type { Logger } from "pino";
import type { Database } from "../db/database.ts";
import { credentials, sessions, users, verifications } from "../db/schema/index.ts";

export const SESSION_SECONDS = 30 * 24 * 60 * 60;
/** A session in use is prolonged once it is this old. */
export const SESSION_RENEWAL_SECONDS = 24 * 60 * 60;
/**
 * Hashing is slow on purpose and runs in Node's pool of four threads, as signing a cookie does. Were all four hashing, a
 * sign-up would hold its transaction until the passwords of everybody behind it were done.
 */
const HASHES_AT_ONCE = 2;

/** How passwords are turned into what is stored of them, and held against it. */
export interface Passwords {
  hash(password: string): Promise<string>;
  verify(pair: { readonly hash: string; readonly password: string }): Promise<boolean>;
}

/** Slow on purpose: whoever gets hold of what is stored can try a few guesses a second. */
export const SLOW_PASSWORDS: Passwords = { hash: hashPassword, verify: verifyPassword };

interface AuthOptions {
  readonly db: Database;
  readonly secret: string;
  /** Whether people come over https: then cookies are Secure, and no other host can set them. */
  readonly isSecure: boolean;
  readonly passwords: Passwords;
  readonly logger: Logger;
}

/** What one sign-up brings along: the transaction it runs in and the password's hash, made before that began. */
interface SignUpScope {
  readonly tx: Database;
  readonly passwordHash: string;
}

/**
 * Accounts, passwords and sessions by better-auth. Its own routes are not mounted: ours call `auth.api`, so that every
 * answer has our one error shape.
 */
export function createAuth({ db, secret, isSecure, passwords, logger }: AuthOptions) {
  const cookieNamed = (name: string) => `${isSecure ? "__Host-" : ""}wellput.${name}`;
  const scope = new AsyncLocalStorage<SignUpScope>();
  const queue = pLimit(HASHES_AT_ONCE);
  const hash = (password: string) => queue(() => passwords.hash(password));
  const library = betterAuth({
    appName: "Wellput",
    // Our links are written by ourselves; the library only wants to know of one address.
    baseURL: "http://localhost",
    secret,
    database: drizzleAdapter(scopedDatabase(db, scope), {
      provider: "pg",
      transaction: false,
      schema: { user: users, session: sessions, account: credentials, verification: verifications },
    }),
    emailAndPassword: {
      enabled: true,
      minPasswordLength: PASSWORD_MIN_CHARS,
      maxPasswordLength: PASSWORD_MAX_CHARS,
      revokeSessionsOnPasswordReset: true,
      password: {
        hash: async (password) => scope.getStore()?.passwordHash ?? hash(password),
        verify: (pair) => queue(() => passwords.verify(pair)),
      },
    },
    session: { expiresIn: SESSION_SECONDS, updateAge: SESSION_RENEWAL_SECONDS },
    advanced: {
      cookiePrefix: "wellput",
      // The library would write __Secure-, which lets another host of the same site set the cookie.
      useSecureCookies: false,
      defaultCookieAttributes: { secure: isSecure },
      cookies: { session_token: { name: cookieNamed("session_token") } },
      database: { generateId: () => randomUUID() },
      ipAddress: { disableIpTracking: true },
    },
    rateLimit: { enabled: false },
    telemetry: { enabled: false },
    // Its messages can hold e-mail addresses, so only the fact of an error is ours to log.
    logger: { level: "error", log: (level) => logger.error({ level }, "better-auth reported an error") },
  });
  return {
    api: library.api,
    secret,
    cookieName: cookieNamed("session_token"),
    cookieNamed,
    isSecure,
    hashPassword: hash,
    /** Runs `work` with better-auth writing through a transaction of ours. */
    within: <Result>(signUp: SignUpScope, work: () => Promise<Result>) => scope.run(signUp, work),
  };
}
export type Auth = ReturnType<typeof createAuth>;

/** The database as better-auth sees it: inside a sign-up every call goes to that sign-up's transaction. */
function scopedDatabase(db: Database, scope: AsyncLocalStorage<SignUpScope>): Database {
  return new Proxy(db, {
    get(_target, name) {
      const current = scope.getStore()?.tx ?? db;
      const member: unknown = Reflect.get(current, name, current);
      return typeof member === "function" ? member.bind(current) : member;
    },
  });
}
