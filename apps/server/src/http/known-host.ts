import { createMiddleware } from "hono/factory";
import { AppError } from "./app-error.ts";
import type { HonoEnv } from "./env.ts";

/** Whoever asks on this machine, a proxy among them, may name it so; no page of another site can have such a name. */
const LOCAL_HOSTS = ["localhost", "127.0.0.1", "[::1]"];
/** Watchers ask by the number of the machine, and learn nothing but that it lives. */
const HEALTH_PATHS = new Set(["/healthz", "/readyz"]);

/**
 * Refuses requests for a name that is not ours, where PUBLIC_URL says which one is: a name of somebody else's that was
 * made to lead here would let their pages read ours.
 */
export const knownHost = createMiddleware<HonoEnv>(async (c, next) => {
  const { PUBLIC_URL, ALLOWED_HOSTS } = c.var.deps.settings;
  const { hostname } = new URL(c.req.url);
  if (PUBLIC_URL && !HEALTH_PATHS.has(c.req.path)) {
    const known = [new URL(PUBLIC_URL).hostname, ...ALLOWED_HOSTS, ...LOCAL_HOSTS];
    if (!known.includes(hostname)) throw new AppError("UNKNOWN_HOST", { detail: hostname });
  }
  await next();
});
