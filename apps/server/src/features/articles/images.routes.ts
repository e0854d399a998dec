import { Hono } from "hono";
import * as z from "zod";
import { callerOf } from "../../http/caller.ts";
import type { HonoEnv } from "../../http/env.ts";
import { requireMember } from "../../http/gates.ts";
import { validQuery } from "../../http/valid.ts";
import { keepImage } from "./keep-image.ts";
import { readImage } from "./read-image.ts";

const SizeQuery = z.object({ size: z.literal("small").optional() });
/** What an id names never changes; who may see it does. */
const CACHED_SECONDS = 600;

/** Pictures of articles, by the ids that their uploaders chose. */
export const articleImagesRoutes = new Hono<HonoEnv>()
  .put("/:id", async (c) => {
    const person = requireMember(c);
    const file = new Uint8Array(await c.req.arrayBuffer());
    await c.var.deps.loadLimits.store(callerOf(c), file.byteLength);
    const { image, created } = await keepImage(c.var.deps, { person, id: c.req.param("id"), file });
    return c.json(image, created ? 201 : 200);
  })
  .get("/:id", validQuery(SizeQuery), async (c) => {
    const isSmall = c.req.valid("query").size === "small";
    const bytes = await readImage(c.var.deps, { person: c.var.person, id: c.req.param("id"), isSmall });
    c.header("content-type", "image/webp");
    c.header("cache-control", `private, max-age=${CACHED_SECONDS}`);
    return c.body(new Uint8Array(bytes));
  });
