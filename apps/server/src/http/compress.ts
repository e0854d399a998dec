import { promisify } from "node:util";
import { gzip } from "node:zlib";
import { createMiddleware } from "hono/factory";
import type { HonoEnv } from "./env.ts";
import { acceptsGzip, GZIP_LEVEL, GZIP_MIN_BYTES } from "./gzip.ts";

const gzipAsync = promisify(gzip);

const DYNAMIC = /^(?:application\/json|text\/html)\b/;

/** Compresses JSON and pages from 1 kB on, in the thread pool. Other files come compressed from the build. */
export const compress = createMiddleware<HonoEnv>(async (c, next) => {
  await next();
  const { headers: before } = c.res;
  if (!DYNAMIC.test(before.get("content-type") ?? "") || before.has("content-encoding") || c.req.method === "HEAD")
    return;
  before.append("vary", "Accept-Encoding");
  if (!acceptsGzip(c.req.header("accept-encoding"))) return;
  const body = await c.res.arrayBuffer();
  const answer = body.byteLength < GZIP_MIN_BYTES ? body : await gzipAsync(body, { level: GZIP_LEVEL });
  const headers = new Headers(before);
  if (answer !== body) headers.set("content-encoding", "gzip");
  headers.delete("content-length");
  c.res = new Response(answer as BodyInit, { status: c.res.status, headers });
});
