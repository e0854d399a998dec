import { randomUUID } from "node:crypto";
import { type AuditEntry, type ConcernList, type Desk, type Page, WITHHELD } from "@wellput/contract";
import { eq } from "drizzle-orm";
import { afterAll, expect, test } from "vitest";
import { accept } from "../../../test/kit/accept.ts";
import { expectError, type Visitor } from "../../../test/kit/visitor.ts";
import { World } from "../../../test/kit/world.ts";
import { concerns, scenarios } from "../../db/schema/index.ts";

const world = await World.open({ TRUST_PROXY: 1 });
afterAll(() => world.close());

const [ada, eve, admin] = [await world.member(), await world.member(), await world.admin()];

type Noun = "scenario" | "article";
const BODY = {
  scenario: { title: "The window seat", summary: "It was taken.", isPublic: true },
  article: { title: "On listening", mainText: "<p>Ask first.</p>" },
} as const;
const NOT_FOUND = { scenario: "SCENARIO_NOT_FOUND", article: "ARTICLE_NOT_FOUND" } as const;

/** Something of Ada's that everybody reads. */
async function publish(noun: Noun): Promise<string> {
  const id = randomUUID();
  await ada.browser.post(`/api/${noun}s`, { id, ...BODY[noun] });
  await accept(admin.browser, noun, id);
  return id;
}
const report = (
  browser: Visitor,
  noun: string,
  itemId: string,
  changes: object = {},
  address: string = randomUUID(),
) => {
  const body = { id: randomUUID(), noun, itemId, kind: "hurtful", ...changes };
  return browser.post("/api/concerns", body, { headers: { "x-forwarded-for": address } });
};
const listed = async () => (await (await admin.browser.get("/api/admin/concerns")).json()) as ConcernList;
/** Its author gives it another title. */
async function edit(noun: Noun, id: string, title: string): Promise<Response> {
  const { version } = (await (await ada.browser.get(`/api/${noun}s/${id}`)).json()) as { version?: number };
  return ada.browser.patch(`/api/${noun}s/${id}`, { title, ...(version && { version }) });
}
const find = async (id: string) => (await listed()).items.find((item) => item.id === id);
const desk = async () => (await (await admin.browser.get("/api/admin/desk")).json()) as Desk;
async function latestAct(): Promise<AuditEntry | undefined> {
  return ((await (await admin.browser.get("/api/admin/audit?limit=1")).json()) as Page<AuditEntry>).items[0];
}

test.each(["scenario", "article"] as const)(
  "ADM-05 a %s that anybody reports is before the admins with every reason, counted once, and not by whom.",
  async (noun) => {
    const id = await publish(noun);
    const before = (await desk()).concerns;
    expect((await report(world.visitor(), noun, id, { text: "  It names my street. ", kind: "person" })).status).toBe(
      204,
    );
    const again = { id: randomUUID() };
    for (const _try of [1, 2]) expect((await report(eve.browser, noun, id, again)).status).toBe(204);
    expect((await desk()).concerns).toBe(before + 1);
    const item = await find(id);
    expect(item).toMatchObject({ noun, title: BODY[noun].title });
    expect(item?.concerns).toMatchObject([
      { kind: "person", text: "It names my street." },
      { kind: "hurtful", text: "" },
    ]);
    expect(JSON.stringify(item)).not.toContain(eve.id);
  },
);

test("ADM-05 an admin leaves it as it is: what came after they read it goes on waiting.", async () => {
  const id = await publish("scenario");
  await report(eve.browser, "scenario", id);
  const latest = (await find(id))?.latest;
  world.time = () => new Date(Date.now() + 1000);
  await report(world.visitor(), "scenario", id, { kind: "other", text: "And it is mine." });
  world.time = () => new Date();
  const path = `/api/admin/concerns/scenario/${id}/keep`;
  expect((await admin.browser.post(path, { latest })).status).toBe(204);
  expect((await find(id))?.concerns).toMatchObject([{ text: "And it is mine." }]);
  await expectError(await admin.browser.post(path, { latest }), 404, "CONCERN_NOT_FOUND");
  expect(await latestAct()).toMatchObject({ act: "concern.kept", target: id });
  expect((await world.visitor().get(`/api/scenarios/${id}`)).status).toBe(200);
});

test.each(["scenario", "article"] as const)(
  "ADM-05 a %s that is taken down is its author's alone, with the reason, and waits for a review once it is changed.",
  async (noun) => {
    const id = await publish(noun);
    // What waits beside the accepted version goes the same way.
    expect((await edit(noun, id, "Edited")).status).toBe(200);
    await report(eve.browser, noun, id);
    expect((await find(id))?.title).toBe(BODY[noun].title);
    const path = `/api/admin/concerns/${noun}/${id}/take-down`;
    expect(await expectError(await admin.browser.post(path, { reason: " " }), 422, "INVALID_INPUT")).toHaveProperty(
      "reason",
    );
    expect((await admin.browser.post(path, { reason: "It names a real person." })).status).toBe(204);
    expect(await find(id)).toBeUndefined();
    await expectError(await world.visitor().get(`/api/${noun}s/${id}`), 404, NOT_FOUND[noun]);
    const review = { state: "declined", reason: "It names a real person." };
    expect(await (await ada.browser.get(`/api/${noun}s/${id}`)).json()).toMatchObject({ listed: false, review });
    expect(await latestAct()).toMatchObject({ act: `${noun}.unpublished`, target: id, subject: ada.email });
    expect((await edit(noun, id, "Without the name")).status).toBe(200);
    await accept(admin.browser, noun, id);
    expect((await world.visitor().get(`/api/${noun}s/${id}`)).status).toBe(200);
  },
);

