import { randomBytes } from "node:crypto";
import { Hono } from "hono";
import type { RouterRoute } from "hono/types";
import type { AppContext, HonoEnv } from "../../http/env.ts";
import { contentSecurityPolicy } from "../../http/security-headers.ts";
import { describeApi } from "./open-api.ts";
import { writePage } from "./write-page.ts";

/** The API's description, for programs and for people; `readRoutes` is asked late, when all of them are mounted. */
export const createApiDocsRoutes = (readRoutes: () => readonly RouterRoute[]) => {
  const describe = ({ var: { deps } }: AppContext) =>
    describeApi(readRoutes(), { server: deps.publicUrl(), settings: deps.settings });
  return new Hono<HonoEnv>()
    .get("/openapi.json", (c) => c.json(describe(c)))
    .get("/docs", (c) => {
      const nonce = randomBytes(16).toString("base64");
      c.header("content-security-policy", contentSecurityPolicy({ nonce }));
      return c.html(writePage(describe(c), nonce));
    });
};
