import { randomBytes } from "node:crypto";
import { ownPath } from "@wellput/contract";
import { Hono } from "hono";
import { deleteCookie, getSignedCookie, setSignedCookie } from "hono/cookie";
import * as z from "zod";
import { rememberPerson } from "../../auth/known-browser.ts";
import { AppError } from "../../http/app-error.ts";
import { clientAddress } from "../../http/client-address.ts";
import type { AppContext, HonoEnv } from "../../http/env.ts";
import { beginSession } from "./begin-session.ts";
import { signInByProvider } from "./provider-sign-in.ts";

const FLOW_SECONDS = 10 * 60;
const Flow = z.object({ state: z.string(), nonce: z.string(), verifier: z.string(), next: z.string() });

/** Both are opened by the browser itself, so what goes wrong leads to the sign-in page with the code of the problem. */
export const providersRoutes = new Hono<HonoEnv>()
  .get("/:id", (c) => orSignInPage(c, () => start(c)))
  .get("/:id/callback", (c) => orSignInPage(c, () => comeBack(c)));

async function start(c: AppContext): Promise<Response> {
  const id = readId(c);
  const random = () => randomBytes(32).toString("base64url");
  const flow = { state: random(), nonce: random(), verifier: random(), next: ownPath(c.req.query("next")) };
  const { auth, providers } = c.var.deps;
  const url = await asProblem(c, providers.startUrl(id, redirectUri(c, id), flow));
  const flags = { httpOnly: true, sameSite: "Lax", path: "/", maxAge: FLOW_SECONDS, secure: auth.isSecure } as const;
  await setSignedCookie(c, cookieName(c, id), JSON.stringify(flow), auth.secret, flags);
  return c.redirect(url.href);
}

async function comeBack(c: AppContext): Promise<Response> {
  const id = readId(c);
  const { auth, limits, providers } = c.var.deps;
  const kept = await getSignedCookie(c, auth.secret, cookieName(c, id));
  deleteCookie(c, cookieName(c, id), { path: "/", secure: auth.isSecure });
  const flow = kept ? Flow.parse(JSON.parse(kept)) : null;
  // Whoever turned back at the provider wants nothing more of it, and is told nothing.
  if (flow && c.req.query("error") === "access_denied" && c.req.query("state") === flow.state) {
    return c.redirect("/signin");
  }
  if (!flow) throw new AppError("PROVIDER_FAILED", { detail: "came back without having been sent" });
  const callbackUrl = new URL(redirectUri(c, id) + new URL(c.req.url).search);
  const person = await limits.spendOnFailure("sign-in", clientAddress(c), async () => {
    const profile = await asProblem(c, providers.readProfile(id, callbackUrl, flow));
    return signInByProvider(c.var.deps, { providerId: id, profile });
  });
  await beginSession(c, person);
  await rememberPerson(c, person.id);
  return c.redirect(flow.next);
}

function readId(c: AppContext): string {
  const id = c.req.param("id") ?? "";
  if (!c.var.deps.providers.has(id)) throw new AppError("PROVIDER_NOT_FOUND");
  return id;
}

/** Whatever the provider does wrong is one problem; what it was is in the log, without anything that it said. */
async function asProblem<Result>(c: AppContext, work: Promise<Result>): Promise<Result> {
  try {
    return await work;
  } catch (error) {
    const { logger } = c.var;
    logger.warn({ err: error, provider: c.req.param("id") }, "a sign-in provider did not answer as it should");
    throw new AppError("PROVIDER_FAILED");
  }
}

async function orSignInPage(c: AppContext, work: () => Promise<Response>): Promise<Response> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    c.var.logger.warn({ code: error.code, detail: error.detail }, "a sign-in by a provider was refused");
    return c.redirect(`/signin?problem=${error.code}`);
  }
}

const cookieName = (c: AppContext, id: string) => c.var.deps.auth.cookieNamed(`provider.${id}`);
const redirectUri = (c: AppContext, id: string) => `${c.var.deps.publicUrl()}/api/session/providers/${id}/callback`;
