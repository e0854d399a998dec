import { randomUUID } from "node:crypto";
import { getSignedCookie, setSignedCookie } from "hono/cookie";
import { clientAddress } from "../http/client-address.ts";
import type { AppContext } from "../http/env.ts";

const YEAR_SECONDS = 365 * 24 * 60 * 60;

/** From where somebody tries a password. */
export interface Guesser {
  readonly address: string;
  /** The browser in which its last person signed in, and who that was. Null where nobody has. */
  readonly known: { readonly userId: string; readonly browser: string } | null;
}

/** Reads from where a password is tried: wrong ones are counted for each address, and for each known browser on its own. */
export async function readGuesser(c: AppContext): Promise<Guesser> {
  const { auth } = c.var.deps;
  const kept = await getSignedCookie(c, auth.secret, auth.cookieNamed("known"));
  const [userId, browser] = kept ? kept.split(".") : [];
  return { address: clientAddress(c), known: userId && browser ? { userId, browser } : null };
}

/** Remembers in a browser who has signed in there: no stranger's guesses are counted against them in it. */
export async function rememberPerson(c: AppContext, userId: string): Promise<void> {
  const { auth } = c.var.deps;
  const before = (await readGuesser(c)).known;
  const browser = before?.userId === userId ? before.browser : randomUUID();
  await setSignedCookie(c, auth.cookieNamed("known"), `${userId}.${browser}`, auth.secret, {
    httpOnly: true,
    sameSite: "Lax",
    path: "/",
    maxAge: YEAR_SECONDS,
    secure: auth.isSecure,
  });
}
