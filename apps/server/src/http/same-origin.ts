import { createMiddleware } from "hono/factory";
import { isAllowedOrigin } from "./allowed-origins.ts";
import { AppError } from "./app-error.ts";
import type { HonoEnv } from "./env.ts";

/** What changes nothing. */
export const SAFE_METHODS = new Set(["GET", "HEAD", "OPTIONS"]);

/**
 * Refuses writes that a page of another site sends with the visitor's cookies. Browsers name the origin at every write;
 * a program that names none has no cookies to abuse.
 */
export const sameOrigin = createMiddleware<HonoEnv>(async (c, next) => {
  // Their cookies count for nothing: see auth/with-person.ts.
  if (!SAFE_METHODS.has(c.req.method) && !isAllowedOrigin(c)) {
    const origin = c.req.header("origin");
    const own = [new URL(c.var.deps.publicUrl()).host, c.req.header("host") ?? new URL(c.req.url).host];
    if (origin !== undefined && !own.includes(hostOf(origin))) throw new AppError("FOREIGN_ORIGIN", { detail: origin });
    if (c.req.header("sec-fetch-site") === "cross-site") throw new AppError("FOREIGN_ORIGIN", { detail: "cross-site" });
  }
  await next();
});

/** "null" and other unreadable origins have no host, and so belong to nobody. */
function hostOf(origin: string): string {
  return URL.canParse(origin) ? new URL(origin).host : "";
}
