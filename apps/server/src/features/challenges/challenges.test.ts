import { randomUUID } from "node:crypto";
import type { Challenge, Page } from "@wellput/contract";
import { afterAll, beforeAll, expect, test } from "vitest";
import { expectError, type Visitor } from "../../../test/kit/visitor.ts";
import { World } from "../../../test/kit/world.ts";

const world = await World.open();
afterAll(() => world.close());

const [ada, nurse, admin] = [await world.member(), await world.member(), await world.admin()];
const visitor = world.visitor();
beforeAll(async () => {
  await world.addGroup("WARD-CODE", "Ward 7", 50);
  await nurse.browser.post("/api/me/group", { joiningCode: "WARD-CODE" });
});

const draft = (changes: object = {}) => ({
  id: randomUUID(),
  title: "The late report",
  challengeObjectList: [{ t: "O", p: "What would a camera record?", s: "You are always late.", m: "" }],
  ...changes,
});
async function create(changes: object = {}, browser = admin.browser): Promise<Challenge> {
  const response = await browser.post("/api/challenges", draft(changes));
  expect(response.status).toBe(201);
  return (await response.json()) as Challenge;
}
async function listedFor(browser: Visitor): Promise<string[]> {
  const page = (await (await browser.get("/api/challenges?limit=100")).json()) as Page<Challenge>;
  return page.items.map(({ id }) => id);
}

test("HOME-01 visitors find the starter challenges, newest first.", async () => {
  const { items } = (await (await visitor.get("/api/challenges?limit=100")).json()) as Page<Challenge>;
  expect(items.length).toBeGreaterThan(5);
  const moments = items.map(({ createdAt }) => createdAt);
  expect(moments).toEqual([...moments].sort().reverse());
  expect(items[0]).toMatchObject({ isPublic: true, mine: false, canEdit: false });
});

test("CHAL-04 only an admin publishes a challenge.", async () => {
  await expectError(await visitor.post("/api/challenges", draft()), 401, "NOT_SIGNED_IN");
  await expectError(await ada.browser.post("/api/challenges", draft()), 403, "NOT_ALLOWED");
  const challenge = await create();
  expect(challenge).toMatchObject({
    groups: ["GENERAL"],
    direction: "a",
    type: "a",
    isPublic: true,
    authByAdmin: true,
    tags: [],
    summary: "",
    mine: true,
    canEdit: true,
  });
  expect(await (await visitor.get(`/api/challenges/${challenge.id}`)).json()).toMatchObject({
    title: "The late report",
  });
});

test("CHAL-04 the direction and the type of a challenge are up, down or all, which is kept as across.", async () => {
  expect(await create({ direction: "all", type: "all" })).toMatchObject({ direction: "a", type: "a" });
  const { id } = await create({ direction: "u", type: "d" });
  expect(await (await visitor.get(`/api/challenges/${id}`)).json()).toMatchObject({ direction: "u", type: "d" });
  const edited = await admin.browser.patch(`/api/challenges/${id}`, { type: "all", version: 1 });
  expect(await edited.json()).toMatchObject({ direction: "u", type: "a" });
  const fields = await expectError(
    await admin.browser.post("/api/challenges", draft({ type: "x" })),
    422,
    "INVALID_INPUT",
  );
  expect(fields).toHaveProperty("type");
});

test("CHAL-07 the list is asked for by tag, by type, or both.", async () => {
  const [first, second] = [await create({ tags: ["rest", "work"], type: "u" }), await create({ tags: ["rest"] })];
  const found = async (query: string) => {
    const page = (await (await visitor.get(`/api/challenges?limit=100&${query}`)).json()) as Page<Challenge>;
    return page.items.map(({ id }) => id).filter((id) => [first.id, second.id].includes(id));
  };
  expect(await found("tag=rest")).toEqual([second.id, first.id]);
  expect(await found("tag=work")).toEqual([first.id]);
  expect(await found("tag=rest&type=all")).toEqual([second.id]);
  expect(await found("tag=rest&type=u")).toEqual([first.id]);
  expect(await found("tag=nobody's")).toEqual([]);
  await expectError(await visitor.get("/api/challenges?type=x"), 422, "INVALID_INPUT");
});

