import { createMiddleware } from "hono/factory";
import { AppError } from "./app-error.ts";
import type { HonoEnv } from "./env.ts";

/** Refuses an address with a NUL byte in its path or its query: nothing is called so, and no database takes one. */
export const noNul = createMiddleware<HonoEnv>(async (c, next) => {
  if (c.req.url.includes("%00")) throw new AppError("INVALID_INPUT", { fields: { address: "It has a NUL byte." } });
  await next();
});
