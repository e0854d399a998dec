import { cors } from "hono/cors";
import { createMiddleware } from "hono/factory";
import type { AppContext, HonoEnv } from "./env.ts";

const PREFLIGHT_SECONDS = 600;

/** Whether a page of another site asks that the installation lets use the API. */
export function isAllowedOrigin(c: AppContext): boolean {
  const origin = c.req.header("origin");
  const { deps } = c.var;
  if (origin === undefined || !deps.settings.API_ORIGINS.includes(origin)) return false;
  const own = [new URL(deps.publicUrl()).host, c.req.header("host") ?? new URL(c.req.url).host];
  return !own.includes(new URL(origin).host);
}

const answerThem = cors({
  origin: (origin) => origin,
  allowMethods: ["GET", "HEAD", "PUT", "POST", "PATCH", "DELETE"],
  allowHeaders: ["Authorization", "Content-Type"],
  exposeHeaders: ["RateLimit", "RateLimit-Policy", "Retry-After", "Engine-Version", "X-Request-Id"],
  maxAge: PREFLIGHT_SECONDS,
});

/** Lets the pages of API_ORIGINS read the answers; nobody's cookies go along. */
export const allowedOrigins = createMiddleware<HonoEnv>((c, next) =>
  isAllowedOrigin(c) ? answerThem(c, next) : next(),
);
