import { expect, test } from "vitest";
import { ownThread } from "./own-thread.ts";

/** A thread that answers when the test says so. */
class Thread {
  readonly asked: { readonly number: number; readonly value: string }[] = [];
  onmessage = (_event: { readonly data: unknown }) => {};
  onerror = (_event: Pick<Event, "preventDefault">) => {};
  readonly terminate = () => {};
  readonly postMessage = (question: { readonly number: number; readonly value: string }) =>
    void this.asked.push(question);

  answer(at: number): void {
    const { number, value } = this.asked[at] ?? { number: -1, value: "" };
    this.onmessage({ data: { number, value: `read: ${value}` } });
  }
}

function openThreads() {
  const threads: Thread[] = [];
  const reader = ownThread<string, string>(() => {
    threads.push(new Thread());
    // Of a worker only what a thread is asked for stands here.
    return threads.at(-1) as unknown as Worker;
  });
  return { threads, reader };
}

test("FB-12 every text gets the answer to itself, in whatever order they come, from one thread", async () => {
  const { threads, reader } = openThreads();
  const [one, other] = [reader.ask("one"), reader.ask("other")];
  threads[0]?.answer(1);
  threads[0]?.answer(0);
  expect(await Promise.all([one, other])).toEqual(["read: one", "read: other"]);
  expect(threads).toHaveLength(1);
});

test("FB-12 where the engine could not be fetched all who wait are told, and the next text tries again", async () => {
  const { threads, reader } = openThreads();
  const told = Promise.allSettled([reader.ask("one"), reader.ask("other")]);
  threads[0]?.onerror({ preventDefault: () => {} });
  expect((await told).map(({ status }) => status)).toEqual(["rejected", "rejected"]);
  const again = reader.ask("again");
  threads[1]?.answer(0);
  expect(await again).toBe("read: again");
});
