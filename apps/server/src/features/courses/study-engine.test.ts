import { randomUUID } from "node:crypto";
import {
  type AnalysisResponse,
  type CourseProgress,
  type CourseReport,
  ENGINE_VERSION,
  participantAttemptPath,
  sentencesOf,
} from "@wellput/contract";
import { afterAll, beforeEach, expect, test } from "vitest";
import { ModelServer } from "../../../test/kit/model-server.ts";
import { keyFor } from "../../../test/kit/participant-key.ts";
import { Visitor } from "../../../test/kit/visitor.ts";
import { World } from "../../../test/kit/world.ts";
import { readOwnBuild, toBuild } from "../../analyser/engine-build.ts";
import { createApp } from "../../app.ts";
import { attempts, engineBuilds, participants, studies } from "../../db/schema/index.ts";

const COURSE = "usersStudentExpt1";
const MESSAGE = "You never listen.";
const now = await readOwnBuild();
/** An engine of a while ago, which says another thing of the same words. */
const SAID = "leaves no exception";
const SAID_THEN = "left no exception";
const then = toBuild(Buffer.from(now.code.toString("utf8").replaceAll(SAID, SAID_THEN)), "0.0.8");

const world = await World.open();
afterAll(() => world.close());
const admin = await world.admin();
/** The installation as it was then, and as it is since its upgrade; its database is the same. */
const before = new Visitor(createApp({ ...world.deps, engine: then }));
const after = world.visitor();

beforeEach(async () => {
  await world.db.delete(participants);
  await world.db.delete(attempts);
  await world.db.delete(studies);
  await world.db.delete(engineBuilds);
  await admin.browser.put(`/api/admin/courses/${COURSE}/study`, {});
});

async function begin(at: Visitor, userId: string): Promise<CourseProgress> {
  const answer = await at.put(`/api/courses/${COURSE}/${userId}`, { key: keyFor(userId) });
  expect(answer.status).toBe(200);
  return (await answer.json()) as CourseProgress;
}

async function read(at: Visitor, fields: Record<string, string>) {
  const answer = await at.analyse({ data: MESSAGE, ...fields });
  expect(answer.status).toBe(200);
  const { user_input } = (await answer.json()) as AnalysisResponse;
  return { input: user_input, said: sentencesOf(user_input).flatMap(({ r_l }) => r_l.map(({ r_str }) => r_str)) };
}

const ofStudy = (userId: string) => ({
  record_attempt: "true",
  attempt_id: randomUUID(),
  attempt_path: participantAttemptPath({ collection: COURSE, userId }),
  study_key: keyFor(userId),
});

async function enginesOnDesk(): Promise<readonly string[] | undefined> {
  const { courses } = (await (await admin.browser.get("/api/admin/courses")).json()) as { courses: CourseReport[] };
  return courses.find(({ name }) => name === COURSE)?.engines;
}

const kept = async () =>
  (await world.db.select().from(attempts)).map(({ engineVersion, s }) => [
    engineVersion,
    s.some(({ r_l }) => r_l.some(({ r_str }) => r_str.includes(SAID_THEN))),
  ]);

test("COURSE-06 a study is read by the built engine that it began with, after an upgrade too; everybody else by the new one.", async () => {
  expect(then.id).not.toBe(now.id);
  expect((await begin(before, "p1")).reader).toBe("engine");

  expect((await begin(after, "p1")).reader).toBe("kept");
  expect((await begin(after, "p2")).reader).toBe("kept");
  for (const userId of ["p1", "p2", "test-me"]) {
    if (userId === "test-me") await begin(after, userId);
    const { said, input } = await read(after, ofStudy(userId));
    expect(said.join()).toContain(SAID_THEN);
    expect(input).toMatchObject({ message: MESSAGE, engine_version: ENGINE_VERSION });
  }
  // Read again without keeping it, as the end of an exercise does.
  const again = { attempt_path: participantAttemptPath({ collection: COURSE, userId: "p1" }) };
  expect((await read(after, again)).said.join()).toContain(SAID_THEN);
  expect(await kept()).toEqual([
    [then.name, true],
    [then.name, true],
    [then.name, true],
  ]);
  expect(await enginesOnDesk()).toEqual([then.name]);

  expect((await read(after, {})).said.join()).toContain(SAID);
  const elsewhere = participantAttemptPath({ collection: "demoCourse", userId: "p1" });
  expect((await read(after, { ...ofStudy("p1"), attempt_path: elsewhere })).said.join()).toContain(SAID);
});

