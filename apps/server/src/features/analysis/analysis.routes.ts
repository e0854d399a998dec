import { AnalysisForm, type AnalysisResponse } from "@wellput/contract";
import { Hono } from "hono";
import { requireScope } from "../../auth/with-person.ts";
import { callerOf } from "../../http/caller.ts";
import type { HonoEnv } from "../../http/env.ts";
import { acceptsGzip } from "../../http/gzip.ts";
import { jsonBytes } from "../../http/json-bytes.ts";
import { tellQuota } from "../../http/tell-quota.ts";
import { validForm } from "../../http/valid.ts";
import { analyseMessage, isKeeping } from "./analyse-message.ts";

export const analysisRoutes = new Hono<HonoEnv>().put("/user_input", tellQuota, validForm(AnalysisForm), async (c) => {
  const form = c.req.valid("form");
  if (isKeeping(form)) requireScope(c, "data:write");
  const done = await analyseMessage(c.var.deps, {
    form,
    person: c.var.person,
    body: { gzip: acceptsGzip(c.req.header("accept-encoding")), underResult: false },
    quota: c.var.quota,
    caller: callerOf(c),
    signal: c.req.raw.signal,
  });
  return jsonBytes<AnalysisResponse>(c, done);
});
