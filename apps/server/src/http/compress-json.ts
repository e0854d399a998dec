import { promisify } from "node:util";
import { gzip } from "node:zlib";
import { createMiddleware } from "hono/factory";
import type { HonoEnv } from "./env.ts";

/** Below this many bytes compressing costs more than it saves. */
const MIN_BYTES = 1024;
const LEVEL = 5;
const gzipAsync = promisify(gzip);

/** Compresses JSON answers from 1 kB on, in the thread pool. Files come compressed from the build. */
export const compressJson = createMiddleware<HonoEnv>(async (c, next) => {
  await next();
  if (!c.res.headers.get("content-type")?.startsWith("application/json") || c.req.method === "HEAD") return;
  c.res.headers.append("vary", "Accept-Encoding");
  if (!/\bgzip\b(?!\s*;\s*q=0(?:\.0*)?(?:,|$))/i.test(c.req.header("accept-encoding") ?? "")) return;
  const body = await c.res.arrayBuffer();
  const answer = body.byteLength < MIN_BYTES ? body : await gzipAsync(body, { level: LEVEL });
  const headers = new Headers(c.res.headers);
  if (answer !== body) headers.set("content-encoding", "gzip");
  headers.delete("content-length");
  c.res = new Response(answer as BodyInit, { status: c.res.status, headers });
});
