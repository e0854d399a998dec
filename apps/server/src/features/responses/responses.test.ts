import { randomUUID } from "node:crypto";
import type { Challenge, ChallengeResponse, Page, ResponseEntry } from "@wellput/contract";
import { afterAll, expect, test } from "vitest";
import { expectError, type Visitor } from "../../../test/kit/visitor.ts";
import { World } from "../../../test/kit/world.ts";

const world = await World.open();
afterAll(() => world.close());

const [ada, eve, admin] = [await world.member(), await world.member(), await world.admin()];
const visitor = world.visitor();
const [challenge] = ((await (await visitor.get("/api/challenges?limit=1")).json()) as Page<Challenge>).items;

const draft = (changes: object = {}) => ({
  id: randomUUID(),
  parentDoc: challenge?.id,
  title: "The late report",
  sentence0: "The report came on Thursday.",
  sentence2: "Could it come on Tuesday?",
  ...changes,
});
async function create(browser: Visitor): Promise<ChallengeResponse> {
  const response = await browser.post("/api/responses", draft());
  expect(response.status).toBe(201);
  return (await response.json()) as ChallengeResponse;
}

test("RESP-01 a submitted response is kept with its sentences by slot, for its author alone.", async () => {
  const { id } = await create(ada.browser);
  expect(await (await ada.browser.get(`/api/responses/${id}`)).json()).toMatchObject({
    parentDoc: challenge?.id,
    sentence0: "The report came on Thursday.",
    sentence1: "",
    sentence2: "Could it come on Tuesday?",
    sentence9: "",
    additional: "",
  });
  await expectError(await visitor.get(`/api/responses/${id}`), 401, "NOT_SIGNED_IN");
  for (const browser of [eve.browser, admin.browser]) {
    await expectError(await browser.get(`/api/responses/${id}`), 404, "RESPONSE_NOT_FOUND");
    const page = (await (await browser.get("/api/responses")).json()) as Page<ChallengeResponse>;
    expect(page.items).toEqual([]);
  }
  await expectError(await visitor.get("/api/responses"), 401, "NOT_SIGNED_IN");
});

test("RESP-01 first tries are kept beside the answers, by slot, and may be left out.", async () => {
  expect(await create(ada.browser)).toMatchObject({ firstTries: [] });
  const body = draft({ firstTries: ["You are late.", "", "Send it now!"] });
  expect((await ada.browser.post("/api/responses", body)).status).toBe(201);
  expect(await (await ada.browser.get(`/api/responses/${body.id}`)).json()).toMatchObject({
    sentence0: body.sentence0,
    sentence2: body.sentence2,
    firstTries: ["You are late.", "", "Send it now!"],
  });
  const fields = await expectError(
    await ada.browser.post("/api/responses", draft({ firstTries: Array(11).fill("") })),
    422,
    "INVALID_INPUT",
  );
  expect(fields).toHaveProperty("firstTries");
});

test("RESP-02 the author deletes it, an admin may, another member may not.", async () => {
  const [first, second] = [await create(ada.browser), await create(ada.browser)];
  await expectError(await eve.browser.delete(`/api/responses/${first.id}`), 404, "RESPONSE_NOT_FOUND");
  await expectError(await visitor.delete(`/api/responses/${first.id}`), 401, "NOT_SIGNED_IN");
  expect((await ada.browser.delete(`/api/responses/${first.id}`)).status).toBe(204);
  expect((await admin.browser.delete(`/api/responses/${second.id}`)).status).toBe(204);
  for (const { id } of [first, second]) {
    await expectError(await ada.browser.get(`/api/responses/${id}`), 404, "RESPONSE_NOT_FOUND");
  }
});

