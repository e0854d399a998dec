import { randomUUID } from "node:crypto";
import type { Course, CourseProgress, CourseReport, CourseVersion, Study, StudyReport } from "@wellput/contract";
import { eq } from "drizzle-orm";
import { afterAll, expect, test } from "vitest";
import { parseCsv } from "../../../test/kit/parse-csv.ts";
import { keyFor } from "../../../test/kit/participant-key.ts";
import { expectError } from "../../../test/kit/visitor.ts";
import { World } from "../../../test/kit/world.ts";
import { courseProgress, participants } from "../../db/schema/index.ts";
import { armOf } from "./assign-arm.ts";
import { bootstrapMean } from "./bootstrap.ts";

const world = await World.open();
afterAll(() => world.close());
const admin = await world.admin();
const browser = world.visitor();
const HOSTILE = '=HYPERLINK("x"), "quoted"\nand a second line';

const message = (id: string, when: "before" | "after") =>
  ({ kind: "message", id, title: "A message", mustFinish: true, when, paragraphs: ["He came late."] }) as const;
const course: Course = {
  name: "trial",
  title: "A trial",
  needsUserId: true,
  items: [
    {
      kind: "questionnaire",
      id: "about",
      title: "You",
      mustFinish: true,
      intro: "",
      questions: [{ id: "work", kind: "choice", question: HOSTILE, choices: ["Nurse", "Doctor"], isRequired: true }],
    },
    message("first", "before"),
    {
      kind: "page",
      id: "lesson",
      title: "The lesson",
      mustFinish: false,
      paragraphs: ["Say what happened."],
      arms: ["taught"],
    },
    message("second", "after"),
    {
      kind: "questionnaire",
      id: "after",
      title: "After",
      mustFinish: true,
      intro: "",
      questions: [
        { id: "calm", kind: "scale", question: "How calm are you?", low: "Not", high: "Very" },
        { id: "words", kind: "text", question: "What else?" },
      ],
    },
  ],
  end: { title: "Thank you", paragraphs: [] },
};

const setStudy = (study: Partial<Study>) => admin.browser.put("/api/admin/courses/trial/study", study);
async function step(userId: string, change: object = {}): Promise<CourseProgress> {
  const answer = await browser.put(`/api/courses/trial/${userId}`, { key: keyFor(userId), ...change });
  expect([answer.status, answer.status === 200 ? "" : await answer.text()]).toEqual([200, ""]);
  return (await answer.json()) as CourseProgress;
}
async function answer(userId: string, version: string, item: string, answers: object): Promise<void> {
  const body = { id: randomUUID(), userId, key: keyFor(userId), version, item, answers };
  expect((await browser.post("/api/courses/trial/answers", body)).status).toBe(201);
}
const fileOf = async (name: string) => (await admin.browser.get(`/api/admin/courses/trial/${name}`)).text();
const rowsOf = async (name: string): Promise<Record<string, string>[]> => parseCsv(await fileOf(name));

/** One of sixty who take the trial: a third stops after the first message. */
async function takeTrial(number: number): Promise<void> {
  const userId = number === 0 ? "test-0" : `p${number}`;
  const { version, waitsForArm } = await step(userId);
  expect(waitsForArm).toBe(true);
  await answer(userId, version, "about", { work: number % 2 });
  const { arm } = await step(userId, { index: 1, finished: ["about"] });
  await answer(userId, version, "first", { text: `You are late, ${number}` });
  await step(userId, { finished: ["first"] });
  if (number % 3 === 0) return;
  await answer(userId, version, "second", { text: number === 1 ? HOSTILE : `You came at nine, ${number}` });
  await answer(userId, version, "after", { calm: arm === "taught" ? 3 + (number % 2) : number % 2, words: HOSTILE });
  const pages = arm === "taught" ? 5 : 4;
  await step(userId, { index: pages, finished: ["second", "after", "end"] });
}

