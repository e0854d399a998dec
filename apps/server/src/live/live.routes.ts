import { Hono } from "hono";
import { streamSSE } from "hono/streaming";
import { AppError } from "../http/app-error.ts";
import type { HonoEnv } from "../http/env.ts";

const HEARTBEAT_MS = 25_000;

/** One stream of events a visitor; heartbeats keep proxies from closing it and find listeners that are gone. */
export const liveRoutes = new Hono<HonoEnv>().get("/", (c) => {
  const { live } = c.var.deps;
  if (live.isFull) throw new AppError("TOO_MANY_REQUESTS", { detail: "too many live streams" });
  c.header("x-accel-buffering", "no");
  return streamSSE(c, async (stream) => {
    const { promise: ended, resolve: end } = Promise.withResolvers<void>();
    const remove = live.add({
      listener: c.var.person,
      send: (event) => void stream.writeSSE({ data: JSON.stringify(event) }),
      end,
    });
    stream.onAbort(end);
    const heartbeat = setInterval(() => void stream.write(": heartbeat\n\n"), HEARTBEAT_MS);
    // Opens the stream at once, and tells the browser to wait a second before it comes back.
    await stream.write("retry: 1000\n: open\n\n");
    await ended;
    clearInterval(heartbeat);
    remove();
  });
});
