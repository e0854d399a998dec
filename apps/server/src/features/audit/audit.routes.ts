import { AuditFilter, AuditQuery } from "@wellput/contract";
import { Hono } from "hono";
import { csvFile } from "../../http/csv-file.ts";
import type { HonoEnv } from "../../http/env.ts";
import { requireAdmin } from "../../http/gates.ts";
import { toCsv } from "../../http/to-csv.ts";
import { validQuery } from "../../http/valid.ts";
import { listActs, listAllActs } from "./list-acts.ts";
import { recordAct } from "./record-act.ts";

const COLUMNS = ["createdAt", "by", "actor", "act", "title", "target", "subject"];

export const auditRoutes = new Hono<HonoEnv>()
  .get("/", validQuery(AuditQuery), async (c) => {
    requireAdmin(c);
    return c.json(await listActs(c.var.deps, c.req.valid("query")));
  })
  .get("/audit.csv", validQuery(AuditFilter), async (c) => {
    const by = requireAdmin(c);
    const { deps } = c.var;
    const acts = await listAllActs(deps, c.req.valid("query"));
    await recordAct(deps.db, { by, act: "data.exported", target: "audit.csv", at: deps.now() });
    return csvFile(c, "wellput-audit.csv", toCsv(acts, COLUMNS));
  });
