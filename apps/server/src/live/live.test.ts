import { randomUUID } from "node:crypto";
import type { ChangeSession, LiveEvent, SessionDocument, SessionPeople } from "@wellput/contract";
import { sql } from "drizzle-orm";
import { afterAll, expect, test } from "vitest";
import { accept } from "../../test/kit/accept.ts";
import { SheetPage } from "../../test/kit/sheet-page.ts";
import { expectError, type Visitor } from "../../test/kit/visitor.ts";
import { World } from "../../test/kit/world.ts";
import { sessionPresence } from "../db/schema/index.ts";
import { announce } from "./announce.ts";

const world = await World.open();
afterAll(() => world.close());

const [ada, eve, admin] = [await world.member(), await world.member(), await world.admin()];

/** An open stream: collects the events that come, and waits for the one that a test expects last. */
class Ear {
  readonly events: LiveEvent[] = [];
  /** Who was in the sheet, each time that this was told. */
  readonly people: SessionPeople[] = [];
  /** An event may come in several pieces. */
  #rest = "";
  readonly #reader: ReadableStreamDefaultReader<Uint8Array>;

  private constructor(reader: ReadableStreamDefaultReader<Uint8Array>) {
    this.#reader = reader;
  }

  static async open(browser: Visitor, sheet = ""): Promise<Ear> {
    const response = await browser.get(`/api/live?${sheet && `sheet=${sheet}`}`);
    expect(response.headers.get("content-type")).toBe("text/event-stream");
    const reader = response.body?.getReader();
    if (!reader) throw new Error("the stream has no body");
    await reader.read();
    return new Ear(reader);
  }

  /** Reads until an event about this id has come, or the stream has ended. */
  until = (id: string) => this.#readUntil(() => this.events.some((event) => event.id === id));

  /** Reads until so many events have come: what is announced later is not in their rows. */
  first = (count: number) => this.#readUntil(() => this.events.length >= count);

  async #readUntil(isEnough: () => boolean): Promise<LiveEvent[]> {
    while (!isEnough()) {
      const { done, value } = await this.#reader.read();
      if (done) break;
      const lines = (this.#rest + new TextDecoder().decode(value)).split("\n");
      this.#rest = lines.pop() ?? "";
      for (const line of lines) if (line.startsWith("data: ")) this.#take(JSON.parse(line.slice(6)) as LiveEvent);
    }
    return this.events;
  }

  #take(event: LiveEvent): void {
    const people = (event.row as Partial<SessionDocument> | null | undefined)?.people;
    if (people) this.people.push(people);
    else this.events.push(event);
  }

  /** Reads until so many people are told of. */
  async untilPeople(count: number): Promise<SessionPeople | undefined> {
    await this.#readUntil(() => this.people.at(-1)?.count === count);
    return this.people.at(-1);
  }

  close = () => this.#reader.cancel();
}

/** Something that everybody hears: what has not come before it does not come at all. */
async function ring(): Promise<string> {
  const id = randomUUID();
  await announce(world.db, { type: "article.created", id }, "everybody");
  return id;
}

test("HOME-01 a public scenario added elsewhere is announced to everybody, with what has become of it.", async () => {
  const ear = await Ear.open(world.visitor());
  const body = { id: randomUUID(), title: "The seat", isPublic: true };
  await admin.browser.post("/api/scenarios", body);
  await ear.first(1);
  await admin.browser.patch(`/api/scenarios/${body.id}`, { title: "Other" });
  await ear.first(2);
  await admin.browser.delete(`/api/scenarios/${body.id}`);
  expect(await ear.until(await ring())).toMatchObject([
    { type: "scenario.created", id: body.id, row: { title: "The seat", mine: false, canEdit: false } },
    { type: "scenario.updated", id: body.id, row: { title: "Other" } },
    { type: "scenario.deleted", id: body.id, row: null },
    { type: "article.created" },
  ]);
  await ear.close();
});

