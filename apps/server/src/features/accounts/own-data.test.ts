import { randomUUID } from "node:crypto";
import { feelingItems, judgmentItems } from "@wellput/content/quiz";
import type { Challenge, Me, Page } from "@wellput/contract";
import { and, desc, eq } from "drizzle-orm";
import { afterAll, expect, test } from "vitest";
import { storeOneOfEverything } from "../../../test/kit/one-of-everything.ts";
import { expectError } from "../../../test/kit/visitor.ts";
import { World } from "../../../test/kit/world.ts";
import { credentials, outbox, sessions } from "../../db/schema/index.ts";

const world = await World.open();
afterAll(() => world.close());

const MINUTE_MS = 60_000;
const NEW_PASSWORD = "battery staple";

test("AUTH-15 the export is one JSON file with everything of one's own, and nobody else's.", async () => {
  const [ada, eve] = [await world.member(), await world.member()];
  const samples = await storeOneOfEverything(world.db, ada.id, "of-ada");
  await storeOneOfEverything(world.db, eve.id, "of-eve");
  const response = await ada.browser.get("/api/me/export");
  expect(response.headers.get("content-disposition")).toBe('attachment; filename="wellput-my-data.json"');
  expect(response.headers.get("content-type")).toMatch(/^application\/json/);
  const text = await response.text();
  const own = JSON.parse(text) as Record<string, object[]>;
  expect(own).toMatchObject({
    profile: [{ email: ada.email, group: "GENERAL" }],
    scenarios: [{ title: "of-ada" }],
    publicScenarios: expect.arrayContaining([expect.objectContaining({ title: "Shared" })]),
    publicChallenges: [{ title: "Shared" }],
    challenges: [{ title: "of-ada", sentence0: "of-ada", sentence9: "", additional: "of-ada", authorId: ada.id }],
    [`groups/Ward/${samples.publicScenario}`]: [{ title: "of-ada", finalMessage: "of-ada", authorId: ada.id }],
    [`groups/${samples.sheet}`]: [{ request: "of-ada", strategies: "of-ada" }],
    logs: [{ NegF_: [{ text: "of-ada", selected: ["of-ada"] }] }],
    articles: expect.arrayContaining([expect.objectContaining({ title: "Ours" })]),
    generalAttempt: [{ m: "of-ada", oldM: "of-ada", sess_id: "of-ada", g: "of-ada", tg: "of-ada", d: "a", t: "G" }],
    judgmentsquiz: [{ finalScore: 0, Correct: 0, Incorrect: 1, answers: [{ question: "of-ada" }] }],
    messages: [{ message: "of-ada" }],
    userFeedbackNeg: [{ authorId: ada.id, user_feedback_str: "of-ada", s_str: "of-ada", s_i: 0 }],
    userFeedbackPos: [],
    userFeedbackGeneral: [],
    usage: [{ id: expect.any(String), time: expect.any(String), name: "page_view" }],
    signIns: [{ createdAt: expect.any(String) }],
    waysToSignIn: [{ providerId: "credential" }],
  });
  expect(text).not.toContain("of-eve");
  expect(text).not.toContain(eve.id);
});

test("RELY-04 one export is made at a time for a person, and others have theirs meanwhile.", async () => {
  const [ada, eve] = [await world.member(), await world.member()];
  const exportOf = ({ browser }: typeof ada) => browser.get("/api/me/export");
  const [first, second, other] = await Promise.all([exportOf(ada), exportOf(ada), exportOf(eve)]);
  expect([first.status, second.status].sort()).toEqual([200, 429]);
  expect(other.status).toBe(200);
  expect((await exportOf(ada)).status).toBe(200);
});

