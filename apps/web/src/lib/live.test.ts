import { QueryClient } from "@tanstack/react-query";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { ApiError } from "./api-error.ts";
import { listenForChanges } from "./live.ts";

/** A stream that the test opens and refuses, as a server would. */
class Stream {
  static readonly CLOSED = 2;
  static opened: Stream[] = [];
  readyState = 0;
  onopen = () => {};
  onerror = () => {};

  constructor() {
    Stream.opened.push(this);
  }

  close() {
    this.readyState = Stream.CLOSED;
  }
}

let stop: () => void;
beforeEach(() => {
  Stream.opened = [];
  vi.useFakeTimers();
  vi.stubGlobal("EventSource", Stream);
  vi.stubGlobal("document", Object.assign(new EventTarget(), { hidden: false }));
  vi.stubGlobal("window", new EventTarget());
});
afterEach(() => {
  stop();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

/** Refuses the newest stream; answers the seconds until it is asked for again. */
async function secondsAfterRefusal(): Promise<number> {
  const count = Stream.opened.length;
  const stream = Stream.opened.at(-1);
  stream?.close();
  stream?.onerror();
  for (let seconds = 0; ; seconds++) {
    if (Stream.opened.length > count) return seconds;
    await vi.advanceTimersByTimeAsync(1000);
  }
}

async function waitsOf(refusals: number): Promise<number[]> {
  const waits: number[] = [];
  while (waits.length < refusals) waits.push(await secondsAfterRefusal());
  return waits;
}

test("RELY-04 a stream that is refused is asked for again later each time, half a minute later at the most", async () => {
  stop = listenForChanges(new QueryClient());
  expect(await waitsOf(7)).toEqual([1, 2, 4, 8, 16, 30, 30]);
  Stream.opened.at(-1)?.onopen();
  expect(await waitsOf(2)).toEqual([1, 2]);
});

test("RELY-01 while something waits for the database the stream is asked for every second, so that it is back as soon", async () => {
  const client = new QueryClient();
  const queryFn = () => Promise.reject(new ApiError("DATABASE_AWAY", "Away."));
  await client.fetchQuery({ queryKey: ["logs"], queryFn, retry: false }).catch(() => undefined);
  stop = listenForChanges(client);
  expect(await waitsOf(4)).toEqual([1, 1, 1, 1]);
});
