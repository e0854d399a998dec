import { promisify } from "node:util";
import { gzip, gzipSync } from "node:zlib";
import { createMiddleware } from "hono/factory";
import type { HonoEnv } from "./env.ts";
import { acceptsGzip, GZIP_AT_ONCE_MAX_BYTES, GZIP_LEVEL, GZIP_MIN_BYTES } from "./gzip.ts";

const gzipAsync = promisify(gzip);

const DYNAMIC = /^(?:application\/json|text\/html)\b/;

/** Compresses JSON and pages from 1 kB on, the long ones in the thread pool. Other files come compressed from the build. */
export const compress = createMiddleware<HonoEnv>(async (c, next) => {
  await next();
  const { headers: before } = c.res;
  if (!DYNAMIC.test(before.get("content-type") ?? "") || before.has("content-encoding") || c.req.method === "HEAD")
    return;
  before.append("vary", "Accept-Encoding");
  if (!acceptsGzip(c.req.header("accept-encoding"))) return;
  const body = await c.res.arrayBuffer();
  const answer = await packed(body);
  const headers = new Headers(before);
  if (answer !== body) headers.set("content-encoding", "gzip");
  headers.delete("content-length");
  c.res = new Response(answer as BodyInit, { status: c.res.status, headers });
});

async function packed(body: ArrayBuffer): Promise<ArrayBuffer | Uint8Array> {
  if (body.byteLength < GZIP_MIN_BYTES) return body;
  const options = { level: GZIP_LEVEL };
  return body.byteLength <= GZIP_AT_ONCE_MAX_BYTES ? gzipSync(body, options) : gzipAsync(body, options);
}