test("COURSE-06 a seed alone decides the arms, block by block, each as often as any other.", () => {
  const lottery = { arms: ["a", "b", "c"], seed: "s", blockSize: 2 };
  const arms = Array.from({ length: 60 }, (_, at) => armOf(lottery, "", at));
  expect(arms).toEqual(Array.from({ length: 60 }, (_, at) => armOf(lottery, "", at)));
  for (let at = 0; at < 60; at += 6) expect(arms.slice(at, at + 6).sort()).toEqual(["a", "a", "b", "b", "c", "c"]);
  expect(arms).not.toEqual(Array.from({ length: 60 }, (_, at) => armOf({ ...lottery, seed: "t" }, "", at)));
});

test("COURSE-06 an interval counts every sample that could be drawn, of few answers, of very many, and of one far out.", () => {
  expect(bootstrapMean([])).toEqual({ n: 0, mean: null, low: null, high: null });
  expect(bootstrapMean([3])).toEqual({ n: 1, mean: 3, low: null, high: null });
  expect(bootstrapMean([3, 3, 3])).toEqual({ n: 3, mean: 3, low: 3, high: 3 });
  // Two answers make four samples: one in four is all of the lower.
  expect(bootstrapMean([1, 5])).toEqual({ n: 2, mean: 3, low: 1, high: 5 });
  const inTurn = (length: number) => Array.from({ length }, (_, at) => at % 5);
  // The mean of so many with a deviation of 1.41: 1.96 standard errors.
  expect(bootstrapMean(inTurn(100))).toEqual({ n: 100, mean: 2, low: 1.72, high: 2.28 });
  const { low, high } = bootstrapMean(inTurn(20_000));
  expect([low, high].map((bound) => Math.round((bound ?? 0) * 1000))).toEqual([1980, 2020]);
  // How often one of them is drawn decides all: none to three times.
  const far = bootstrapMean([...inTurn(499), 10_000]);
  expect([far.low ?? -1, far.high ?? -1].map((bound) => Math.round(bound / 10))).toEqual([0, 6]);
});

test("COURSE-06 sixty participants go through a study with two arms, and its files join, whatever they wrote.", async () => {
  expect((await admin.browser.put("/api/admin/courses/trial", { course, base: null })).status).toBe(200);
  const arms = ["taught", "control"];
  const lottery = { arms, blockSize: 1, stratifyBy: "about/work" };
  expect((await setStudy({ ...lottery, completionUrl: "https://panel.example.org/?id={userId}" })).status).toBe(200);
  // All within a minute, as a panel sends them.
  await Promise.all(Array.from({ length: 61 }, (_, number) => takeTrial(number)));

  const wide = await rowsOf("wide.csv");
  expect(wide).toHaveLength(60);
  for (const stratum of ["1", "2"]) {
    const own = wide.filter((row) => row.stratum === stratum);
    expect(new Set(own.map(({ about__work }) => about__work))).toEqual(new Set([stratum]));
    expect(arms.map((arm) => own.filter((row) => row.arm === arm).length).toSorted()).toEqual([15, 15]);
  }
  const long = await rowsOf("long.csv");
  const ids = new Set(wide.map(({ userId }) => userId));
  expect(long.every(({ userId }) => ids.has(userId ?? ""))).toBe(true);
  expect(long.filter(({ event }) => event === "assigned")).toHaveLength(60);
  expect(long.find(({ item, question }) => item === "after" && question === "words")?.answer).toBe(`'${HOSTILE}`);
  expect(wide.find(({ userId }) => userId === "p1")).toMatchObject({ about__work: "2", second__text: `'${HOSTILE}` });

  const book = await rowsOf("codebook.csv");
  const named = new Set(book.filter(({ file }) => file === "wide.csv").map(({ name }) => name));
  expect(Object.keys(wide[0] ?? {}).every((name) => named.has(name))).toBe(true);
  expect(book.find(({ name }) => name === "about__work")).toMatchObject({
    meaning: `'${HOSTILE}`,
    values: "1 = Nurse; 2 = Doctor",
    type: "category",
  });

  // Who scores the texts learns neither whose they are nor the arm; the key joins them again.
  const texts = await rowsOf("messages.csv");
  // No number to any program: 12e5 would be one.
  for (const { text } of texts) expect(text).toMatch(/^t[0-9a-f]{10}$/);
  expect(Object.keys(texts[0] ?? {})).toEqual(["text", "message"]);
  const keys = new Map((await rowsOf("message-key.csv")).map((row) => [row.text, row]));
  expect(texts).toHaveLength(100);
  for (const { text, message: written } of texts) {
    const { userId, when, arm } = keys.get(text) ?? {};
    const row = wide.find((one) => one.userId === userId);
    expect([arm, when === "before" ? row?.first__text : row?.second__text]).toEqual([row?.arm, written]);
  }
}, 240_000);

