import { Hono } from "hono";
import { streamSSE } from "hono/streaming";
import { findBySession } from "../auth/read-session.ts";
import { findOpenSheet } from "../features/session-documents/public.ts";
import { findPlace, findTableSheet } from "../features/workshops/public.ts";
import { AppError } from "../http/app-error.ts";
import { callerOf } from "../http/caller.ts";
import type { AppContext, HonoEnv } from "../http/env.ts";

const FULL_RETRY_S = 30;
const HEARTBEAT_MS = 25_000;
/** A browser that reads nothing must not fill our memory: with more than this unread its stream ends. */
const UNREAD_MAX_BYTES = 2_000_000;
const HEARTBEAT = new TextEncoder().encode(": heartbeat\n\n");
/** Opens the stream at once, and tells the browser to wait half a second before it comes back. */
const GREETING = new TextEncoder().encode("retry: 500\n: open\n\n");

/** Whoever has joined the workshop of a code hears of its room. @throws {AppError} those of findPlace. */
async function findSeat(c: AppContext, code: string | undefined) {
  const { workshop, guest } = code === undefined ? { guest: null } : await findPlace(c, code);
  return guest && { room: workshop.id, holder: `guest ${guest.id}`, guest };
}

/** One stream of events a visitor; heartbeats keep proxies from closing it and find listeners that are gone. */
export const liveRoutes = new Hono<HonoEnv>().get("/", async (c) => {
  const { db, loadLimits, live, presence } = c.var.deps;
  if (live.isFull)
    throw new AppError("TOO_MANY_REQUESTS", { detail: "too many live streams", retryAfterS: FULL_RETRY_S });
  const room = c.req.query("room");
  const seat = await findSeat(c, room);
  const asked = c.req.query("sheet");
  const sheet =
    (await findOpenSheet(db, asked, c.var.person)) ?? (seat && (await findTableSheet(db, asked, seat.guest)));
  // Nobody reads on after a HEAD, so nobody would ever end its stream.
  if (c.req.method === "HEAD") return c.body(null, 200, { "content-type": "text/event-stream" });
  // A whole workshop may share one address: each guest has places of their own.
  const giveBack = loadLimits.hold(c.var.person || seat ? "own-stream" : "visitor-stream", seat?.holder ?? callerOf(c));
  c.header("x-accel-buffering", "no");
  return streamSSE(c, async (stream) => {
    const { promise: ended, resolve: end } = Promise.withResolvers<void>();
    let unread = 0;
    const write = async (text: Uint8Array) => {
      unread += text.byteLength;
      if (unread > UNREAD_MAX_BYTES) end();
      await stream.write(text);
      unread -= text.byteLength;
    };
    const remove = live.add({
      opener: c.var.person,
      findPerson: async () => (await findBySession(c))?.person ?? null,
      sheet: sheet ?? undefined,
      room: seat?.room,
      send: (text) => void write(text),
      end,
    });
    stream.onAbort(end);
    const leave = sheet && presence.enter(sheet, c.var.person?.id ?? null);
    const heartbeat = setInterval(async () => {
      // Whoever was removed from a workshop meanwhile hears no more of it.
      if (seat && !(await findSeat(c, room).catch(() => seat))) end();
      await write(HEARTBEAT);
    }, HEARTBEAT_MS);
    void write(GREETING);
    await ended;
    clearInterval(heartbeat);
    remove();
    giveBack();
    if (leave) leave();
  });
});
