import { ClaimAdmin, JoinGroup, SetUsername } from "@wellput/contract";
import { Hono } from "hono";
import { toMe } from "../../auth/person.ts";
import { clientAddress } from "../../http/client-address.ts";
import type { HonoEnv } from "../../http/env.ts";
import { requireSignedIn } from "../../http/gates.ts";
import { validJson } from "../../http/valid.ts";
import { claimAdmin } from "./admin-link.ts";
import { acceptTerms, finishOnboarding, joinGroup } from "./profile.ts";
import { proposeUsername } from "./propose-username.ts";
import { setUsername } from "./set-username.ts";

export const meRoutes = new Hono<HonoEnv>()
  .post("/group", validJson(JoinGroup), async (c) => {
    const person = requireSignedIn(c);
    await c.var.deps.limits.spend("joining-code", clientAddress(c), person.id);
    return c.json(toMe(await joinGroup(c.var.deps, person, c.req.valid("json").joiningCode)));
  })
  .post("/terms", async (c) => c.json(toMe(await acceptTerms(c.var.deps, requireSignedIn(c)))))
  .post("/onboarded", async (c) => c.json(toMe(await finishOnboarding(c.var.deps, requireSignedIn(c)))))
  .get("/username-proposal", async (c) => {
    requireSignedIn(c);
    return c.json({ username: await proposeUsername(c.var.deps) });
  })
  .put("/username", validJson(SetUsername), async (c) => {
    return c.json(toMe(await setUsername(c.var.deps, requireSignedIn(c), c.req.valid("json").username)));
  })
  .post("/admin", validJson(ClaimAdmin), async (c) => {
    return c.json(toMe(await claimAdmin(c.var.deps, requireSignedIn(c), c.req.valid("json").token)));
  });
