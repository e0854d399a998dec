import { ENGINE_VERSION } from "@wellput/contract";
import { createMiddleware } from "hono/factory";
import { payerOf } from "../auth/payer-of.ts";
import type { HonoEnv } from "./env.ts";

/**
 * Says on every answer of the engine's, a refusal too, how much is left in this minute and which engine it was. The fields
 * are those of draft-ietf-httpapi-ratelimit-headers-10.
 */
export const tellBudget = createMiddleware<HonoEnv>(async (c, next) => {
  const payer = await payerOf(c);
  c.set("payer", payer);
  await next();
  const { limit, left, secondsLeft } = await c.var.deps.floods.left(payer.budget, payer.key);
  const { headers } = c.res;
  headers.set("ratelimit-policy", `"analysis";q=${limit};w=60`);
  headers.set("ratelimit", `"analysis";r=${left};t=${secondsLeft}`);
  headers.set("engine-version", ENGINE_VERSION);
});