test("ADM-04 DATA-02 what waits for a review is announced to the admins, and what it says to its author alone until it is accepted.", async () => {
  const ears = await Promise.all(
    [ada.browser, admin.browser, eve.browser, world.visitor()].map((who) => Ear.open(who)),
  );
  const body = { id: randomUUID(), title: "The seat", isPublic: true };
  await ada.browser.post("/api/scenarios", body);
  await Promise.all(ears.slice(0, 2).map((ear) => ear.first(1)));
  const middle = await ring();
  const [own, desk, ...others] = await Promise.all(ears.map((ear) => ear.until(middle)));
  expect(own).toMatchObject([{ type: "scenario.created", row: { review: { state: "waiting" } } }, { id: middle }]);
  expect(desk).toEqual([{ type: "desk.updated", id: body.id }, expect.objectContaining({ id: middle })]);
  for (const heard of others) expect(heard).toMatchObject([{ id: middle }]);
  await accept(admin.browser, "scenario", body.id);
  const end = await ring();
  const [, , stranger] = await Promise.all(ears.map((ear) => ear.until(end)));
  expect(stranger?.[1]).toMatchObject({
    type: "scenario.updated",
    row: { title: "The seat", listed: true, review: null },
  });
  await Promise.all(ears.map((ear) => ear.close()));
});

