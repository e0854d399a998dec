import { ChangeEmail, ChangePassword, ClaimAdmin, EraseAccount, JoinGroup, SetUsername } from "@wellput/contract";
import { Hono } from "hono";
import { deleteCookie } from "hono/cookie";
import type { Person } from "../../auth/person.ts";
import { clientAddress } from "../../http/client-address.ts";
import type { AppContext, HonoEnv } from "../../http/env.ts";
import { requireSignedIn } from "../../http/gates.ts";
import { validJson } from "../../http/valid.ts";
import { opensGroup } from "../groups/public.ts";
import { claimAdmin } from "./admin-link.ts";
import { askForEmail } from "./change-email.ts";
import { changePassword } from "./change-password.ts";
import { endOtherSessions } from "./end-other-sessions.ts";
import { eraseAccount } from "./erase-account.ts";
import { exportAccount } from "./export-account.ts";
import { acceptTerms, finishOnboarding, joinGroup, leaveGroup } from "./profile.ts";
import { proposeUsername } from "./propose-username.ts";
import { readMe } from "./read-me.ts";
import { setUsername } from "./set-username.ts";
import { withProof } from "./with-proof.ts";

/** The profile after a change of it. */
const changed = async (c: AppContext, change: Promise<Person>) => readMe(c.var.deps.db, await change);

export const meRoutes = new Hono<HonoEnv>()
  .post("/group", validJson(JoinGroup), async (c) => {
    const person = requireSignedIn(c);
    const { joiningCode } = c.req.valid("json");
    for (const key of [clientAddress(c), person.id]) {
      await c.var.deps.limits.spendUnless(opensGroup(joiningCode), "joining-code", key);
    }
    return c.json(await changed(c, joinGroup(c.var.deps, person, joiningCode)));
  })
  .delete("/group", async (c) => c.json(await changed(c, leaveGroup(c.var.deps, requireSignedIn(c)))))
  .put("/email", validJson(ChangeEmail), async (c) => {
    const { email, currentPassword } = c.req.valid("json");
    const person = requireSignedIn(c);
    await withProof(c, { person, currentPassword }, () => askForEmail(c.var.deps, person, email));
    return c.body(null, 202);
  })
  .post("/terms", async (c) => c.json(await changed(c, acceptTerms(c.var.deps, requireSignedIn(c)))))
  .post("/onboarded", async (c) => c.json(await changed(c, finishOnboarding(c.var.deps, requireSignedIn(c)))))
  .get("/username-proposal", async (c) => {
    requireSignedIn(c);
    return c.json({ username: await proposeUsername(c.var.deps) });
  })
  .put("/username", validJson(SetUsername), async (c) => {
    return c.json(await changed(c, setUsername(c.var.deps, requireSignedIn(c), c.req.valid("json").username)));
  })
  .post("/admin", validJson(ClaimAdmin), async (c) => {
    return c.json(await changed(c, claimAdmin(c.var.deps, requireSignedIn(c), c.req.valid("json").token)));
  })
  .put("/password", validJson(ChangePassword), async (c) => {
    const { password, currentPassword } = c.req.valid("json");
    const person = requireSignedIn(c);
    await withProof(c, { person, currentPassword }, (token) => changePassword(c.var.deps, { person, password, token }));
    return c.body(null, 204);
  })
  .delete("/sessions", async (c) => {
    return c.json({ ended: await endOtherSessions(c.var.deps, requireSignedIn(c), c.req.raw.headers) });
  })
  .get("/export", async (c) => {
    const own = await exportAccount(c.var.deps, requireSignedIn(c));
    c.header("content-disposition", 'attachment; filename="wellput-my-data.json"');
    c.header("content-type", "application/json; charset=UTF-8");
    return c.body(JSON.stringify(own, null, 2));
  })
  .delete("/", validJson(EraseAccount), async (c) => {
    const person = requireSignedIn(c);
    const { currentPassword } = c.req.valid("json");
    await withProof(c, { person, currentPassword }, () => eraseAccount(c.var.deps, person));
    const { cookieName, cookieNamed, isSecure } = c.var.deps.auth;
    for (const name of [cookieName, cookieNamed("known")]) deleteCookie(c, name, { path: "/", secure: isSecure });
    return c.body(null, 204);
  });
