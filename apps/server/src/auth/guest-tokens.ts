import { createHash } from "node:crypto";
import { getCookie } from "hono/cookie";
import type { AppContext } from "../http/env.ts";

/** A token of one's own for each workshop: whoever joins a second one keeps the first. */
const GUEST = "guest.";

/** The cookie that has somebody's token of a workshop. */
export const guestCookie = (c: AppContext, workshopId: string): string =>
  c.var.deps.auth.cookieNamed(`${GUEST}${workshopId}`);

/** What is kept of a guest's token. */
export const hashGuestToken = (token: string): string => createHash("sha256").update(token).digest("base64url");

/** Of the tokens that a browser has, of whatever workshops: which one is meant is known with the workshop. */
export function guestTokenHashes(c: AppContext): string[] {
  const prefix = guestCookie(c, "");
  return Object.entries(getCookie(c)).flatMap(([name, token]) =>
    name.startsWith(prefix) ? [hashGuestToken(token)] : [],
  );
}