test("COURSE-06 the report says where people stop, and what came out in each arm with its interval.", async () => {
  const arms = ["control", "taught"];
  const report = (await (await admin.browser.get("/api/admin/courses/trial/report")).json()) as StudyReport;
  expect(report.pages.map(({ id, stopped }) => [id, stopped])).toContainEqual(["first", 20]);
  expect(report.pages.find(({ id }) => id === "end")).toMatchObject({ reached: 40, stopped: 0 });
  expect(report.arms.map(({ began }) => began)).toEqual([30, 30]);
  const outcomeOf = (wanted: string) => report.outcomes.find(({ name }) => name === wanted);
  const calm = outcomeOf("after__calm");
  const [control, taught] = calm?.kind === "mean" ? calm.arms : [];
  expect([control?.name, taught?.name]).toEqual(["control", "taught"]);
  expect(control?.high ?? 9).toBeLessThan(taught?.low ?? 0);
  const wide = await rowsOf("wide.csv");
  const own = wide
    .filter(({ arm, after__calm }) => arm === "taught" && after__calm)
    .map((row) => Number(row.after__calm));
  expect(taught?.mean).toBeCloseTo(own.reduce((sum, value) => sum + value, 0) / own.length, 10);
  // Nurses and doctors have no mean: of each arm half are either, with an interval too.
  const half = { n: 30, mean: 0.5, low: expect.closeTo(0.333, 3), high: expect.closeTo(0.667, 3) };
  const halves = arms.map((name) => ({ name, ...half }));
  expect(outcomeOf("about__work")).toEqual({
    kind: "shares",
    name: "about__work",
    meaning: HOSTILE,
    answers: [
      { answer: "Nurse", arms: halves },
      { answer: "Doctor", arms: halves },
    ],
  });
});

test("COURSE-06 an arm stays, on any device and after the study has changed; whoever tries it out takes nobody's place.", async () => {
  const before = (await step("p1")).arm;
  const { completionUrl, completionCode } = await step("p1");
  expect([completionUrl, completionCode]).toEqual(["https://panel.example.org/?id=p1", null]);
  expect((await step("p3")).completionUrl).toBeNull();
  await setStudy({ arms: ["other", "another"], quota: 1, completionCode: "C1" });
  const { courses } = (await (await admin.browser.get("/api/admin/courses")).json()) as { courses: CourseReport[] };
  expect(courses.find(({ name }) => name === "trial")?.unseen).toEqual(["The lesson"]);
  expect((await step("p1")).arm).toBe(before);
  expect((await step("p1")).completionCode).toBe("C1");
  // The study is full; whoever tries it out begins all the same, and learns no code.
  await expectError(await browser.put("/api/courses/trial/p99", { key: keyFor("p99") }), 403, "STUDY_FULL");
  expect((await step("test-9")).version).toBeTruthy();
  expect((await rowsOf("participants.csv")).some(({ userId }) => userId?.startsWith("test-"))).toBe(false);
  const { version } = (await (await browser.get("/api/courses/trial")).json()) as CourseVersion;
  expect(version).toMatch(/^[0-9a-f]{16}$/);
});

