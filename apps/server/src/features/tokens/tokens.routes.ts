import { CreateToken } from "@wellput/contract";
import { Hono } from "hono";
import type { HonoEnv } from "../../http/env.ts";
import { requireSignedIn } from "../../http/gates.ts";
import { validJson } from "../../http/valid.ts";
import { withProof } from "../accounts/public.ts";
import { createToken } from "./create-token.ts";
import { deleteToken } from "./delete-token.ts";
import { listTokens } from "./list-tokens.ts";

/** One's own tokens, made and revoked at our own screens alone: no token makes another. */
export const tokensRoutes = new Hono<HonoEnv>()
  .get("/", async (c) => c.json({ items: await listTokens(c.var.deps, requireSignedIn(c)) }))
  .post("/", validJson(CreateToken), async (c) => {
    const person = requireSignedIn(c);
    const { currentPassword, ...input } = c.req.valid("json");
    const make = () => createToken(c.var.deps, { person, input });
    return c.json(await withProof(c, { person, currentPassword }, make), 201);
  })
  .delete("/:id", async (c) => {
    await deleteToken(c.var.deps, requireSignedIn(c), c.req.param("id"));
    return c.body(null, 204);
  });
