import type { TypedResponse } from "hono";
import type { AppContext } from "./env.ts";

interface Bytes {
  readonly body: Uint8Array<ArrayBuffer>;
  readonly isGzip: boolean;
}

/** Answers JSON that was written elsewhere, such as on a worker thread; `Body` is what it holds. */
export function jsonBytes<Body>(c: AppContext, { body, isGzip }: Bytes): Response & TypedResponse<Body, 200, "json"> {
  c.header("content-type", "application/json");
  c.header("vary", "Accept-Encoding");
  if (isGzip) c.header("content-encoding", "gzip");
  const response: Response = c.body(body, 200);
  return response as Response & TypedResponse<Body, 200, "json">;
}
