import { ANALYSIS_BODY_MAX_BYTES, ARTICLE_IMAGE_MAX_BYTES, BODY_MAX_BYTES } from "@wellput/contract";
import { bodyLimit } from "hono/body-limit";
import { createMiddleware } from "hono/factory";
import { AppError } from "./app-error.ts";
import type { HonoEnv } from "./env.ts";

const ANALYSIS_PATHS = new Set(["/prod/user_input", "/api/callable/callAPI"]);

function limited(maxSize: number) {
  const refuse = (): never => {
    const fields = { body: `At most ${maxSize.toLocaleString("en")} bytes as it is sent.` };
    throw new AppError("BODY_TOO_LARGE", { fields });
  };
  return { maxSize, refuse, limitStream: bodyLimit({ maxSize, onError: refuse }) };
}
const MOST = limited(BODY_MAX_BYTES);
const ANALYSIS = limited(ANALYSIS_BODY_MAX_BYTES);
const IMAGE = limited(ARTICLE_IMAGE_MAX_BYTES);

function limitOf(path: string) {
  if (ANALYSIS_PATHS.has(path)) return ANALYSIS;
  return path.startsWith("/api/article-images/") ? IMAGE : MOST;
}

/** Refuses bodies that are too large: by their announced length at once, else while they come in. */
export const limitBody = createMiddleware<HonoEnv>(async (c, next) => {
  const { maxSize, refuse, limitStream } = limitOf(c.req.path);
  const announced = c.req.header("transfer-encoding") ? undefined : c.req.header("content-length");
  if (announced === undefined) return limitStream(c, next);
  if (Number(announced) > maxSize) refuse();
  await next();
});
