import { RequestPasswordReset, ResetPassword } from "@wellput/contract";
import { Hono } from "hono";
import { clientAddress } from "../../http/client-address.ts";
import type { HonoEnv } from "../../http/env.ts";
import { validJson } from "../../http/valid.ts";
import { requestPasswordReset, resetPassword } from "./reset-password.ts";

export const passwordResetsRoutes = new Hono<HonoEnv>()
  .post("/", validJson(RequestPasswordReset), async (c) => {
    const { email } = c.req.valid("json");
    await c.var.deps.limits.spend("reset", clientAddress(c));
    await requestPasswordReset(c.var.deps, email);
    return c.body(null, 202);
  })
  .post("/confirm", validJson(ResetPassword), async (c) => {
    await c.var.deps.limits.spend("reset", clientAddress(c));
    await resetPassword(c.var.deps, c.req.valid("json"));
    return c.body(null, 204);
  });