test("RESP-02 admins find responses by challenge and time, without what they say or whose they are.", async () => {
  const { id } = await create(ada.browser);
  const list = "/api/admin/responses";
  await expectError(await ada.browser.get(list), 403, "NOT_ALLOWED");
  const { items } = (await (await admin.browser.get(list)).json()) as Page<ResponseEntry>;
  expect(items[0]).toEqual({ id, challenge: challenge?.title, createdAt: expect.any(String) });
  expect(JSON.stringify(items)).not.toMatch(/The report came|The late report/);
  expect(JSON.stringify(items)).not.toContain(ada.id);
  expect((await admin.browser.delete(`/api/responses/${id}`)).status).toBe(204);
  const after = (await (await admin.browser.get(list)).json()) as Page<ResponseEntry>;
  expect(after.items.map((item) => item.id)).not.toContain(id);
});

test("RESP-01 a double click stores one, and an id of somebody else's is refused.", async () => {
  const body = draft();
  const answers = await Promise.all([1, 2, 3].map(() => ada.browser.post("/api/responses", body)));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 201]);
  await expectError(await eve.browser.post("/api/responses", body), 409, "ID_TAKEN");
});

test("RESP-01 a response needs a challenge that its author may see, and ten slots at most.", async () => {
  const post = (changes: object) => eve.browser.post("/api/responses", draft(changes));
  await expectError(await post({ parentDoc: randomUUID() }), 404, "CHALLENGE_NOT_FOUND");
  expect(await expectError(await post({ sentence10: "" }), 422, "INVALID_INPUT")).toHaveProperty("sentence10");
  expect((await post({ sentence9: "The tenth.", additional: "I slept on it." })).status).toBe(201);
  const [newest] = ((await (await eve.browser.get("/api/responses")).json()) as Page<ChallengeResponse>).items;
  expect(newest).toMatchObject({ sentence9: "The tenth.", additional: "I slept on it." });
});

test("RESP-02 a response keeps the sentences that its writer read, though the challenge was changed before it was sent.", async () => {
  const id = randomUUID();
  const [late, rude] = ["You are late.", "You are rude."].map((s) => ({ t: "O", p: "Say what you saw.", s }));
  const changed = { challengeObjectList: [rude], direction: "d", version: 1 };
  await admin.browser.post("/api/challenges", { id, title: "In the making", challengeObjectList: [late, rude] });
  await admin.browser.patch(`/api/challenges/${id}`, changed);
  const asked = { direction: "a", sentences: [late, rude] };
  const post = (read: object) => ada.browser.post("/api/responses", draft({ parentDoc: id, asked: read }));
  const sent = await post(asked);
  expect([sent.status, await sent.json()]).toEqual([201, expect.objectContaining({ asked })]);
  for (const wrong of [
    { ...asked, sentences: Array(11).fill(late) },
    { ...asked, sentences: [{ ...late, m: "A sample." }] },
    { ...asked, sentences: [{ ...late, t: "none" }] },
  ])
    await expectError(await post(wrong), 422, "INVALID_INPUT");
});

test("RESP-02 a response keeps the sentences that it was given to, and outlives its challenge.", async () => {
  const id = randomUUID();
  const [late, rude] = ["You are late.", "You are rude."].map((s) => ({ t: "O", p: "Say what you saw.", s }));
  const list = [late, rude].map((sentence) => ({ ...sentence, m: "The sample." }));
  const fields = { title: "Short-lived", direction: "u", challengeObjectList: list };
  await admin.browser.post("/api/challenges", { id, ...fields });
  const body = draft({ parentDoc: id });
  const asked = { direction: "u", sentences: [late, rude] };
  expect(await (await ada.browser.post("/api/responses", body)).json()).toMatchObject({ asked });
  const read = async () => (await ada.browser.get(`/api/responses/${body.id}`)).json();
  const change = { challengeObjectList: list.toReversed(), direction: "d", version: 1 };
  expect((await admin.browser.patch(`/api/challenges/${id}`, change)).status).toBe(200);
  expect(await read()).toMatchObject({ parentDoc: id, asked });
  await admin.browser.delete(`/api/challenges/${id}`);
  expect(await read()).toMatchObject({ parentDoc: null, asked });
  for (const path of [`/api/responses/${body.id}`, "/api/me/export"])
    expect(await (await ada.browser.get(path)).text(), path).not.toContain("The sample.");
});
