import { ANALYSIS_BODY_MAX_BYTES, BODY_MAX_BYTES } from "@wellput/contract";
import { bodyLimit } from "hono/body-limit";
import { createMiddleware } from "hono/factory";
import { AppError } from "./app-error.ts";
import type { HonoEnv } from "./env.ts";

const ANALYSIS_PATHS = new Set(["/prod/user_input", "/api/callable/callAPI"]);

function refuse(): never {
  throw new AppError("BODY_TOO_LARGE");
}
const limitStream = bodyLimit({ maxSize: BODY_MAX_BYTES, onError: refuse });
const limitAnalysisStream = bodyLimit({ maxSize: ANALYSIS_BODY_MAX_BYTES, onError: refuse });

/** Refuses bodies that are too large: by their announced length at once, else while they come in. */
export const limitBody = createMiddleware<HonoEnv>(async (c, next) => {
  const isAnalysis = ANALYSIS_PATHS.has(c.req.path);
  const announced = c.req.header("transfer-encoding") ? undefined : c.req.header("content-length");
  if (announced === undefined) return isAnalysis ? limitAnalysisStream(c, next) : limitStream(c, next);
  if (Number(announced) > (isAnalysis ? ANALYSIS_BODY_MAX_BYTES : BODY_MAX_BYTES)) refuse();
  await next();
});
