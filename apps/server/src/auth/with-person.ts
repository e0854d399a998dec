import { PAGE_OWNER_HEADER, type TokenScope } from "@wellput/contract";
import { createMiddleware } from "hono/factory";
import { matchedRoutes } from "hono/route";
import { isAllowedOrigin } from "../http/allowed-origins.ts";
import { AppError } from "../http/app-error.ts";
import type { AppContext, HonoEnv } from "../http/env.ts";
import { SAFE_METHODS } from "../http/same-origin.ts";
import type { Person } from "./person.ts";
import { readSession } from "./read-session.ts";
import { readToken } from "./read-token.ts";
import { scopeOfRoute } from "./token-routes.ts";

/**
 * Puts the person who asks at `c.var.person`, null for a visitor: by a token where one came along, else by the session. A
 * program, and a page of another site, reach the routes that are for programs alone; a session counts for nothing there.
 */
export const withPerson = createMiddleware<HonoEnv>(async (c, next) => {
  const bearer = await readToken(c);
  c.set("scopes", bearer?.scopes ?? null);
  const isElsewhere = isAllowedOrigin(c);
  if (bearer || isElsewhere) {
    const needed = scopeOfRoute(routeOf(c));
    if (bearer && needed === undefined) throw new AppError("TOKEN_SCOPE");
    if (needed === undefined) throw new AppError("FOREIGN_ORIGIN", { detail: "not for programs" });
    if (needed !== "any") requireScope(c, needed);
  }
  const person = bearer?.person ?? (isElsewhere ? null : await readSession(c));
  requirePageOwner(c, person);
  c.set("person", person);
  await next();
});

/** Refuses what was composed as somebody else, in a tab from before this person signed in. @throws {AppError} OTHER_PERSON. */
function requirePageOwner(c: AppContext, person: Person | null): void {
  const owner = c.req.header(PAGE_OWNER_HEADER);
  if (SAFE_METHODS.has(c.req.method) || owner === undefined || person === null) return;
  if (owner !== person.id) throw new AppError("OTHER_PERSON");
}

/** Refuses a token that is not good for this; who asks without one is not asked. @throws {AppError} TOKEN_SCOPE. */
export function requireScope(c: AppContext, scope: TokenScope): void {
  const { scopes } = c.var;
  if (scopes && !scopes.includes(scope)) throw new AppError("TOKEN_SCOPE", { fields: { scope } });
}

/** The route that a request is going to, as "METHOD /path": a HEAD goes where a GET would. */
function routeOf(c: AppContext): string {
  const route = matchedRoutes(c).find(({ method }) => method !== "ALL");
  return route ? `${route.method} ${route.path}` : "";
}
