import { randomUUID } from "node:crypto";
import { type ParticipantCount, participantAttemptPath } from "@wellput/contract";
import { and, eq } from "drizzle-orm";
import { afterAll, expect, test } from "vitest";
import { expectError, type Visitor } from "../../../test/kit/visitor.ts";
import { World } from "../../../test/kit/world.ts";
import { attempts, auditLog, participants, ratings } from "../../db/schema/index.ts";

const world = await World.open({ HELPER_FOLDERS: ["Students2023", "Ward7"] });
afterAll(() => world.close());

const addressOf = (collection: string, userId: string) => `/api/participants/${collection}/${userId}`;
const stored = (collection: string, userId: string) =>
  world.db
    .select()
    .from(participants)
    .where(and(eq(participants.collection, collection), eq(participants.userId, userId)));
async function tryAs(browser: Visitor, attempt_path: string): Promise<string> {
  const attempt_id = randomUUID();
  const form = { data: "You never listen to me.", record_attempt: "true", attempt_id, attempt_path };
  expect((await browser.analyse(form)).status).toBe(200);
  return attempt_id;
}
const triesAt = (path: string) => world.db.$count(attempts, eq(attempts.path, path));

test("HELP-04 a participant is kept under the collection of their link, with when they began.", async () => {
  const before = Date.now();
  const userId = randomUUID();
  const response = await world.visitor().put(addressOf("Students2023", userId));
  expect([response.status, await response.json()]).toEqual([200, { collection: "Students2023", userId }]);
  const rows = await stored("Students2023", userId);
  expect(rows).toHaveLength(1);
  expect(rows[0]?.createdAt.getTime()).toBeGreaterThanOrEqual(before);
});

test("HELP-04 the same link on two devices, in any case of its path, is one person who began once.", async () => {
  const userId = randomUUID();
  await world.visitor().put(addressOf("demoCourse", userId));
  const [first] = await stored("demoCourse", userId);
  world.time = () => new Date(Date.now() + 60_000);
  for (const name of ["demoCourse", "DEMOCOURSE", "democourse"]) {
    const response = await world.visitor().put(addressOf(name, userId));
    expect(await response.json()).toEqual({ collection: "demoCourse", userId });
  }
  world.time = () => new Date();
  expect(await stored("demoCourse", userId)).toEqual([first]);
  expect((await world.visitor().put(addressOf("Ward7", userId))).status).toBe(200);
  expect(await stored("Ward7", userId)).toHaveLength(1);
});

test("HELP-04 a user id that is too long, or has slashes or other signs, is refused, and so is an unknown folder.", async () => {
  const wrong = ["a".repeat(81), "a".repeat(10_000), "p%207", "p7%2F..%2Fp8", "p7;--", "p%C3%A9", "p.7", "%00"];
  for (const userId of wrong) {
    const fields = await expectError(await world.visitor().put(addressOf("demoCourse", userId)), 422, "INVALID_INPUT");
    expect(fields).toHaveProperty("userId");
  }
  for (const name of ["Elsewhere", "users", "__proto__", "generalAttempt"])
    await expectError(await world.visitor().put(addressOf(name, "p7")), 404, "COLLECTION_NOT_FOUND");
  await expectError(await world.visitor().put("/api/participants/demoCourse/p7/p8"), 404, "ROUTE_NOT_FOUND");
  expect(await world.db.$count(participants, eq(participants.userId, "p7"))).toBe(0);
});

test("HELP-04 500 participants begin within a minute from one address, each twice at once, and are counted once.", async () => {
  const ids = Array.from({ length: 500 }, () => randomUUID());
  const responses = await Promise.all(
    [...ids, ...ids].map((userId) => world.visitor().put(addressOf("usersStudentExpt1", userId))),
  );
  expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([200]));
  const { browser } = await world.admin();
  const { collections } = (await (await browser.get("/api/admin/participants")).json()) as {
    collections: ParticipantCount[];
  };
  expect(collections).toContainEqual({
    collection: "usersStudentExpt1",
    count: 500,
    newestAt: expect.stringMatching(/^\d{4}-/),
    isCourse: true,
  });
  expect(collections).toContainEqual({ collection: "usersStudentExpt2", count: 0, newestAt: null, isCourse: true });
  expect(collections).toContainEqual(expect.objectContaining({ collection: "Ward7", isCourse: false }));
});

test("HELP-04 an admin erases a participant by id with their tries, and nobody else's; nobody else may.", async () => {
  const { browser, id } = await world.admin();
  const [p7, p8] = [randomUUID(), randomUUID()];
  const pathOf = (userId: string) => participantAttemptPath({ collection: "Students2023", userId });
  for (const userId of [p7, p8]) {
    await world.visitor().put(addressOf("Students2023", userId));
    await tryAs(world.visitor(), pathOf(userId));
  }
  const address = `/api/admin/participants/Students2023/${p7}`;
  await expectError(await world.visitor().delete(address), 401, "NOT_SIGNED_IN");
  await expectError(await (await world.member()).browser.delete(address), 403, "NOT_ALLOWED");
  expect(await triesAt(pathOf(p7))).toBe(1);
  expect((await browser.delete(address)).status).toBe(204);
  expect([await stored("Students2023", p7), await triesAt(pathOf(p7))]).toEqual([[], 0]);
  expect([await stored("Students2023", p8), await triesAt(pathOf(p8))]).toEqual([[expect.anything()], 1]);
  await expectError(await browser.delete(address), 404, "PARTICIPANT_NOT_FOUND");
  const acts = await world.db.select().from(auditLog).where(eq(auditLog.actorId, id));
  expect(acts).toMatchObject([{ act: "participant.erased", target: "Students2023" }]);
});