test("COURSE-06 of several answers to the question that divides people the first decides, as in the files.", async () => {
  await setStudy({ arms: ["taught", "control"], stratifyBy: "about/work" });
  const { version } = await step("p97");
  world.time = () => new Date(Date.now() + 60_000);
  await answer("p97", version, "about", { work: 1 });
  world.time = () => new Date();
  await answer("p97", version, "about", { work: 0 });
  await step("p97");
  const own = (await rowsOf("wide.csv")).find(({ userId }) => userId === "p97");
  expect(own).toMatchObject({ stratum: "1", about__work: "1" });
});

test("COURSE-06 whoever guesses a user id of a study learns neither the arm nor the code nor a word, and moves nothing.", async () => {
  const mine = (userId: string) => world.db.select().from(participants).where(eq(participants.userId, userId));
  const rowOf = async (userId: string) => {
    const [participant] = await mine(userId);
    const isTheirs = eq(courseProgress.participantId, participant?.id ?? "");
    return (await world.db.select().from(courseProgress).where(isTheirs))[0];
  };
  const before = await rowOf("p1");
  const { browser: member } = await world.member();
  const other = keyFor("p2");
  for (const guesser of [world.visitor(), member])
    for (const guess of [
      {},
      { key: other },
      { key: randomUUID(), panel: { userId: "p1" } },
      { index: 0, finished: ["lesson"] },
      { index: 99 },
    ]) {
      const refused = await guesser.put("/api/courses/trial/p1", guess);
      await expectError(refused.clone(), 403, "BEGUN_ELSEWHERE");
      expect(await refused.text()).not.toMatch(/taught|control|C1|panel\.example|late/);
    }
  expect(await rowOf("p1")).toEqual(before);
  // Of one that nobody has nothing is begun without a key, with which alone it could go on.
  await setStudy({ arms: ["taught", "control"] });
  await expectError(await browser.put("/api/courses/trial/p98", {}), 422, "INVALID_INPUT");
  expect(await mine("p98")).toEqual([]);
});

test("COURSE-06 arms that could not be drawn, and a question that is not there, are refused.", async () => {
  await expectError(await setStudy({ arms: ["a", "a"] }), 422, "INVALID_INPUT");
  await expectError(await setStudy({ arms: ["a b"] }), 422, "INVALID_INPUT");
  await expectError(await setStudy({ arms: ["a", "b"], stratifyBy: "about/nothing" }), 422, "INVALID_INPUT");
  await expectError(await setStudy({ arms: ["a", "b"], stratifyBy: "after/words" }), 422, "INVALID_INPUT");
  await expectError(await setStudy({ completionUrl: "javascript:alert(1)" }), 422, "INVALID_INPUT");
});

test("COURSE-06 a seed that was drawn stays when the study is saved again without one; one that is written takes its place.", async () => {
  const seedOf = async (study: Partial<Study>) => ((await (await setStudy(study)).json()) as Study).seed;
  const arms = ["taught", "control"];
  const seed = await seedOf({ arms });
  expect(seed).not.toBe("");
  expect(await seedOf({ arms, quota: 200 })).toBe(seed);
  expect(await seedOf({ arms, seed: "mine" })).toBe("mine");
  expect(await seedOf({ arms })).toBe("mine");
});

test("COURSE-06 a course that no longer asks what divides the people of its study is not saved.", async () => {
  await setStudy({ arms: ["taught", "control"], stratifyBy: "about/work" });
  const { version } = (await (await browser.get("/api/courses/trial")).json()) as CourseVersion;
  const [about, ...others] = course.items;
  const save = (items: object[]) =>
    admin.browser.put("/api/admin/courses/trial", { course: { ...course, items }, base: version });
  const question = { id: "work", kind: "text", question: "What is your work?" };
  for (const first of [
    { ...about, id: "you" },
    { ...about, questions: [question] },
    { ...about, arms: ["taught"] },
    null,
  ]) {
    const fields = await expectError(await save([...(first ? [first] : []), ...others]), 422, "INVALID_INPUT");
    expect(fields?.["course.items"]).toContain("about/work");
  }
  expect((await save([{ ...about, title: "About you" }, ...others])).status).toBe(200);
});

