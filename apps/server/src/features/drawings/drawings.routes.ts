import { drawingFile, drawings } from "@wellput/content/drawings";
import { Hono } from "hono";
import { AppError } from "../../http/app-error.ts";
import type { HonoEnv } from "../../http/env.ts";

const DAY_SECONDS = 24 * 60 * 60;

/** The drawings that an answer names in `image_name_list`, under its `url_for_images`. */
export const drawingsRoutes = new Hono<HonoEnv>().get("/:id", (c) => {
  const drawing = drawings.get(c.req.param("id"));
  if (!drawing) throw new AppError("ROUTE_NOT_FOUND");
  c.header("content-type", "image/svg+xml");
  c.header("cache-control", `public, max-age=${DAY_SECONDS}`);
  // Opened by itself, the file may use the colours that it carries, and nothing else.
  c.header("content-security-policy", "default-src 'none'; style-src 'unsafe-inline'");
  return c.body(drawingFile(drawing));
});