test("FB-11 AUTH-15 in the export each try stands under its own path, and takes the place of nothing.", async () => {
  const { browser } = await world.member();
  await browser.post("/api/logs", { id: randomUUID(), title: "Monday" });
  const paths = ["generalAttempt", "Students2023/week1/tries", "logs", "__proto__", "exportedAt"];
  for (const attempt_path of paths) await browser.analyse({ data: "Hello.", record_attempt: "true", attempt_path });
  const own = JSON.parse(await (await browser.get("/api/me/export")).text());
  for (const path of paths) {
    expect(Object.hasOwn(own, path)).toBe(true);
    expect([path, own[path].at(-1)]).toEqual([path, expect.objectContaining({ m: "Hello.", d: "a", t: "G" })]);
  }
  expect(own.logs).toMatchObject([{ title: "Monday" }, { m: "Hello." }]);
  const fields = ["id", "g", "d", "tg", "oldM", "m", "t", "sess_id", "s", "engine_version", "createdAt"];
  expect(Object.keys(own.generalAttempt[0]).sort()).toEqual(fields.sort());
});

test("CHAL-04 AUTH-15 the export has one's challenges, drafts among them, in the fields of the records.", async () => {
  const admin = await world.admin();
  const fields = { summary: "", tags: ["work"], groups: ["GENERAL"], direction: "u", type: "d" };
  const challengeObjectList = [{ t: "O", p: "Say what you saw.", s: "You are always late.", m: "It came on Friday." }];
  const stored = { id: randomUUID(), title: "Monday", isPublic: false, challengeObjectList, ...fields };
  expect((await admin.browser.post("/api/challenges", stored)).status).toBe(201);
  const own = JSON.parse(await (await admin.browser.get("/api/me/export")).text());
  const kept = { authorId: admin.id, authByAdmin: true, createdAt: expect.any(String) };
  expect(own.publicChallenges).toEqual([{ ...stored, ...kept }]);
});

test("DATA-03 the profile lists what one's things were made from, in the session and in the export, as they come and go.", async () => {
  const { browser } = await world.member();
  const sessionLists = async () => {
    const { me } = (await (await browser.get("/api/session")).json()) as { me: Me };
    const { scenarioParents, challenges, parentDocs, userFeedback, judgmentsquiz } = me;
    const [profile] = JSON.parse(await (await browser.get("/api/me/export")).text()).profile;
    expect(profile).toMatchObject({ scenarioParents, challenges, parentDocs, userFeedback, judgmentsquiz });
    return { scenarioParents, challenges, parentDocs, userFeedback, judgmentsquiz };
  };
  const none = { scenarioParents: [], challenges: [], parentDocs: [], userFeedback: [], judgmentsquiz: [] };
  expect(await sessionLists()).toEqual(none);
  const { items } = (await (await browser.get("/api/challenges?limit=1")).json()) as Page<Challenge>;
  const parentDoc = items[0]?.id ?? "";
  const [first, second] = [1, 2].map(() => ({ id: randomUUID(), parentDoc, title: "Mine", sentence0: "It came." }));
  for (const response of [first, second]) await browser.post("/api/responses", response);
  const scenario = { id: randomUUID(), title: "Mine", parentDoc: "scenario1" };
  await browser.post("/api/scenarios", scenario);
  const [liked, disliked, letter] = ["+1", "-1", "general"].map((user_feedback_value) => ({
    id: randomUUID(),
    user_feedback_value,
  }));
  await browser.post("/api/ratings", { ratings: [liked, disliked, letter] });
  const all = await sessionLists();
  expect(all).toMatchObject({ scenarioParents: ["scenario1"], challenges: [parentDoc] });
  expect(all.parentDocs.sort()).toEqual([parentDoc, "scenario1"].sort());
  expect(all.userFeedback.sort()).toEqual(
    [`userFeedbackPos/${liked?.id}`, `userFeedbackNeg/${disliked?.id}`, `userFeedbackGeneral/${letter?.id}`].sort(),
  );

  const answers = [...feelingItems.slice(0, 5), ...judgmentItems.slice(0, 5)].map((item) => ({
    itemId: item.id,
    userAnswer: "feeling",
  }));
  await browser.post("/api/quiz-results", { id: randomUUID(), answers });
  expect(await sessionLists()).toMatchObject({ judgmentsquiz: [0.5] });

  // A parent stays as long as something of one's own has it.
  await browser.delete(`/api/responses/${first?.id}`);
  expect(await sessionLists()).toMatchObject({ challenges: [parentDoc] });
  await browser.delete(`/api/responses/${second?.id}`);
  expect(await sessionLists()).toMatchObject({ challenges: [], parentDocs: ["scenario1"] });
  await browser.delete(`/api/scenarios/${scenario.id}`);
  expect(await sessionLists()).toMatchObject({ scenarioParents: [], parentDocs: [] });
});