test("COURSE-06 whoever has no arm yet at the end of a study with arms gets no code, and is told what is left.", async () => {
  const items = course.items.map((item) => ({ ...item, mustFinish: false }));
  const open = { ...course, name: "open-trial", items };
  expect((await admin.browser.put("/api/admin/courses/open-trial", { course: open, base: null })).status).toBe(200);
  const study = { arms: ["taught", "control"], stratifyBy: "about/work", completionCode: "C2" };
  expect((await admin.browser.put("/api/admin/courses/open-trial/study", study)).status).toBe(200);
  const key = keyFor("p1");
  const go = async (finished: string[]) =>
    (await (await browser.put("/api/courses/open-trial/p1", { key, finished })).json()) as CourseProgress;
  const before = await go(["end"]);
  expect(before).toMatchObject({ arm: null, completionCode: null, unfinished: ["about"] });
  const given = { id: randomUUID(), userId: "p1", key, version: before.version, item: "about", answers: { work: 0 } };
  expect((await browser.post("/api/courses/open-trial/answers", given)).status).toBe(201);
  expect(await go(["about"])).toMatchObject({ completionCode: "C2", unfinished: [] });
});

test("COURSE-06 an answer is told by the version that it was given in, and the codebook says where versions differ.", async () => {
  const asks = (id: string, choices: string[], calm: string): Course["items"][number] => ({
    kind: "questionnaire",
    id,
    title: "You",
    mustFinish: true,
    intro: "",
    questions: [
      { id: "work", kind: "choice", question: "What is your work?", choices },
      { id: "calm", kind: "scale", question: calm, low: "Not", high: "Very" },
    ],
  });
  const save = async (base: string | null, choices: string[], calm: string) => {
    const items = [asks("about", choices, calm), asks("after", choices, calm)];
    const changed = { ...course, name: "renewed", items };
    const saved = await admin.browser.put("/api/admin/courses/renewed", { course: changed, base });
    expect(saved.status).toBe(200);
    return ((await saved.json()) as CourseVersion).version;
  };
  const give = async (userId: string, version: string, item: string) => {
    await browser.put(`/api/courses/renewed/${userId}`, {});
    const body = { id: randomUUID(), userId, version, item, answers: { work: 0, calm: 3 } };
    expect((await browser.post("/api/courses/renewed/answers", body)).status).toBe(201);
  };
  const ofRenewed = async (file: string): Promise<Record<string, string>[]> =>
    parseCsv(await (await admin.browser.get(`/api/admin/courses/renewed/${file}`)).text());

  const first = await save(null, ["Nurse", "Doctor"], "How calm are you?");
  await give("p1", first, "about");
  const differing = (await ofRenewed("codebook.csv")).flatMap(({ versions, otherWords }) => [versions, otherWords]);
  expect(new Set(differing)).toEqual(new Set([""]));
  const second = await save(first, ["Doctor", "Nurse", "Porter"], "Are you calm?");
  await give("p2", second, "about");
  // Who began the first version, in a page that was loaded anew.
  await give("p1", second, "after");

  const [p1, p2] = await ofRenewed("wide.csv");
  const work = { about__work: "1", [`about__work__${second}`]: "", after__work: "", [`after__work__${second}`]: "1" };
  expect(p1).toMatchObject({ userId: "p1", version: first, ...work, about__calm: "4", after__calm: "4" });
  expect(p2).toMatchObject({ userId: "p2", about__work: "", [`about__work__${second}`]: "1", about__calm: "4" });
  const book = new Map((await ofRenewed("codebook.csv")).map((row) => [row.name, row]));
  expect(book.get("about__work")).toMatchObject({ values: "1 = Nurse; 2 = Doctor", versions: first, otherWords: "" });
  expect(book.get(`about__work__${second}`)).toMatchObject({
    values: "1 = Doctor; 2 = Nurse; 3 = Porter",
    versions: second,
  });
  expect(book.get("about__calm")).toMatchObject({
    meaning: "Are you calm?",
    versions: "",
    otherWords: `${first}: How calm are you?`,
  });
  const chosen = (await ofRenewed("long.csv")).filter(({ question }) => question === "work");
  expect(chosen.map(({ userId, words, version }) => [userId, words, version])).toEqual([
    ["p1", "Nurse", first],
    ["p2", "Doctor", second],
    ["p1", "Doctor", second],
  ]);
  const report = (await (await admin.browser.get("/api/admin/courses/renewed/report")).json()) as StudyReport;
  const shares = report.outcomes.flatMap((one) => (one.kind === "shares" ? [[one.name, one.answers.length]] : []));
  expect(shares.slice(0, 2)).toEqual([
    ["about__work", 2],
    [`about__work__${second}`, 3],
  ]);
});

