import { ConfirmEmail } from "@wellput/contract";
import { Hono } from "hono";
import { clientAddress } from "../../http/client-address.ts";
import type { HonoEnv } from "../../http/env.ts";
import { validJson } from "../../http/valid.ts";
import { confirmEmail } from "./change-email.ts";

/** For whoever has the link: it may be opened where nobody is signed in. */
export const emailChangesRoutes = new Hono<HonoEnv>().post("/confirm", validJson(ConfirmEmail), async (c) => {
  await c.var.deps.limits.spend("reset", clientAddress(c));
  await confirmEmail(c.var.deps, c.req.valid("json").token);
  return c.body(null, 204);
});
