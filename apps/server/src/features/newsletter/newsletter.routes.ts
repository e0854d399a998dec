import { NewsletterSignUp } from "@wellput/contract";
import { Hono } from "hono";
import { clientAddress } from "../../http/client-address.ts";
import type { HonoEnv } from "../../http/env.ts";
import { validStored } from "../../http/valid.ts";
import { signUpForNewsletter } from "./sign-up-for-newsletter.ts";

export const newsletterRoutes = new Hono<HonoEnv>().post("/", validStored(NewsletterSignUp), async (c) => {
  await c.var.deps.limits.spend("newsletter", clientAddress(c));
  await signUpForNewsletter(c.var.deps, c.req.valid("json").email);
  return c.body(null, 204);
});
