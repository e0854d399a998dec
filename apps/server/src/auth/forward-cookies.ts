import type { AppContext } from "../http/env.ts";

/** Hands better-auth's cookies on to the browser. */
export function forwardCookies(c: AppContext, headers: Headers): void {
  for (const cookie of headers.getSetCookie()) c.header("set-cookie", cookie, { append: true });
}