test("CHAL-07 a draft is its author's alone until it is published, and again when it is taken back.", async () => {
  const other = await world.admin();
  const kept = await create({ isPublic: false, tags: ["limits"] });
  const path = `/api/challenges/${kept.id}`;
  expect(kept).toMatchObject({ isPublic: false, mine: true, canEdit: true });
  const expectHidden = async (...browsers: Visitor[]) => {
    for (const browser of browsers) {
      await expectError(await browser.get(path), 404, "CHALLENGE_NOT_FOUND");
      expect(await listedFor(browser)).not.toContain(kept.id);
    }
  };
  await expectHidden(visitor, ada.browser, other.browser);
  await expectError(await other.browser.patch(path, { isPublic: true, version: 1 }), 404, "CHALLENGE_NOT_FOUND");
  await expectError(await other.browser.delete(path), 404, "CHALLENGE_NOT_FOUND");
  expect(await listedFor(admin.browser)).toContain(kept.id);

  const published = await admin.browser.patch(path, { isPublic: true, version: 1 });
  expect(await published.json()).toMatchObject({ isPublic: true });
  expect((await visitor.get(path)).status).toBe(200);
  expect(await listedFor(visitor)).toContain(kept.id);
  expect((await other.browser.patch(path, { isPublic: false, version: 2 })).status).toBe(200);
  await expectHidden(visitor, ada.browser, other.browser);
  expect((await admin.browser.get(path)).status).toBe(200);
});

test("CHAL-07 a draft without an author is every admin's; who is no admin any more publishes nothing.", async () => {
  const first = await world.admin();
  const mine = await create({ isPublic: false }, first.browser);
  await world.change(first.id, { isAdmin: false });
  const change = (what: object) => first.browser.patch(`/api/challenges/${mine.id}`, { ...what, version: 1 });
  await expectError(await change({ isPublic: true }), 403, "NOT_ALLOWED");
  expect((await change({ title: "Mine still" })).status).toBe(200);

  const { items } = (await (await visitor.get("/api/challenges?limit=100")).json()) as Page<Challenge>;
  const starter = items.at(-1)?.id ?? "";
  await admin.browser.patch(`/api/challenges/${starter}`, { isPublic: false, version: 1 });
  await expectError(await visitor.get(`/api/challenges/${starter}`), 404, "CHALLENGE_NOT_FOUND");
  const other = await world.admin();
  expect(await listedFor(other.browser)).toContain(starter);
  const back = await other.browser.patch(`/api/challenges/${starter}`, { isPublic: true, version: 2 });
  expect(back.status).toBe(200);
});

test("CHAL-07 AUTH-11 drafts go with their author's account, what was published stays.", async () => {
  const author = await world.admin();
  const [kept, published] = [await create({ isPublic: false }, author.browser), await create({}, author.browser)];
  expect((await author.browser.delete("/api/me", { body: "{}" })).status).toBe(204);
  await expectError(await admin.browser.get(`/api/challenges/${kept.id}`), 404, "CHALLENGE_NOT_FOUND");
  expect((await visitor.get(`/api/challenges/${published.id}`)).status).toBe(200);
});

test("CHAL-04 a challenge has one to ten sentences.", async () => {
  const sentence = draft().challengeObjectList[0];
  const none = draft({ challengeObjectList: [] });
  const eleven = draft({ challengeObjectList: Array(11).fill(sentence) });
  for (const body of [none, eleven]) {
    const fields = await expectError(await admin.browser.post("/api/challenges", body), 422, "INVALID_INPUT");
    expect(fields).toHaveProperty("challengeObjectList");
  }
});

test("CHAL-05 the author edits what is named and nothing else; a member changes nothing.", async () => {
  const { id } = await create({ tags: ["work"], direction: "u", summary: "kept" });
  const path = `/api/challenges/${id}`;
  await expectError(await ada.browser.patch(path, { title: "forged", version: 1 }), 403, "NOT_ALLOWED");
  await expectError(await ada.browser.delete(path), 403, "NOT_ALLOWED");
  await expectError(await visitor.delete(path), 401, "NOT_SIGNED_IN");
  const edited = await admin.browser.patch(path, { title: "Edited", version: 1 });
  expect(await edited.json()).toMatchObject({ title: "Edited", tags: ["work"], direction: "u", summary: "kept" });
  expect((await admin.browser.patch(path, { version: 2 })).status).toBe(200);
  expect((await admin.browser.delete(path)).status).toBe(204);
  await expectError(await visitor.get(path), 404, "CHALLENGE_NOT_FOUND");
});

