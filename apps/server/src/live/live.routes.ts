import { Hono } from "hono";
import { streamSSE } from "hono/streaming";
import { AppError } from "../http/app-error.ts";
import type { HonoEnv } from "../http/env.ts";

const HEARTBEAT_MS = 25_000;
/** A browser that reads nothing must not fill our memory: with this many unread events its stream ends. */
const UNREAD_MAX = 100;

/** One stream of events a visitor; heartbeats keep proxies from closing it and find listeners that are gone. */
export const liveRoutes = new Hono<HonoEnv>().get("/", (c) => {
  const { live } = c.var.deps;
  if (live.isFull) throw new AppError("TOO_MANY_REQUESTS", { detail: "too many live streams" });
  c.header("x-accel-buffering", "no");
  return streamSSE(c, async (stream) => {
    const { promise: ended, resolve: end } = Promise.withResolvers<void>();
    let unread = 0;
    const write = async (text: string) => {
      if (++unread > UNREAD_MAX) end();
      await stream.write(text);
      unread--;
    };
    const remove = live.add({
      listener: c.var.person,
      sheet: c.req.query("sheet"),
      send: (event) => void write(`data: ${JSON.stringify(event)}\n\n`),
      end,
    });
    stream.onAbort(end);
    const heartbeat = setInterval(() => void write(": heartbeat\n\n"), HEARTBEAT_MS);
    // Opens the stream at once, and tells the browser to wait a second before it comes back.
    void write("retry: 1000\n: open\n\n");
    await ended;
    clearInterval(heartbeat);
    remove();
  });
});
