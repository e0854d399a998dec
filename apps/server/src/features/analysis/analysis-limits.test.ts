import { randomUUID } from "node:crypto";
import type { AnalysisResponse, Workshop } from "@wellput/contract";
import { expect, test } from "vitest";
import { expectError } from "../../../test/kit/visitor.ts";
import { World } from "../../../test/kit/world.ts";
import { attempts } from "../../db/schema/index.ts";

const DOCUMENT = "You never listen to me. ".repeat(2000);

test("RELY-04 visitors are limited by address, members each on their own.", async () => {
  const strict = await World.open({ ANONYMOUS_ANALYSES_PER_MINUTE: 2, ANALYSES_PER_MINUTE: 4 });
  const [one, other] = [await strict.member(), await strict.member()];
  const stranger = strict.visitor();
  for (let left = 2; left > 0; left--) expect((await stranger.analyse({ data: "Hello." })).status).toBe(200);
  await expectError(await stranger.analyse({ data: "Hello." }), 429, "TOO_MANY_REQUESTS");
  for (let left = 3; left > 0; left--) expect((await one.browser.analyse({ data: "Hello." })).status).toBe(200);
  expect((await one.browser.get("/getEmpathicResponse?input=sad")).status).toBe(200);
  await expectError(await one.browser.analyse({ data: "Hello." }), 429, "TOO_MANY_REQUESTS");
  await expectError(await one.browser.get("/getEmpathicResponse?input=sad"), 429, "TOO_MANY_REQUESTS");
  expect((await other.browser.analyse({ data: "Hello." })).status).toBe(200);
  await strict.close();
});

test("RELY-05 RELY-04 a class behind one address works on: guests of a workshop each on their own, and all of them so much.", async () => {
  const strict = await World.open({ ANONYMOUS_ANALYSES_PER_MINUTE: 2, ANALYSES_PER_MINUTE: 4, TRUST_PROXY: 1 });
  const steps = [{ kind: "question", prompt: "What would you say?", material: "" }];
  const opened = await (await strict.admin()).browser.post("/api/workshops", {
    id: randomUUID(),
    title: "Monday",
    steps,
  });
  const { code } = (await opened.json()) as Workshop;
  const join = async () => {
    const guest = strict.visitor();
    expect((await guest.post(`/api/rooms/${code}/guests`, {})).status).toBe(200);
    return guest;
  };
  const [stranger, forger] = [strict.visitor(), strict.visitor()];
  forger.headers.cookie = `${strict.deps.auth.cookieNamed("guest.1")}=made-up`;
  for (const visitor of [stranger, forger]) expect((await visitor.analyse({ data: "Hello." })).status).toBe(200);
  for (const visitor of [stranger, forger])
    await expectError(await visitor.analyse({ data: "Hello." }), 429, "TOO_MANY_REQUESTS");

  let done = 2;
  for (let guests = 19; guests > 0; guests--) {
    const guest = await join();
    for (let left = 3; left > 0; left--, done++) expect((await guest.analyse({ data: "Hello." })).status).toBe(200);
    const last = await guest.get("/getEmpathicResponse?input=sad");
    expect([last.status, last.headers.get("ratelimit")]).toEqual([200, expect.stringContaining("r=0;")]);
    done++;
    await expectError(await guest.analyse({ data: "Hello." }), 429, "TOO_MANY_REQUESTS");
  }
  const late = await join();
  for (; done < 80; done++) expect((await late.analyse({ data: "Hello." })).status).toBe(200);
  await expectError(await late.analyse({ data: "Hello." }), 429, "TOO_MANY_REQUESTS");
  const { browser } = await strict.member();
  await expectError(await browser.analyse({ data: "Hello." }), 429, "TOO_MANY_REQUESTS");
  const elsewhere = { headers: { "x-forwarded-for": "2.2.2.2" } };
  for (const one of [late, browser]) expect((await one.analyse({ data: "Hello." }, elsewhere)).status).toBe(200);
  await strict.close();
});

test("RELY-04 nobody fills the queue for documents alone: three at once, and others' go on.", async () => {
  const world = await World.open({ TRUST_PROXY: 1 });
  const analyse = (address: string) =>
    world.visitor().analyse({ data: DOCUMENT }, { headers: { "x-forwarded-for": address } });
  const { browser } = await world.member();
  const many = await Promise.all([
    ...Array.from({ length: 6 }, () => analyse("1.1.1.1")),
    analyse("2.2.2.2"),
    browser.analyse({ data: DOCUMENT }, { headers: { "x-forwarded-for": "1.1.1.1" } }),
  ]);
  expect(many.map(({ status }) => status)).toEqual([200, 200, 200, 429, 429, 429, 200, 200]);
  expect(Number(many[3]?.headers.get("retry-after"))).toBeGreaterThan(0);
  expect((await analyse("1.1.1.1")).status).toBe(200);
  await world.close();
});

test("RELY-04 a try beyond the day's share gets its feedback, and is told that it was not kept.", async () => {
  const world = await World.open({ STORED_MEGABYTES_PER_DAY: 1 });
  const visitor = world.visitor();
  const form = { data: "You never listen. ".repeat(1000), record_attempt: "true" };
  let [kept, before] = [0, -1];
  while (kept > before) {
    expect((await visitor.analyse(form)).status).toBe(200);
    [kept, before] = [await world.db.$count(attempts), kept];
  }
  expect(kept).toBeGreaterThan(0);
  expect(kept).toBeLessThan(50);
  const { user_input } = (await (await visitor.analyse(form)).json()) as AnalysisResponse;
  expect(user_input.attempt_recorded).toBe(false);
  expect(await world.db.$count(attempts)).toBe(kept);
  await world.close();
});