test("CHAL-05 of two admins who edit a challenge the second overwrites nothing that the first has saved.", async () => {
  const other = await world.admin();
  const { id, version } = await create({ summary: "kept" });
  const path = `/api/challenges/${id}`;
  expect(version).toBe(1);
  const first = await other.browser.patch(path, { summary: "Mended.", version });
  expect(await first.json()).toMatchObject({ summary: "Mended.", version: 2 });
  const second = { title: "Mine", summary: "kept" };
  await expectError(await admin.browser.patch(path, { ...second, version }), 409, "CHANGED_MEANWHILE");
  expect(await (await visitor.get(path)).json()).toMatchObject({ title: "The late report", summary: "Mended." });
  expect(await expectError(await admin.browser.patch(path, second), 422, "INVALID_INPUT")).toHaveProperty("version");
  const both = [other, admin].map(({ browser }) => browser.patch(path, { ...second, version: 2 }));
  expect((await Promise.all(both)).map(({ status }) => status).sort()).toEqual([200, 409]);
});

test("HOME-02 another admin edits and deletes a public challenge; who is no admin any more edits their own.", async () => {
  const first = await world.admin();
  const { id } = await create({}, first.browser);
  await world.change(first.id, { isAdmin: false });
  const own = { title: "Mine still", version: 1 };
  expect((await first.browser.patch(`/api/challenges/${id}`, own)).status).toBe(200);
  expect(await (await admin.browser.get(`/api/challenges/${id}`)).json()).toMatchObject({ mine: false, canEdit: true });
  expect((await admin.browser.delete(`/api/challenges/${id}`)).status).toBe(204);
});

test("CHAL-01 a group's challenge is for its members and admins alone.", async () => {
  const { id } = await create({ groups: ["Ward 7"] });
  for (const browser of [visitor, ada.browser]) expect(await listedFor(browser)).not.toContain(id);
  await expectError(await visitor.get(`/api/challenges/${id}`), 401, "NOT_SIGNED_IN");
  await expectError(await ada.browser.get(`/api/challenges/${id}`), 404, "CHALLENGE_NOT_FOUND");
  await expectError(await ada.browser.delete(`/api/challenges/${id}`), 404, "CHALLENGE_NOT_FOUND");
  for (const browser of [nurse.browser, admin.browser]) {
    expect(await listedFor(browser)).toContain(id);
    expect((await browser.get(`/api/challenges/${id}`)).status).toBe(200);
  }
});

test("CHAL-04 a retry stores one, and an id of somebody else's is refused.", async () => {
  const other = await world.admin();
  const body = draft();
  const answers = await Promise.all([1, 2].map(() => admin.browser.post("/api/challenges", body)));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 201]);
  await expectError(await other.browser.post("/api/challenges", body), 409, "ID_TAKEN");
});

test("HOME-02 with `mine` come one's own challenges alone.", async () => {
  const author = await world.admin();
  const { id } = await create({}, author.browser);
  const page = (await (await author.browser.get("/api/challenges?mine=true")).json()) as Page<Challenge>;
  expect(page.items.map((item) => item.id)).toEqual([id]);
  await expectError(await visitor.get("/api/challenges?mine=true"), 401, "NOT_SIGNED_IN");
});

const SAMPLED = {
  challengeObjectList: [
    { t: "O", p: "", s: "You are always late.", m: "This week you came at 9:20." },
    { t: "O", p: "", s: "You never listen.", m: "Twice I was cut off." },
  ],
};

/** Has feedback on words of one's own for a sentence, and answers the id of the try. */
async function tryOn(browser: Visitor, sentence: string): Promise<string> {
  const attempt_id = randomUUID();
  const form = { data: "You came at 9:20.", record_attempt: "true", attempt_id, old_m: sentence };
  expect((await browser.analyse(form)).status).toBe(200);
  return attempt_id;
}

test("CHAL-02 samples are with nobody who reads a challenge, but for its editors.", async () => {
  const { id } = await create(SAMPLED);
  for (const browser of [visitor, ada.browser]) {
    for (const path of ["/api/challenges?limit=100", `/api/challenges/${id}`]) {
      expect(await (await browser.get(path)).text(), path).not.toContain("came at 9:20");
    }
    expect(await (await browser.get(`/api/challenges/${id}`)).json()).toMatchObject({ sampled: [0, 1] });
  }
  const own = (await (await admin.browser.get(`/api/challenges/${id}`)).json()) as Challenge;
  expect(own.challengeObjectList).toEqual(SAMPLED.challengeObjectList);
  expect((await admin.browser.get(`/api/challenges/${id}/0/samples`)).status).toBe(200);
});