test("ADM-05 what nobody owns any more is deleted when it is taken down.", async () => {
  const [gone, id] = [await world.member(), randomUUID()];
  await gone.browser.post("/api/scenarios", { id, ...BODY.scenario });
  await accept(admin.browser, "scenario", id);
  await gone.browser.request("DELETE", "/api/me", {}, {});
  await report(eve.browser, "scenario", id);
  await admin.browser.post(`/api/admin/concerns/scenario/${id}/take-down`, { reason: "Nobody can mend it." });
  expect(await world.db.$count(scenarios, eq(scenarios.id, id))).toBe(0);
});

test("ADM-05 nobody reports what they cannot read, or what nobody else reads; what its author takes back is off the list.", async () => {
  const id = randomUUID();
  await ada.browser.post("/api/scenarios", { id, ...BODY.scenario });
  await expectError(await report(eve.browser, "scenario", id), 404, "SCENARIO_NOT_FOUND");
  await expectError(await report(ada.browser, "scenario", id), 404, "SCENARIO_NOT_FOUND");
  await expectError(await report(eve.browser, "article", randomUUID()), 404, "ARTICLE_NOT_FOUND");
  await expectError(await report(eve.browser, "challenge", randomUUID()), 404, "CHALLENGE_NOT_FOUND");
  const empty = await report(eve.browser, "scenario", id, { kind: "other", text: " " });
  expect(await expectError(empty, 422, "INVALID_INPUT")).toHaveProperty("text");
  const back = await publish("scenario");
  await report(eve.browser, "scenario", back);
  await ada.browser.patch(`/api/scenarios/${back}`, { isPublic: false });
  expect(await find(back)).toBeUndefined();
  const path = `/api/admin/concerns/scenario/${back}`;
  await expectError(await ada.browser.post(`${path}/take-down`, { reason: "x" }), 403, "NOT_ALLOWED");
  await expectError(
    await admin.browser.post("/api/admin/concerns/log/nope/take-down", { reason: "x" }),
    404,
    "CONCERN_NOT_FOUND",
  );
});

test("ADM-05 a practice scenario is reported too; an admin changes or deletes it, and with it the report goes.", async () => {
  const challenge = {
    id: randomUUID(),
    title: "Late",
    challengeObjectList: [{ t: "O", p: "", s: "You are late.", m: "" }],
  };
  await admin.browser.post("/api/challenges", challenge);
  await report(world.visitor(), "challenge", challenge.id, { kind: "other", text: "It is my boss." });
  expect(await find(challenge.id)).toMatchObject({ noun: "challenge", title: "Late" });
  const path = `/api/admin/concerns/challenge/${challenge.id}/take-down`;
  await expectError(await admin.browser.post(path, { reason: "x" }), 403, "NOT_ALLOWED");
  await admin.browser.delete(`/api/challenges/${challenge.id}`);
  expect(await find(challenge.id)).toBeUndefined();
});

test("ADM-05 HELP-01 words of a report that show somebody at risk are withheld, and the report says what it is.", async () => {
  const id = await publish("scenario");
  await report(eve.browser, "scenario", id, { kind: "other", text: "I want to kill myself." });
  expect((await find(id))?.concerns).toMatchObject([{ kind: "risk", text: WITHHELD }]);
});

test("ADM-05 one address reports only so often.", async () => {
  const answers = [];
  for (let count = 0; count < 21; count++)
    answers.push(await report(world.visitor(), "article", randomUUID(), {}, "192.0.2.7"));
  const last = answers.pop() as Response;
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([404]));
  await expectError(last, 429, "TOO_MANY_REQUESTS");
  expect((await report(world.visitor(), "article", randomUUID(), {}, "192.0.2.8")).status).toBe(404);
});

test("ADM-05 AUTH-11 a person's reports are in their export, and go with them.", async () => {
  const [gone, id] = [await world.member(), await publish("scenario")];
  await report(gone.browser, "scenario", id, { text: "It is my street." });
  expect(JSON.stringify(await (await gone.browser.get("/api/me/export")).json())).toContain("It is my street.");
  await gone.browser.request("DELETE", "/api/me", {}, {});
  expect(await world.db.$count(concerns, eq(concerns.scenarioId, id))).toBe(0);
});

test("ADM-05 what a kept thing is called goes from the log with its author, however many others wait before it.", async () => {
  const joan = await world.member();
  const id = randomUUID();
  await joan.browser.post("/api/scenarios", { id, title: "My sister Jana", isPublic: true });
  await accept(admin.browser, "scenario", id);
  const others = Array.from({ length: 51 }, () => ({ id: randomUUID(), ...BODY.scenario, authorId: ada.id }));
  const before = (await desk()).concerns;
  await world.db
    .insert(scenarios)
    .values(
      others.map((row) => ({ ...row, finalMessage: "", authByAdmin: false, listed: true, createdAt: new Date() })),
    );
  await world.db.insert(concerns).values(
    others.map((row) => ({
      id: randomUUID(),
      scenarioId: row.id,
      kind: "hurtful" as const,
      text: "",
      createdAt: new Date(0),
    })),
  );
  for (const _report of [1, 2]) await report(eve.browser, "scenario", id);
  expect((await desk()).concerns).toBe(before + 52);
  const latest = new Date(Date.now() + 60_000).toISOString();
  expect((await admin.browser.post(`/api/admin/concerns/scenario/${id}/keep`, { latest })).status).toBe(204);
  expect(await latestAct()).toMatchObject({ act: "concern.kept", target: id, title: "My sister Jana" });
  await joan.browser.delete(`/api/scenarios/${id}`);
  expect((await joan.browser.delete("/api/me", { body: "{}" })).status).toBe(204);
  expect(JSON.stringify(await (await admin.browser.get("/api/admin/audit?limit=5")).json())).not.toContain("Jana");
});
