import { PageQuery } from "@wellput/contract";
import { Hono } from "hono";
import type { HonoEnv } from "../../http/env.ts";
import { requireAdmin } from "../../http/gates.ts";
import { validQuery } from "../../http/valid.ts";
import { listMails } from "./list-mails.ts";
import { readMail } from "./read-mail.ts";

export const mailsRoutes = new Hono<HonoEnv>()
  .get("/", validQuery(PageQuery), async (c) => {
    requireAdmin(c);
    const isSending = c.var.deps.settings.SMTP_URL !== undefined;
    return c.json({ isSending, ...(await listMails(c.var.deps, c.req.valid("query"))) });
  })
  .post("/:id/reading", async (c) => {
    return c.json(await readMail(c.var.deps, { person: requireAdmin(c), id: c.req.param("id") }));
  });
