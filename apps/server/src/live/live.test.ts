import { randomUUID } from "node:crypto";
import type { LiveEvent } from "@wellput/contract";
import { sql } from "drizzle-orm";
import { afterAll, expect, test } from "vitest";
import type { Visitor } from "../../test/kit/visitor.ts";
import { World } from "../../test/kit/world.ts";
import { announce } from "./announce.ts";

const world = await World.open();
afterAll(() => world.close());

const [ada, eve, admin] = [await world.member(), await world.member(), await world.admin()];

/** An open stream: collects the events that come, and waits for the one that a test expects last. */
class Ear {
  readonly events: LiveEvent[] = [];
  readonly #reader: ReadableStreamDefaultReader<Uint8Array>;

  private constructor(reader: ReadableStreamDefaultReader<Uint8Array>) {
    this.#reader = reader;
  }

  static async open(browser: Visitor): Promise<Ear> {
    const response = await browser.get("/api/live");
    expect(response.headers.get("content-type")).toBe("text/event-stream");
    const reader = response.body?.getReader();
    if (!reader) throw new Error("the stream has no body");
    await reader.read();
    return new Ear(reader);
  }

  /** Reads until an event about this id has come, or the stream has ended. */
  async until(id: string): Promise<LiveEvent[]> {
    while (!this.events.some((event) => event.id === id)) {
      const { done, value } = await this.#reader.read();
      if (done) break;
      for (const [, data] of new TextDecoder().decode(value).matchAll(/^data: (.*)$/gm)) {
        this.events.push(JSON.parse(data ?? "") as LiveEvent);
      }
    }
    return this.events;
  }

  close = () => this.#reader.cancel();
}

/** Something that everybody hears: what has not come before it does not come at all. */
async function ring(): Promise<string> {
  const id = randomUUID();
  await announce(world.db, { type: "article.created", id }, "everybody");
  return id;
}

test("HOME-01 a public scenario added elsewhere is announced to everybody, by its id alone.", async () => {
  const ear = await Ear.open(world.visitor());
  const body = { id: randomUUID(), title: "Secret title", isPublic: true };
  await admin.browser.post("/api/scenarios", body);
  await admin.browser.patch(`/api/scenarios/${body.id}`, { title: "Other" });
  await admin.browser.delete(`/api/scenarios/${body.id}`);
  expect(await ear.until(await ring())).toMatchObject([
    { type: "scenario.created", id: body.id },
    { type: "scenario.updated", id: body.id },
    { type: "scenario.deleted", id: body.id },
    { type: "article.created" },
  ]);
  expect(JSON.stringify(ear.events)).not.toContain("Secret title");
  await ear.close();
});

test("DATA-02 private scenarios, responses and logs are announced to their owner alone.", async () => {
  const ears = await Promise.all(
    [ada.browser, eve.browser, admin.browser, world.visitor()].map((who) => Ear.open(who)),
  );
  const scenario = { id: randomUUID(), title: "Private" };
  const log = { id: randomUUID(), title: "Monday" };
  await ada.browser.post("/api/scenarios", scenario);
  await ada.browser.post("/api/logs", log);
  await ada.browser.delete(`/api/logs/${log.id}`);
  const end = await ring();
  const [own, ...others] = await Promise.all(ears.map((ear) => ear.until(end)));
  expect(own).toMatchObject([
    { type: "scenario.created", id: scenario.id },
    { type: "log.created", id: log.id },
    { type: "log.deleted", id: log.id },
    { id: end },
  ]);
  for (const heard of others) expect(heard).toMatchObject([{ id: end }]);
  await Promise.all(ears.map((ear) => ear.close()));
});

test("DATA-02 a challenge for a group is announced to its members and admins.", async () => {
  await world.addGroup("WARD", "Ward", 5);
  const nurse = await world.member();
  await nurse.browser.post("/api/me/group", { joiningCode: "WARD" });
  const ears = await Promise.all(
    [nurse.browser, admin.browser, ada.browser, world.visitor()].map((who) => Ear.open(who)),
  );
  const id = randomUUID();
  const sentence = { t: "O", p: "", s: "You are late.", m: "" };
  await admin.browser.post("/api/challenges", { id, title: "Ward", groups: ["Ward"], challengeObjectList: [sentence] });
  const end = await ring();
  const heard = await Promise.all(ears.map((ear) => ear.until(end)));
  expect(heard.map((events) => events.map((event) => event.id))).toEqual([[id, end], [id, end], [end], [end]]);
  await Promise.all(ears.map((ear) => ear.close()));
});

test("DATA-02 a change that is rolled back is not announced.", async () => {
  const ear = await Ear.open(world.visitor());
  const id = randomUUID();
  const failing = world.db.transaction(async (tx) => {
    await announce(tx, { type: "log.created", id }, "everybody");
    await tx.execute(sql`select 1 / 0`);
  });
  await expect(failing).rejects.toThrow();
  const end = await ring();
  expect(await ear.until(end)).toMatchObject([{ id: end }]);
  await ear.close();
});

test("DATA-02 when the server stops, every stream ends.", async () => {
  const ear = await Ear.open(world.visitor());
  world.deps.live.endAll();
  expect(await ear.until("never")).toEqual([]);
});

test("DATA-02 a stream that was closed is forgotten, and a full server refuses.", async () => {
  const ears = await Promise.all([1, 2, 3].map(() => Ear.open(world.visitor())));
  const open = world.deps.live.size;
  await Promise.all(ears.map((ear) => ear.close()));
  await ring();
  expect(world.deps.live.size).toBe(open - 3);
});
