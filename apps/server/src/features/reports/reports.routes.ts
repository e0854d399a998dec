import { EXPORTS, MarkCandidate, OpinionKind, PageQuery, UsageQuery } from "@wellput/contract";
import { Hono } from "hono";
import * as z from "zod";
import { AppError } from "../../http/app-error.ts";
import type { HonoEnv } from "../../http/env.ts";
import { requireAdmin } from "../../http/gates.ts";
import { validJson, validQuery } from "../../http/valid.ts";
import { exportReport } from "./export-report.ts";
import { listRoster } from "./list-roster.ts";
import { countOpinions, deleteLetter, listOpinions, markCandidate } from "./opinions.ts";
import { reportUsage } from "./report-usage.ts";

const RosterQuery = z.strictObject({ code: z.string().max(100) });
const OpinionsQuery = PageQuery.extend({ kind: OpinionKind });
const ExportQuery = UsageQuery.extend({ code: z.string().max(100).default("") });
const ExportName = z.enum(EXPORTS);
const TYPES = {
  csv: "text/csv; charset=UTF-8",
  json: "application/json",
  jsonl: "application/jsonl; charset=UTF-8",
} as const;

/** What admins look at: never anybody's private texts. */
export const reportsRoutes = new Hono<HonoEnv>()
  .get("/roster", validQuery(RosterQuery), async (c) => {
    requireAdmin(c);
    return c.json({ members: await listRoster(c.var.deps.db, c.req.valid("query").code) });
  })
  .get("/opinions", async (c) => {
    requireAdmin(c);
    return c.json({ rules: await countOpinions(c.var.deps.db) });
  })
  .get("/ratings", validQuery(OpinionsQuery), async (c) => {
    requireAdmin(c);
    const { kind, ...query } = c.req.valid("query");
    return c.json(await listOpinions(c.var.deps.db, { kind, query }));
  })
  .put("/ratings/:id/candidate", validJson(MarkCandidate), async (c) => {
    const by = requireAdmin(c);
    await markCandidate(c.var.deps, { by, id: c.req.param("id"), ...c.req.valid("json") });
    return c.body(null, 204);
  })
  .delete("/ratings/:id", async (c) => {
    await deleteLetter(c.var.deps, { by: requireAdmin(c), id: c.req.param("id") });
    return c.body(null, 204);
  })
  .get("/usage", validQuery(UsageQuery), async (c) => {
    requireAdmin(c);
    return c.json(await reportUsage(c.var.deps.db, c.req.valid("query").days, c.var.deps.now()));
  })
  .get("/exports/:name", validQuery(ExportQuery), async (c) => {
    const person = requireAdmin(c);
    const name = ExportName.safeParse(c.req.param("name")).data;
    if (!name) throw new AppError("ROUTE_NOT_FOUND");
    const text = await exportReport(c.var.deps, { person, name, query: c.req.valid("query") });
    c.header("content-disposition", `attachment; filename="wellput-${name}"`);
    c.header("content-type", TYPES[name.split(".")[1] as keyof typeof TYPES]);
    return c.body(text);
  });
