import { ENGINE_VERSION } from "@wellput/contract";
import { createMiddleware } from "hono/factory";
import { callerOf } from "./caller.ts";
import type { HonoEnv } from "./env.ts";

/**
 * Says on every answer of the engine's, a refusal too, how much is left in this minute and which engine it was. The fields
 * are those of draft-ietf-httpapi-ratelimit-headers-10.
 */
export const tellBudget = createMiddleware<HonoEnv>(async (c, next) => {
  await next();
  const name = c.var.person ? "own-analysis" : "analysis";
  const { limit, left, secondsLeft } = await c.var.deps.floods.left(name, callerOf(c));
  const { headers } = c.res;
  headers.set("ratelimit-policy", `"analysis";q=${limit};w=60`);
  headers.set("ratelimit", `"analysis";r=${left};t=${secondsLeft}`);
  headers.set("engine-version", ENGINE_VERSION);
});
