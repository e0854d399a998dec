import { ENGINE_VERSION } from "@wellput/contract";
import { createMiddleware } from "hono/factory";
import { quotaOf } from "../auth/quota-of.ts";
import type { HonoEnv } from "./env.ts";

/**
 * Says on every answer of the engine's, a refusal too, how much is left in this minute and which engine it was. The fields
 * are those of draft-ietf-httpapi-ratelimit-headers-10.
 */
export const tellQuota = createMiddleware<HonoEnv>(async (c, next) => {
  const quota = await quotaOf(c);
  c.set("quota", quota);
  await next();
  const { limit, left, secondsLeft } = await c.var.deps.loadLimits.left(quota.rate, quota.key);
  const { headers } = c.res;
  headers.set("ratelimit-policy", `"analysis";q=${limit};w=60`);
  headers.set("ratelimit", `"analysis";r=${left};t=${secondsLeft}`);
  headers.set("engine-version", ENGINE_VERSION);
});