test("AUTH-15 no secret leaves with the export: no hash, no session, no link that still works.", async () => {
  const { browser, id, email } = await world.member();
  await browser.post("/api/password-resets", { email });
  const text = await (await browser.get("/api/me/export")).text();
  const [session] = await world.db.select().from(sessions).where(eq(sessions.userId, id));
  const [credential] = await world.db.select().from(credentials).where(eq(credentials.userId, id));
  const [mail] = await world.db.select().from(outbox).where(eq(outbox.recipient, email));
  const token = /token=(\S+)/.exec(mail?.text ?? "")?.[1];
  for (const secret of [session?.token, credential?.password, token]) {
    expect(secret).toMatch(/.{20}/);
    expect(text).not.toContain(secret);
  }
});

test("AUTH-10 a changed password signs in, the old one does not, and other browsers are signed out.", async () => {
  const { browser, email, password } = await world.member();
  const elsewhere = world.visitor();
  await elsewhere.post("/api/session", { email, password });
  expect((await browser.put("/api/me/password", { password: NEW_PASSWORD })).status).toBe(204);
  expect(await (await elsewhere.get("/api/session")).json()).toEqual({ me: null });
  expect(await (await browser.get("/api/session")).json()).toMatchObject({ me: { email } });
  await expectError(await elsewhere.post("/api/session", { email, password }), 401, "PASSWORD_WRONG");
  expect((await elsewhere.post("/api/session", { email, password: NEW_PASSWORD })).status).toBe(200);
  const [mail] = await world.db
    .select()
    .from(outbox)
    .where(eq(outbox.recipient, email))
    .orderBy(desc(outbox.createdAt));
  expect(mail).toMatchObject({ subject: "Your Wellput password was changed" });
});

test("AUTH-10 a session that is not of the last minutes needs the current password.", async () => {
  const { browser, password } = await world.member();
  world.time = () => new Date(Date.now() + 11 * MINUTE_MS);
  const change = (currentPassword?: string) =>
    browser.put("/api/me/password", { password: NEW_PASSWORD, currentPassword });
  await expectError(await change(), 403, "CURRENT_PASSWORD_REQUIRED");
  await expectError(await change("wrong horse"), 401, "PASSWORD_WRONG");
  expect((await change(password)).status).toBe(204);
  world.time = () => new Date();
});

test("AUTH-10 who has no password yet proves themselves by signing in again, then sets a first one.", async () => {
  const { browser, id, email } = await world.member();
  const isPassword = and(eq(credentials.userId, id), eq(credentials.providerId, "credential"));
  await world.db.delete(credentials).where(isPassword);
  world.time = () => new Date(Date.now() + 11 * MINUTE_MS);
  await expectError(await browser.put("/api/me/password", { password: NEW_PASSWORD }), 403, "SIGN_IN_AGAIN");
  world.time = () => new Date();
  expect((await browser.put("/api/me/password", { password: NEW_PASSWORD })).status).toBe(204);
  expect((await world.visitor().post("/api/session", { email, password: NEW_PASSWORD })).status).toBe(200);
});

test("AUTH-10 a password that is too short or too long is refused and named.", async () => {
  const { browser } = await world.member();
  for (const password of ["", "short", "x".repeat(129)]) {
    expect(await expectError(await browser.put("/api/me/password", { password }), 422, "INVALID_INPUT")).toHaveProperty(
      "password",
    );
  }
});

test("AUTH-16 signing out everywhere else leaves this browser alone.", async () => {
  const { browser, email, password } = await world.member();
  const others = [world.visitor(), world.visitor()];
  for (const other of others) await other.post("/api/session", { email, password });
  expect(await (await browser.delete("/api/me/sessions")).json()).toEqual({ ended: 2 });
  for (const other of others) expect(await (await other.get("/api/session")).json()).toEqual({ me: null });
  expect(await (await browser.get("/api/session")).json()).toMatchObject({ me: { email } });
});
