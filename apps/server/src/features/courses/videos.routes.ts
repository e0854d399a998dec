import { createReadStream } from "node:fs";
import { stat } from "node:fs/promises";
import { join } from "node:path";
import { Readable } from "node:stream";
import { Hono } from "hono";
import { getMimeType } from "hono/utils/mime";
import { AppError } from "../../http/app-error.ts";
import type { HonoEnv } from "../../http/env.ts";

const DAY_SECONDS = 24 * 60 * 60;

/** Videos of lessons and articles that lie on this server: those that the settings name, in parts where a player asks for one. */
export const videosRoutes = new Hono<HonoEnv>().get("/:id", async (c) => {
  const { LESSON_VIDEOS, ARTICLE_FILMS, VIDEOS_DIR } = c.var.deps.settings;
  const name = c.req.param("id");
  if (![...Object.values(LESSON_VIDEOS), ...ARTICLE_FILMS].includes(name)) throw new AppError("ROUTE_NOT_FOUND");
  const path = join(VIDEOS_DIR, name);
  const found = await stat(path).catch(() => null);
  if (!found?.isFile()) throw new AppError("ROUTE_NOT_FOUND");
  const { size } = found;
  const part = partOf(c.req.header("range"), size);
  c.header("content-type", getMimeType(name) ?? "application/octet-stream");
  c.header("cache-control", `public, max-age=${DAY_SECONDS}`);
  c.header("accept-ranges", "bytes");
  if (part === "outside") {
    c.header("content-range", `bytes */${size}`);
    return c.body(null, 416);
  }
  const { start, end } = part ?? { start: 0, end: size - 1 };
  c.header("content-length", `${end - start + 1}`);
  if (part) c.header("content-range", `bytes ${start}-${end}/${size}`);
  // Nobody would read the file to its end, nor close it.
  if (c.req.method === "HEAD" || size === 0) return c.body(null, part ? 206 : 200);
  const bytes = Readable.toWeb(createReadStream(path, { start, end })) as ReadableStream;
  return c.body(bytes, part ? 206 : 200);
});

/** The one part that a Range header asks for; several are answered by the whole. */
function partOf(range: string | undefined, size: number): { start: number; end: number } | "outside" | null {
  const [, from = "", to = ""] = /^bytes=(\d*)-(\d*)$/.exec(range ?? "") ?? [];
  if (from === "" && to === "") return null;
  const start = from === "" ? Math.max(0, size - Number(to)) : Number(from);
  const end = from === "" || to === "" ? size - 1 : Math.min(Number(to), size - 1);
  return start > end || start >= size ? "outside" : { start, end };
}