test("HELP-02 COURSE-04 an admin takes away what the participants of a folder tried and rated; nobody else may.", async () => {
  const userId = randomUUID();
  await world.visitor().put(addressOf("Ward7", userId));
  const path = participantAttemptPath({ collection: "Ward7", userId });
  await tryAs(world.visitor(), path);
  const [kept] = await world.db.select().from(attempts).where(eq(attempts.path, path));
  const comment = kept?.s[0]?.r_l[0];
  if (!comment) throw new Error("nothing was said of the try");
  const sentence = "You never listen to me.";
  await world.db.insert(ratings).values({
    id: randomUUID(),
    user_feedback_value: "-1",
    user_feedback_str: "It is meant kindly",
    textInput: "",
    email: "",
    comment_id: comment.id,
    s_str: sentence,
    c: comment.c,
    r_str: comment.r_str,
    createdAt: new Date(),
  });
  const { browser, id } = await world.admin();
  const address = "/api/admin/participants/Ward7";
  const tries = await browser.get(`${address}/attempts.csv`);
  expect([tries.status, await tries.text()]).toEqual([200, expect.stringContaining(`${userId},,no,,${sentence}`)]);
  expect(await (await browser.get(`${address}/ratings.csv`)).text()).toMatch(
    new RegExp(`${userId},disagree,${comment.c},.*It is meant kindly`),
  );
  await expectError(await browser.get("/api/admin/participants/Elsewhere/attempts.csv"), 404, "COLLECTION_NOT_FOUND");
  await expectError(await browser.get(`${address}/answers.csv`), 404, "ROUTE_NOT_FOUND");
  await expectError(await (await world.member()).browser.get(`${address}/attempts.csv`), 403, "NOT_ALLOWED");
  const acts = await world.db.select().from(auditLog).where(eq(auditLog.actorId, id));
  expect(acts.map(({ target }) => target)).toEqual(["Ward7 attempts.csv", "Ward7 ratings.csv"]);
});

test("HELP-02 AUTH-11 what somebody says of comments on their tries as a participant is in no account, and stays when theirs goes.", async () => {
  const userId = randomUUID();
  const { browser, id } = await world.member();
  await browser.put(addressOf("Ward7", userId));
  const rate = async (attempt: string) => {
    const [kept] = await world.db.select().from(attempts).where(eq(attempts.id, attempt));
    const rating = { id: randomUUID(), user_feedback_value: "+1", comment_id: kept?.s[0]?.r_l[0]?.id };
    expect((await browser.post("/api/ratings", { ratings: [rating], attempt })).status).toBe(204);
    return rating.id;
  };
  const [theirs, own] = [participantAttemptPath({ collection: "Ward7", userId }), "compose"];
  const [nameless, named] = [await rate(await tryAs(browser, theirs)), await rate(await tryAs(browser, own))];
  const authorOf = async (rating: string) =>
    (await world.db.select().from(ratings).where(eq(ratings.id, rating))).map(({ authorId }) => authorId);
  expect([await authorOf(nameless), await authorOf(named)]).toEqual([[null], [id]]);
  expect(await (await browser.get("/api/me/export")).text()).not.toContain(nameless);
  expect((await browser.delete("/api/me", { body: "{}" })).status).toBe(204);
  expect([await authorOf(nameless), await authorOf(named)]).toEqual([[null], []]);
});

test("HELP-02 RELY-04 the files of a folder have all tries of everybody, however many, and whatever their user ids begin with.", async () => {
  const createdAt = new Date();
  const tries = Array.from({ length: 1200 }, (_none, at) => ({
    id: randomUUID(),
    path: participantAttemptPath({ collection: "Ward8", userId: at % 2 ? "p7" : "test-8" }),
    d: "a" as const,
    m: `Text ${at}.`,
    t: "O" as const,
    s: [],
    createdAt,
  }));
  await world.db.insert(attempts).values(tries);
  await world.db.insert(participants).values({ id: randomUUID(), collection: "Ward8", userId: "test-8", createdAt });
  const userId = "test-9";
  const said = await tryAs(world.visitor(), participantAttemptPath({ collection: "Ward7", userId }));
  const [kept] = await world.db.select().from(attempts).where(eq(attempts.id, said));
  const rating = { id: randomUUID(), user_feedback_value: "+1", comment_id: kept?.s[0]?.r_l[0]?.id };
  await world.visitor().post("/api/ratings", { ratings: [rating], attempt: said });
  const { browser } = await world.admin();
  const file = async (name: string) => (await browser.get(`/api/admin/participants/${name}`)).text();
  const written = [...(await file("Ward8/attempts.csv")).matchAll(/,(Text \d+\.),/g)].map(([, text]) => text);
  expect(written.toSorted()).toEqual(tries.map(({ m }) => m).toSorted());
  expect(await file("Ward7/ratings.csv")).toContain(`${userId},agree`);
});

test("HELP-02 tries of participants are kept in folders that are open, and in no other.", async () => {
  const open = "AIHelper/Ward7/p7";
  await tryAs(world.visitor(), open);
  expect(await triesAt(open)).toBe(1);
  for (const path of ["AIHelper/Elsewhere/p7", "AIHelper/ward7/p7"]) {
    await tryAs(world.visitor(), path);
    expect(await triesAt(path)).toBe(0);
    expect(world.logLines).toContainEqual(expect.objectContaining({ level: 50, attemptPath: path }));
  }
});