test("COURSE-06 whoever began a version that does not ask what divides people now is put among those who left it open, and comes to the end.", async () => {
  const [about, first] = course.items;
  const age = { id: "age", kind: "choice", question: "Your age?", choices: ["Under 40", "40 or more"] };
  const page = { kind: "questionnaire", id: "you", title: "You", mustFinish: false, intro: "", questions: [age] };
  const inWords = { ...page, questions: [{ id: "age", kind: "text", question: "Your age?" }] };
  const address = "/api/admin/courses/grown";
  const save = async (base: string | null, items: (object | undefined)[]) => {
    const saved = await admin.browser.put(address, { course: { ...course, name: "grown", items }, base });
    expect(saved.status).toBe(200);
    return ((await saved.json()) as CourseVersion).version;
  };
  const divideBy = async (stratifyBy: string) => {
    const study = { arms: ["taught", "control"], stratifyBy, completionCode: "C3" };
    expect((await admin.browser.put(`${address}/study`, study)).status).toBe(200);
  };
  const go = async (userId: string, change: object = {}) => {
    const answer = await browser.put(`/api/courses/grown/${userId}`, { key: keyFor(userId), ...change });
    return (await answer.json()) as CourseProgress;
  };
  const write = async (userId: string, version: string, item: string, answers: object) => {
    const body = { id: randomUUID(), userId, key: keyFor(userId), version, item, answers };
    expect((await browser.post("/api/courses/grown/answers", body)).status).toBe(201);
  };
  const one = await save(null, [about, first]);
  await divideBy("about/work");
  expect((await go("p1")).waitsForArm).toBe(true);
  const two = await save(one, [about, first, inWords]);
  await go("p2");
  await write("p2", two, "you", { age: "I am 1" });
  const three = await save(two, [about, first, page]);
  await divideBy("you/age");

  expect((await go("p3")).waitsForArm).toBe(true);
  await write("p3", three, "you", { age: 0 });
  for (const userId of ["p1", "p2", "p3"]) {
    const { arm, waitsForArm, version } = await go(userId);
    expect([["taught", "control"].includes(arm ?? ""), waitsForArm]).toEqual([true, false]);
    await write(userId, version, "about", { work: 0 });
    await write(userId, version, "first", { text: "You came at nine." });
    const end = await go(userId, { finished: ["about", "first", "end"] });
    expect(end).toMatchObject({ completionCode: "C3", unfinished: [] });
  }
  const wide = parseCsv(await (await admin.browser.get(`${address}/wide.csv`)).text());
  expect(wide.map(({ stratum }) => stratum)).toEqual(["none", "none", "1"]);
});
