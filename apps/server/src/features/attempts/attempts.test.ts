import { randomUUID } from "node:crypto";
import { type AnalysisResponse, sentencesOf } from "@wellput/contract";
import { eq } from "drizzle-orm";
import { afterAll, expect, test } from "vitest";
import { World } from "../../../test/kit/world.ts";
import { attempts } from "../../db/schema/index.ts";

const world = await World.open({ ANONYMOUS_ANALYSES_PER_MINUTE: 100_000 });
afterAll(() => world.close());

const MESSAGE = "You never listen to me. I was sad on Monday.";
const stored = (id: string) => world.db.select().from(attempts).where(eq(attempts.id, id));
const attempt = (changes: Record<string, string> = {}) => ({
  data: MESSAGE,
  record_attempt: "true",
  attempt_id: randomUUID(),
  ...changes,
});

test("FB-11 an attempt is kept with its groups, direction, tags, skill, session and results per sentence.", async () => {
  const { browser, id: userId } = await world.member();
  const form = attempt({ g: "GENERAL", d: "u", tg: "work", old_m: "You are late.", t: "O", sess_id: "12345" });
  const { user_input } = (await (await browser.analyse(form)).json()) as AnalysisResponse;
  const [row] = await stored(form.attempt_id);
  expect(row).toMatchObject({
    userId,
    path: "generalAttempt",
    g: "GENERAL",
    d: "u",
    tg: "work",
    oldM: "You are late.",
    m: MESSAGE,
    t: "O",
    sessId: "12345",
  });
  expect(row?.s).toEqual(sentencesOf(user_input));
  expect(row?.createdAt.getTime()).toBeGreaterThan(Date.now() - 60_000);
});

test("FB-11 a visitor's attempt is kept too, with the defaults.", async () => {
  const form = attempt();
  await world.visitor().analyse(form);
  expect(await stored(form.attempt_id)).toMatchObject([
    { userId: null, g: null, d: "a", tg: null, oldM: null, t: "G", sessId: null },
  ]);
});

test("FB-11 the path has one or three segments; another shape is an error in the log only.", async () => {
  const three = attempt({ attempt_path: "AIHelper/Students2023/p7" });
  await world.visitor().analyse(three);
  expect(await stored(three.attempt_id)).toMatchObject([{ path: "AIHelper/Students2023/p7" }]);
  for (const attempt_path of ["two/segments", "a/b/c/d", "../../etc", "", "a b"]) {
    const form = attempt({ attempt_path });
    const response = await world.visitor().analyse(form);
    expect(response.status).toBe(200);
    expect(((await response.json()) as AnalysisResponse).user_input.message).toBe(MESSAGE);
    expect(await stored(form.attempt_id)).toEqual([]);
    expect(world.logLines).toContainEqual(expect.objectContaining({ level: 50, attemptPath: attempt_path }));
  }
});

test("FB-11 a retry keeps one, and nobody overwrites an attempt of somebody else's.", async () => {
  const { browser, id: userId } = await world.member();
  const form = attempt();
  await Promise.all([browser.analyse(form), browser.analyse(form)]);
  expect((await world.visitor().analyse({ ...form, data: "Forged." })).status).toBe(200);
  expect(await stored(form.attempt_id)).toMatchObject([{ userId, m: MESSAGE }]);
});

test("RELY-01 a try that the database does not take does not keep its feedback back, which says so.", async () => {
  const broken = await World.open();
  const { browser } = await broken.member();
  await broken.db.execute("drop table attempts cascade");
  for (const accepted of ["gzip", "identity"]) {
    const headers = { "accept-encoding": accepted };
    const answer = await broken.visitor().analyse(attempt(), { headers });
    expect(answer.headers.get("content-encoding")).toBe(accepted === "gzip" ? "gzip" : null);
    const body = accepted === "gzip" ? answer.body?.pipeThrough(new DecompressionStream("gzip")) : answer.body;
    const { user_input } = (await new Response(body).json()) as AnalysisResponse;
    expect(user_input).toMatchObject({ message: MESSAGE, attempt_recorded: false });
    expect(sentencesOf(user_input)).toHaveLength(2);
  }
  const called = await browser.post("/api/callable/callAPI", { data: { ...attempt(), record_attempt: true } });
  expect(await called.json()).toMatchObject({ result: { user_input: { attempt_recorded: false } } });
  const asked = await browser.analyse(attempt({ record_attempt: "false" }));
  expect((await asked.json()).user_input).not.toHaveProperty("attempt_recorded");
  await broken.close();
});

test("FB-11 without record_attempt nothing is kept.", async () => {
  const form = attempt({ record_attempt: "false" });
  await world.visitor().analyse(form);
  expect(await stored(form.attempt_id)).toEqual([]);
});
