import { AskEmpathyWords, EmpathyQuery, EmpathyWords } from "@wellput/contract";
import { Hono } from "hono";
import type { AppContext, HonoEnv } from "../../http/env.ts";
import { tellQuota } from "../../http/tell-quota.ts";
import { validJson, validQuery } from "../../http/valid.ts";
import { reflectOn, wordsFor } from "./reflect-on.ts";

export const empathyRoutes = new Hono<HonoEnv>()
  // The answer is HTML, read as text.
  .get("/getEmpathicResponse", tellQuota, validQuery(EmpathyQuery), async (c) =>
    c.html(await reflectOn(c.var.deps, askedOf(c, c.req.valid("query")))),
  )
  .post("/api/empathy/words", tellQuota, validJson(AskEmpathyWords), async (c) =>
    c.json(EmpathyWords.parse(await wordsFor(c.var.deps, askedOf(c, c.req.valid("json"))))),
  );

const askedOf = (c: AppContext, { input }: EmpathyQuery) => ({
  input,
  quota: c.var.quota,
  signal: c.req.raw.signal,
});