test("COURSE-06 a study that begins after the upgrade keeps the new engine, and who tries one out before it begins decides nothing.", async () => {
  await begin(before, "test-me");
  expect(await world.db.$count(engineBuilds)).toBe(0);
  expect((await begin(after, "p1")).reader).toBe("engine");
  expect((await read(after, ofStudy("p1"))).said.join()).toContain(SAID);
  expect(await kept()).toEqual([[now.name, false]]);
  expect(await world.db.select({ id: engineBuilds.id }).from(engineBuilds)).toEqual([{ id: now.id }]);
});

test("COURSE-06 ENG-10 help comes first in a study that an old engine reads, and nothing of such a text is kept.", async () => {
  await begin(before, "p1");
  const { input } = await read(after, { ...ofStudy("p1"), data: "I want to kill myself tonight." });
  expect(input.danger).toBeDefined();
  const gone = await read(after, { ...ofStudy("p1"), data: "I want to kill myself tonight.", go_on: "true" });
  expect(gone.input.danger).toBeDefined();
  expect(await world.db.$count(attempts)).toBe(0);
});

test("COURSE-06 where a kept engine is damaged the installed one reads, the try says so, and the desk too.", async () => {
  await begin(before, "p1");
  const damaged = toBuild(Buffer.from("globalThis.keptEngine = { read: () => '{}' }"));
  // As if it had been kept under the hash of another program.
  await world.db.update(studies).set({ engineBuild: null });
  await world.db.delete(engineBuilds);
  await begin(new Visitor(createApp({ ...world.deps, engine: { ...damaged, id: "0badc0de" } })), "p2");
  expect((await read(after, ofStudy("p2"))).said.join()).toContain(SAID);
  expect(await kept()).toEqual([[now.name, false]]);
  expect(await enginesOnDesk()).toEqual([then.name, now.name, damaged.name]);
  const lines = world.logLines.filter(({ msg }) => msg === "a study's own engine could not read");
  expect(lines.length).toBeGreaterThan(0);
});

test("COURSE-06 where an operator has a language model read, nothing that is written in a study goes to it.", async () => {
  const model = await ModelServer.open();
  const settings = { MODEL_BASE_URL: model.url, MODEL_TIMEOUT_MS: 20_000 };
  const open = await World.open(settings);
  try {
    model.say({ comments: [{ code: "NO_BIAS", phrase: "You never", comment: "How often was it?" }] });
    const desk = await open.admin();
    expect((await desk.browser.put(`/api/admin/courses/${COURSE}/study`, {})).status).toBe(200);
    const taker = open.visitor();
    const inStudy = ofStudy("p1");

    expect((await read(taker, { attempt_path: inStudy.attempt_path })).said.join()).toContain(SAID);
    expect((await begin(taker, "p1")).reader).toBe("engine");
    expect((await read(taker, inStudy)).said.join()).toContain(SAID);
    expect((await read(desk.browser, { attempt_path: inStudy.attempt_path })).said.join()).toContain(SAID);
    expect(model.asked).toEqual([]);

    // Outside the study it is asked, so it could have been.
    expect((await read(taker, {})).said).toEqual(["How often was it?"]);
    expect(model.asked).toHaveLength(1);
  } finally {
    await open.close();
    await model.close();
  }
});