test("ADM-05 DATA-02 what may have been reported leaves the admins' desk at once where it is taken back or deleted.", async () => {
  const challenge = { title: "Late", challengeObjectList: [{ t: "O", p: "", s: "You are late.", m: "" }] };
  const [scenarios, articles, challenges] = [randomUUID(), randomUUID(), randomUUID()];
  await ada.browser.post("/api/scenarios", { id: scenarios, title: "The seat", isPublic: true });
  await accept(admin.browser, "scenario", scenarios);
  await ada.browser.post("/api/articles", { id: articles, title: "On listening", mainText: "<p>Ask first.</p>" });
  await accept(admin.browser, "article", articles);
  await admin.browser.post("/api/challenges", { id: challenges, ...challenge });
  const ear = await Ear.open(admin.browser);
  const atDesk = async (id: string) => {
    const before = ear.events.length;
    await ear.until(await ring());
    return ear.events.slice(before).filter((event) => event.type === "desk.updated" && event.id === id).length;
  };
  await ada.browser.patch(`/api/scenarios/${scenarios}`, { isPublic: false });
  expect(await atDesk(scenarios)).toBe(1);
  await ada.browser.delete(`/api/articles/${articles}`);
  expect(await atDesk(articles)).toBe(1);
  await admin.browser.patch(`/api/challenges/${challenges}`, { isPublic: false, version: 1 });
  expect(await atDesk(challenges)).toBe(1);
  await admin.browser.patch(`/api/challenges/${challenges}`, { isPublic: true, version: 2 });
  expect(await atDesk(challenges)).toBe(1);
  await admin.browser.delete(`/api/challenges/${challenges}`);
  expect(await atDesk(challenges)).toBe(1);
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
  await ada.browser.patch(`/api/logs/${log.id}`, { title: "Tuesday", version: 1 });
  await ears[0]?.first(3);
  await ada.browser.delete(`/api/logs/${log.id}`);
  const end = await ring();
  const [own, ...others] = await Promise.all(ears.map((ear) => ear.until(end)));
  expect(own).toMatchObject([
    { type: "scenario.created", id: scenario.id },
    { type: "log.created", id: log.id },
    { type: "log.updated", id: log.id, row: { title: "Tuesday", version: 2 } },
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

test("DATA-02 a row that travels is each reader's own: the way to a message is its author's alone.", async () => {
  const browsers = [admin.browser, eve.browser, world.visitor()];
  const ears = await Promise.all(browsers.map((who) => Ear.open(who)));
  const body = { id: randomUUID(), title: "The seat", isPublic: true, judgment: "secret" };
  await admin.browser.post("/api/scenarios", body);
  const end = await ring();
  const [[own] = [], ...others] = await Promise.all(ears.map((ear) => ear.until(end)));
  for (const [at, event] of [own, ...others.map(([first]) => first)].entries()) {
    const read = await browsers[at]?.get(`/api/scenarios/${body.id}`);
    expect(event?.row).toEqual(await read?.json());
  }
  expect(own?.row).toMatchObject({ judgment: "secret", mine: true });
  expect(JSON.stringify(others)).not.toContain("secret");
  await Promise.all(ears.map((ear) => ear.close()));
});

test("DATA-02 what is taken back into private goes from others' screens, and they read nothing of it.", async () => {
  const body = { id: randomUUID(), title: "The seat", isPublic: true };
  const ears = await Promise.all([admin.browser, eve.browser].map((who) => Ear.open(who)));
  await admin.browser.post("/api/scenarios", body);
  await Promise.all(ears.map((ear) => ear.first(1)));
  await admin.browser.patch(`/api/scenarios/${body.id}`, { isPublic: false, title: "Mine alone" });
  const end = await ring();
  const [own, other] = await Promise.all(ears.map((ear) => ear.until(end)));
  expect(own?.[1]).toMatchObject({ id: body.id, row: { title: "Mine alone" } });
  expect(other?.[1]).toEqual({ type: "scenario.updated", id: body.id, row: null });
  await Promise.all(ears.map((ear) => ear.close()));
});

test("DATA-02 an open stream is its person's as they are now: who left the group, or signed out, hears no more.", async () => {
  await world.addGroup("CREW", "Crew", 5);
  const people = [await world.member(), await world.member(), await world.member()];
  for (const { browser } of people) await browser.post("/api/me/group", { joiningCode: "CREW" });
  const ears = await Promise.all(people.map(({ browser }) => Ear.open(browser)));
  const [, leaver, gone] = people;
  await world.change(leaver?.id ?? "", { groupCode: null });
  await gone?.browser.copy().delete("/api/session");
  const id = randomUUID();
  const sentence = { t: "O", p: "", s: "You are late.", m: "" };
  await admin.browser.post("/api/challenges", { id, title: "Crew", groups: ["Crew"], challengeObjectList: [sentence] });
  const end = await ring();
  const heard = await Promise.all(ears.map((ear) => ear.until(end)));
  expect(heard.map((events) => events.map((event) => event.id))).toEqual([[id, end], [end], [end]]);
  expect(heard[0]?.[0]?.row).toMatchObject({ title: "Crew" });
  await Promise.all(ears.map((ear) => ear.close()));
});

test("DATA-02 CHAL-04 a challenge for fifty groups with long names is saved, and each of them hears of it.", async () => {
  const names = Array.from({ length: 50 }, (_none, at) => `${at} ${"é".repeat(95)}`);
  await world.addGroup("LAST", names[49] ?? "", 5);
  const nurse = await world.member();
  await nurse.browser.post("/api/me/group", { joiningCode: "LAST" });
  const ear = await Ear.open(nurse.browser);
  const sentence = { t: "O", p: "", s: "You are late.", m: "" };
  const body = { id: randomUUID(), title: "Many", groups: names, challengeObjectList: [sentence] };
  expect((await admin.browser.post("/api/challenges", body)).status).toBe(201);
  expect(await ear.until(await ring())).toMatchObject([{ id: body.id, row: { title: "Many" } }, {}]);
  await ear.close();
});

async function openSheet(path: string, browser: Visitor): Promise<string> {
  return ((await (await browser.put(path)).json()) as { id: string }).id;
}

test("SCEN-09 WORK-04 of a shared sheet each change travels, with who writes where.", async () => {
  const path = `/api/groups/general/${randomUUID()}/scenario1`;
  const visitor = world.visitor();
  const sheet = await openSheet(path, visitor);
  const [ear, elsewhere] = [await Ear.open(visitor, sheet), await Ear.open(visitor)];
  await ada.browser.put("/api/me/username", { username: "Ada at the desk" });
  const page = new SheetPage();
  const [first, second] = [page.write("observation", "It rang."), page.write("request", "Could we?")];
  await visitor.patch(path, first);
  await ear.first(1);
  await ada.browser.patch(path, second);
  const end = await ring();
  const rowOf = ({ update, ...writing }: ChangeSession, name: string) => ({
    type: "sessionDocument.updated",
    id: sheet,
    row: { id: sheet, updates: [update], writing: { ...writing, name } },
  });
  expect((await ear.until(end)).slice(0, 2)).toEqual([rowOf(first, ""), rowOf(second, "Ada at the desk")]);
  expect(await elsewhere.until(end)).toHaveLength(1);
  await Promise.all([ear.close(), elsewhere.close()]);
});

test("SCEN-09 who knows a group's sheet by its id, and is not of the group, hears nothing of it.", async () => {
  await world.addGroup("TEAM", "Team", 5);
  const mate = await world.member();
  await mate.browser.post("/api/me/group", { joiningCode: "TEAM" });
  const path = `/api/groups/Team/${randomUUID()}/scenario1`;
  const sheet = await openSheet(path, mate.browser);
  const ears = await Promise.all([mate.browser, eve.browser, world.visitor()].map((who) => Ear.open(who, sheet)));
  const change = new SheetPage().write("request", "secret");
  await mate.browser.patch(path, change);
  const end = await ring();
  const [own, ...others] = await Promise.all(ears.map((ear) => ear.until(end)));
  expect(own?.[0]?.row).toMatchObject({ updates: [change.update] });
  for (const heard of others) expect(heard).toMatchObject([{ id: end }]);
  await Promise.all(ears.map((ear) => ear.close()));
});

test("SCEN-09 who has a sheet open is told to them alone, by username or as a guest, until they close it.", async () => {
  await world.addGroup("BOAT", "Boat", 5);
  const [mate, twin] = [await world.member(), await world.member()];
  for (const { browser } of [mate, twin]) await browser.post("/api/me/group", { joiningCode: "BOAT" });
  await mate.browser.put("/api/me/username", { username: "Grace on board" });
  const path = `/api/groups/Boat/${randomUUID()}/scenario1`;
  const sheet = await openSheet(path, mate.browser);
  const first = await Ear.open(mate.browser, sheet);
  expect(await first.untilPeople(1)).toEqual({ count: 1, names: ["Grace on board"] });
  // A second tab is no second person; who may not open the sheet is not there, and hears nothing.
  const [again, other, stranger] = await Promise.all([
    Ear.open(mate.browser, sheet),
    Ear.open(twin.browser, sheet),
    Ear.open(eve.browser, sheet),
  ]);
  expect(await first.untilPeople(2)).toEqual({ count: 2, names: ["Grace on board"] });
  expect(((await (await twin.browser.get(path)).json()) as SessionDocument).people.count).toBe(2);
  const began = Date.now();
  await other.close();
  expect(await first.untilPeople(1)).toEqual({ count: 1, names: ["Grace on board"] });
  expect(Date.now() - began, "milliseconds until they were gone").toBeLessThan(5000);
  await stranger.until(await ring());
  expect(stranger.people).toEqual([]);
  await expectError(await eve.browser.get(path), 404, "SESSION_NOT_FOUND");
  await Promise.all([first, again, stranger].map((ear) => ear.close()));
});

test("SCEN-09 a server that died without a word is noticed: its people are gone from the sheet.", async () => {
  const path = `/api/groups/general/${randomUUID()}/scenario1`;
  const sheet = await openSheet(path, ada.browser);
  const seenAt = (seconds: number) => sql`now() - make_interval(secs => ${seconds})`;
  const left = { documentId: sheet, userId: null };
  await world.db.insert(sessionPresence).values([
    { ...left, id: randomUUID(), seenAt: seenAt(5) },
    { ...left, id: randomUUID(), seenAt: seenAt(60) },
  ]);
  const ear = await Ear.open(ada.browser, sheet);
  expect(await ear.untilPeople(2)).toMatchObject({ count: 2 });
  expect(await ear.untilPeople(1)).toMatchObject({ count: 1 });
  await ear.close();
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

test("RELY-04 one address has so many streams, one person twenty, and others open theirs.", async () => {
  const small = await World.open({ LIVE_STREAMS_PER_ADDRESS: 3, TRUST_PROXY: 1 });
  const at = (address: string) => ({ headers: { "x-forwarded-for": address } });
  const open = async (browser: Visitor, address: string) => {
    const response = await browser.get("/api/live", at(address));
    return { status: response.status, response };
  };
  const visitor = small.visitor();
  const [first] = await Promise.all([1, 2, 3].map(() => open(visitor, "1.1.1.1")));
  await expectError((await open(visitor, "1.1.1.1")).response, 429, "TOO_MANY_REQUESTS");
  expect((await open(visitor, "2.2.2.2")).status).toBe(200);
  const { browser } = await small.member();
  for (let count = 0; count < 20; count++) expect((await open(browser, "1.1.1.1")).status).toBe(200);
  await expectError((await open(browser, "2.2.2.2")).response, 429, "TOO_MANY_REQUESTS");
  // A stream that is closed gives its place back.
  await first?.response.body?.cancel();
  await expect.poll(async () => (await open(visitor, "1.1.1.1")).status).toBe(200);
  await small.close();
});

test("RELY-04 a HEAD is told what a stream would be, and leaves none open.", async () => {
  const small = await World.open({ LIVE_STREAMS_PER_ADDRESS: 1, TRUST_PROXY: 1 });
  const visitor = small.visitor();
  const headers = { "x-forwarded-for": "1.1.1.1" };
  for (let count = 0; count < 3; count++) {
    const head = await visitor.request("HEAD", "/api/live", undefined, { headers });
    expect([head.status, head.headers.get("content-type")]).toEqual([200, "text/event-stream"]);
  }
  expect(small.deps.live.size).toBe(0);
  expect((await visitor.get("/api/live", { headers })).status).toBe(200);
  await small.close();
});
