import type { TypedResponse } from "hono";
import type { AppContext } from "./env.ts";

/** Answers JSON that was written elsewhere, such as on a worker thread; `Body` is what it holds. */
export function jsonBytes<Body>(
  c: AppContext,
  bytes: Uint8Array<ArrayBuffer>,
): Response & TypedResponse<Body, 200, "json"> {
  const response: Response = c.body(bytes, 200, { "content-type": "application/json" });
  return response as Response & TypedResponse<Body, 200, "json">;
}