test("CHAL-02 the samples of a sentence come after a try of one's own at it, and to nobody else.", async () => {
  const { id } = await create(SAMPLED);
  const path = `/api/challenges/${id}/0/samples`;
  for (const browser of [visitor, ada.browser]) await expectError(await browser.get(path), 403, "NOT_TRIED");
  const byVisitor = await tryOn(visitor, "You are always late.");
  const open = await visitor.get(`${path}?attempt=${byVisitor}`);
  expect(await open.json()).toEqual({ samples: "This week you came at 9:20." });
  const byAda = await tryOn(ada.browser, "You are always late.");
  expect((await ada.browser.get(path)).status).toBe(200);

  const other = await world.member();
  await expectError(await visitor.get(`${path}?attempt=${byAda}`), 403, "NOT_TRIED");
  await expectError(await other.browser.get(`${path}?attempt=${byAda}`), 403, "NOT_TRIED");
  await expectError(await visitor.get(`${path}?attempt=${randomUUID()}`), 403, "NOT_TRIED");
  const second = `/api/challenges/${id}/1/samples`;
  await expectError(await visitor.get(`${second}?attempt=${byVisitor}`), 403, "NOT_TRIED");
  await expectError(await ada.browser.get(second), 403, "NOT_TRIED");
  await expectError(await ada.browser.get(`/api/challenges/${id}/2/samples`), 404, "CHALLENGE_NOT_FOUND");
  await expectError(await ada.browser.get(`/api/challenges/${id}/x/samples`), 404, "CHALLENGE_NOT_FOUND");
});

test("CHAL-06 the samples of a sentence come with an answer that was submitted, for its author and that sentence alone.", async () => {
  const m = ["It came on Friday.", "Could you send it?"];
  const { id } = await create({
    challengeObjectList: m.map((sample, at) => ({ t: "O", p: "", s: `Of the answered ${at}.`, m: sample })),
  });
  const [learner, other] = [await world.member(), await world.member()];
  const samples = (browser: Visitor, index: number) => browser.get(`/api/challenges/${id}/${index}/samples`);
  await expectError(await samples(learner.browser, 0), 403, "NOT_TRIED");
  const answer = { id: randomUUID(), parentDoc: id, title: "Mine", sentence0: "It came." };
  expect((await learner.browser.post("/api/responses", answer)).status).toBe(201);
  expect(await (await samples(learner.browser, 0)).json()).toEqual({ samples: m[0] });
  await expectError(await samples(learner.browser, 1), 403, "NOT_TRIED");
  for (const browser of [other.browser, visitor]) await expectError(await samples(browser, 0), 403, "NOT_TRIED");
  // They go with the sentence, wherever it stands by now.
  const { challengeObjectList: list } = (await (await admin.browser.get(`/api/challenges/${id}`)).json()) as Challenge;
  const change = { challengeObjectList: list.toReversed(), version: 1 };
  expect((await admin.browser.patch(`/api/challenges/${id}`, change)).status).toBe(200);
  expect(await (await samples(learner.browser, 1)).json()).toEqual({ samples: m[0] });
  await expectError(await samples(learner.browser, 0), 403, "NOT_TRIED");
});

test("HOME-07 challenges are found by words of their title, summary and tags, in any case.", async () => {
  const { id } = await create({ title: "The Quokka", summary: "It rained.", tags: ["wombats"] });
  const found = async (query: string) => {
    const page = (await (await visitor.get(`/api/challenges?${query}`)).json()) as Page<Challenge>;
    return page.items.map((item) => item.id);
  };
  expect(await found("q=quokka")).toEqual([id]);
  expect(await found("q=WOMBAT&tag=wombats")).toEqual([id]);
  expect(await found("q=quokka&tag=work")).toEqual([]);
  expect(await found("q=%25")).not.toContain(id);
  await create({ title: "A quokka of the ward", groups: ["Ward 7"] });
  expect(await found("q=quokka")).toEqual([id]);
});
