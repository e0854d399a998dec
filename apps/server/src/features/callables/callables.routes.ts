import {
  AdminRoleCall,
  type AdminRoleResult,
  type AnalysisResponse,
  SetUserGroupCall,
  ValidateGroupCall,
} from "@wellput/contract";
import { Hono } from "hono";
import { requireScope } from "../../auth/with-person.ts";
import { AppError } from "../../http/app-error.ts";
import { callerOf } from "../../http/caller.ts";
import { clientAddress } from "../../http/client-address.ts";
import type { HonoEnv } from "../../http/env.ts";
import { requireAdmin, requireSignedIn } from "../../http/gates.ts";
import { acceptsGzip } from "../../http/gzip.ts";
import { jsonBytes } from "../../http/json-bytes.ts";
import { tellQuota } from "../../http/tell-quota.ts";
import { validJson } from "../../http/valid.ts";
import { analyseMessage, isKeeping } from "../analysis/public.ts";
import { findOpenGroup, opensGroup } from "../groups/public.ts";
import { changeAdminRole } from "./change-admin-role.ts";
import { readAnalysisCall } from "./read-analysis-call.ts";
import { setUserGroup } from "./set-user-group.ts";

/** The callables: `{ data }` in, `{ result }` out. */
export const callablesRoutes = new Hono<HonoEnv>()
  .post("/validateGroup", validJson(ValidateGroupCall), async (c) => {
    const { db, limits } = c.var.deps;
    const { data: code } = c.req.valid("json");
    await limits.spendUnless(opensGroup(code), "joining-code", clientAddress(c));
    return c.json({ result: (await findOpenGroup(db, code)) !== null });
  })
  .post("/setUserGroup", validJson(SetUserGroupCall), async (c) => {
    const person = requireSignedIn(c);
    const { email, group } = c.req.valid("json").data;
    await c.var.deps.limits.spendUnless(opensGroup(group), "joining-code", clientAddress(c));
    await setUserGroup(c.var.deps, { person, email, code: group });
    return c.json({ result: true });
  })
  .post("/addAdminRole", validJson(AdminRoleCall), async (c) => {
    const options = { person: requireAdmin(c), email: c.req.valid("json").data.email, isAdmin: true };
    return c.json<{ result: AdminRoleResult }>({ result: await changeAdminRole(c.var.deps, options) });
  })
  .post("/removeAdminRole", validJson(AdminRoleCall), async (c) => {
    const options = { person: requireAdmin(c), email: c.req.valid("json").data.email, isAdmin: false };
    return c.json<{ result: AdminRoleResult }>({ result: await changeAdminRole(c.var.deps, options) });
  })
  .post("/callAPI", tellQuota, async (c) => {
    const form = await readAnalysisCall(c);
    if (isKeeping(form)) requireScope(c, "data:write");
    const done = await analyseMessage(c.var.deps, {
      form,
      person: c.var.person,
      body: { gzip: acceptsGzip(c.req.header("accept-encoding")), underResult: true },
      quota: c.var.quota,
      caller: callerOf(c),
      signal: c.req.raw.signal,
    });
    return jsonBytes<{ result: AnalysisResponse }>(c, done);
  })
  .post("/:name", (c) => {
    throw new AppError("CALLABLE_NOT_FOUND", { detail: c.req.param("name") });
  });
