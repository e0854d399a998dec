import { randomUUID } from "node:crypto";
import type { Opinion, Page, RuleOpinions, UsageReport } from "@wellput/contract";
import { eq, sql } from "drizzle-orm";
import { afterAll, expect, test } from "vitest";
import { storeOneOfEverything } from "../../../test/kit/one-of-everything.ts";
import { expectError } from "../../../test/kit/visitor.ts";
import { World } from "../../../test/kit/world.ts";
import { attempts, ratings, usageRecords } from "../../db/schema/index.ts";
import { reportUsage } from "./report-usage.ts";

const world = await World.open();
afterAll(() => world.close());

const [admin, ada] = [await world.admin(), await world.member()];
const REPORTS = "/api/admin/reports";
const read = async <Body>(path: string) => (await (await admin.browser.get(REPORTS + path)).json()) as Body;
const file = async (name: string) => (await admin.browser.get(`${REPORTS}/exports/${name}`)).text();

const rating = (changes: object = {}) => ({
  id: randomUUID(),
  user_feedback_value: "-1",
  user_feedback_str: "It is a fact.",
  textInput: "You were late. Call me.",
  s_str: "You were late.",
  c: "NO_BIAS",
  r_str: "May land as a verdict.",
  rule: "verdict-adjective",
  mayBeExample: true,
  ...changes,
});

test("FB-05 ADM-02 what people think of comments is added up by code and rule, most disagreed first.", async () => {
  const agree = { user_feedback_value: "+1", user_feedback_str: "" };
  const other = { c: "OBSERVE", rule: "name-calling" };
  await ada.browser.post("/api/ratings", {
    ratings: [rating(), rating(), rating(agree), rating({ ...agree, ...other })],
  });
  await world.visitor().post("/api/ratings", { ratings: [rating(other)] });
  const { rules } = await read<{ rules: RuleOpinions[] }>("/opinions");
  expect(rules).toEqual([
    { code: "NO_BIAS", rule: "verdict-adjective", agree: 1, disagree: 2 },
    { code: "OBSERVE", rule: "name-calling", agree: 1, disagree: 1 },
  ]);
});

test("FB-05 ADM-02 an admin reads the disagreements with their reasons, and not who it was.", async () => {
  const page = await read<Page<Opinion>>("/ratings?kind=disagreements");
  expect(page.items).toHaveLength(3);
  expect(page.items[0]).toMatchObject({
    s_str: "You were late.",
    user_feedback_str: "It is a fact.",
    isCandidate: false,
  });
  expect(JSON.stringify(page)).not.toContain(ada.id);
});

test("FB-06 ADM-02 general feedback comes to the admin with the e-mail and the input that were given.", async () => {
  const general = { id: randomUUID(), user_feedback_value: "general", user_feedback_str: "More help, please" };
  const given = { ...general, email: "eve@example.org", textInput: "My last message" };
  await world.visitor().post("/api/ratings", { ratings: [given] });
  const { items } = await read<Page<Opinion>>("/ratings?kind=general");
  expect(items).toMatchObject([
    { user_feedback_str: "More help, please", email: "eve@example.org", textInput: "My last message" },
  ]);
});

test("ADM-02 one click makes a disagreement a candidate line for the labelled set, another takes it back.", async () => {
  const [first] = (await read<Page<Opinion>>("/ratings?kind=disagreements")).items;
  const mark = (isCandidate: boolean, id = first?.id) =>
    admin.browser.put(`${REPORTS}/ratings/${id}/candidate`, { isCandidate });
  expect((await mark(true)).status).toBe(204);
  const lines = (await file("candidates.jsonl")).trimEnd().split("\n");
  expect(lines.map((line) => JSON.parse(line))).toEqual([
    {
      id: `R${first?.id.slice(0, 8)}`,
      text: "You were late.",
      required: [],
      optional: [],
      hard_negative: true,
      disputed: first?.c,
      rule: first?.rule,
      reason: "It is a fact.",
    },
  ]);
  await mark(false);
  expect(await file("candidates.jsonl")).toBe("");
  await expectError(await mark(true, randomUUID()), 404, "RATING_NOT_FOUND");
  const [general] = (await read<Page<Opinion>>("/ratings?kind=general")).items;
  await expectError(await mark(true, general?.id), 404, "RATING_NOT_FOUND");
});

test("ADM-02 an admin deletes a letter, and nothing that was said of a comment; the log keeps none of its words.", async () => {
  const letter = { id: randomUUID(), user_feedback_value: "general", user_feedback_str: "Please delete this." };
  await world.visitor().post("/api/ratings", { ratings: [{ ...letter, email: "joan@example.org", textInput: "" }] });
  const [disagreement] = (await read<Page<Opinion>>("/ratings?kind=disagreements")).items;
  const path = (id = "") => `${REPORTS}/ratings/${id}`;
  await expectError(await ada.browser.delete(path(letter.id)), 403, "NOT_ALLOWED");
  await expectError(await admin.browser.delete(path(disagreement?.id)), 404, "RATING_NOT_FOUND");
  expect((await admin.browser.delete(path(letter.id))).status).toBe(204);
  await expectError(await admin.browser.delete(path(letter.id)), 404, "RATING_NOT_FOUND");
  const { items } = await read<Page<Opinion>>("/ratings?kind=general");
  expect(items.map(({ id }) => id)).not.toContain(letter.id);
  const log = await (await admin.browser.get("/api/admin/audit?about=letter")).text();
  expect(log).toContain("letter.deleted");
  expect(log).not.toMatch(/joan|Please delete/);
});

test("ADM-02 no sentence becomes a candidate line without its writer's leave, nor stays one when that is taken back.", async () => {
  const eve = await world.member();
  const [asked, unasked] = [rating({ s_str: "Asked." }), rating({ s_str: "Unasked.", mayBeExample: false })];
  await eve.browser.post("/api/ratings", { ratings: [asked, unasked] });
  const mark = ({ id }: { id: string }) =>
    admin.browser.put(`${REPORTS}/ratings/${id}/candidate`, { isCandidate: true });
  await expectError(await mark(unasked), 403, "NOT_AN_EXAMPLE");
  expect((await mark(asked)).status).toBe(204);
  expect(await file("candidates.jsonl")).toMatch(/^[^\n]*"Asked\."[^\n]*\n$/);

  await expectError(await world.visitor().delete("/api/ratings/examples"), 401, "NOT_SIGNED_IN");
  expect(await (await ada.browser.delete("/api/ratings/examples")).json()).toEqual({ takenBack: 4 });
  expect(await file("candidates.jsonl")).toContain("Asked.");
  expect(await (await eve.browser.delete("/api/ratings/examples")).json()).toEqual({ takenBack: 1 });
  expect(await file("candidates.jsonl")).toBe("");
  await expectError(await mark(asked), 403, "NOT_AN_EXAMPLE");
});

test("ADM-02 the roster names who joined with a code, and the CSV is safe to open in a spreadsheet.", async () => {
  await admin.browser.post("/api/admin/groups", { name: "=cmd|' /C calc'!A0", code: "EVIL" });
  const mallory = await world.member();
  await mallory.browser.post("/api/me/group", { joiningCode: "EVIL" });
  await mallory.browser.put("/api/me/username", { username: '=HYPERLINK("http://evil.example","x")' });
  expect(await read("/roster?code=EVIL")).toMatchObject({ members: [{ email: mallory.email }] });
  expect(await read("/roster?code=evil")).toMatchObject({ members: [{ email: mallory.email }] });
  expect(await read("/roster?code=NOPE")).toEqual({ members: [] });
  const roster = await file("roster.csv?code=EVIL");
  expect(roster.split("\r\n")).toHaveLength(3);
  expect(roster).toContain(`"'=HYPERLINK(""http://evil.example"",""x"")"`);
  expect(await file("groups.csv")).toContain("'=cmd|' /C calc'!A0,EVIL,1,50");
  for (const start of ["=1+1", "+1", "-1", "@sum", "\t=1"]) {
    await ada.browser.post("/api/ratings", { ratings: [rating({ user_feedback_str: start })] });
  }
  const cells = (await file("ratings.csv")).split(/\r\n|,/);
  expect(cells.filter((cell) => /^"?[=+\-@\t]/.test(cell))).toEqual([]);
  expect(cells[0]).toBe("opinion");
});

test("ADM-02 usage is added up by day, days without any included.", async () => {
  const at = (day: string) => new Date(`${day}T23:30:00Z`);
  const visit = (name: string, createdAt: Date, userId: string | null = null) => ({
    id: randomUUID(),
    name,
    createdAt,
    userId,
  });
  await world.db.delete(usageRecords);
  await world.db.delete(attempts);
  const [monday, tuesday] = [at("2026-03-02"), at("2026-03-03")];
  await world.db
    .insert(usageRecords)
    .values([visit("page_view", monday, ada.id), visit("page_view", monday), visit("get_feedback", tuesday, ada.id)]);
  world.time = () => at("2026-03-04");
  const { days } = await read<UsageReport>("/usage?days=3");
  const csv = await file("usage.csv?days=3");
  world.time = () => new Date();
  expect(days).toEqual([
    { day: "2026-03-02", pageViews: 2, analyses: 0, attempts: 0, people: 1 },
    { day: "2026-03-03", pageViews: 0, analyses: 1, attempts: 0, people: 1 },
    { day: "2026-03-04", pageViews: 0, analyses: 0, attempts: 0, people: 0 },
  ]);
  expect(csv).toContain("2026-03-02,2,0,0,1\r\n");
});

test("ADM-02 a day of the report is one of UTC, whatever the time zone of the database.", async () => {
  const minutes = ["2026-04-01T23:59:00Z", "2026-04-02T00:01:00Z", "2026-04-02T23:59:00Z"];
  const views = minutes.map((at) => ({ id: randomUUID(), name: "page_view", createdAt: new Date(at) }));
  await world.db.insert(usageRecords).values(views);
  for (const zone of ["Pacific/Auckland", "America/Los_Angeles"]) {
    const { days } = await world.db.transaction(async (tx) => {
      await tx.execute(sql`select set_config('TimeZone', ${zone}, true)`);
      return reportUsage(tx, 1, new Date("2026-04-02T12:00:00Z"));
    });
    expect(days).toMatchObject([{ day: "2026-04-02", pageViews: 2 }]);
  }
});

test("ADM-02 two groups of one name are two.", async () => {
  for (const code of ["TWIN-1", "TWIN-2"]) {
    await world.addGroup(code, "Twins", 10);
    for (const { browser } of await Promise.all([1, 2, 3].map(() => world.member()))) {
      await browser.post("/api/me/group", { joiningCode: code });
      await browser.post("/api/usage", { id: randomUUID(), name: "page_view" });
    }
  }
  const { groups } = await read<UsageReport>("/usage");
  const twins = groups.filter(({ name }) => name === "Twins");
  const few = { people: null, attempts: null };
  expect(twins).toMatchObject([few, few]);
  expect(new Set(twins.map(({ id }) => id)).size).toBe(2);
});

test("ADM-02 of a group of four nothing is added up, of five it is.", async () => {
  await world.addGroup("FEW", "Few", 10);
  const people = await Promise.all([1, 2, 3, 4, 5].map(() => world.member()));
  const join = async ({ browser }: (typeof people)[number]) => {
    await browser.post("/api/me/group", { joiningCode: "FEW" });
    await browser.analyse({ data: "Hello.", record_attempt: "true" });
  };
  const group = async () => (await read<UsageReport>("/usage")).groups.find(({ name }) => name === "Few");
  for (const person of people.slice(0, 4)) await join(person);
  expect(await group()).toMatchObject({ name: "Few", people: null, attempts: null });
  for (const person of people.slice(4)) await join(person);
  expect(await group()).toMatchObject({ name: "Few", people: 5, attempts: 5 });
});

test("ADM-02 no report and no file holds a private text, log, try or message: only what was sent with a rating.", async () => {
  await storeOneOfEverything(world.db, ada.id, "very-private", "said-to-admins");
  const [rating] = await world.db.select({ id: ratings.id }).from(ratings).where(eq(ratings.s_str, "said-to-admins"));
  await admin.browser.put(`${REPORTS}/ratings/${rating?.id}/candidate`, { isCandidate: true });
  const saying = ["/ratings?kind=disagreements", "/exports/ratings.csv", "/exports/candidates.jsonl"];
  const silent = [
    "/roster?code=TEST-CODE",
    "/opinions",
    "/ratings?kind=general",
    "/usage",
    ...["groups.csv", "roster.csv?code=TEST-CODE", "usage.csv", "usage-records.json"].map((name) => `/exports/${name}`),
  ];
  for (const path of [...saying, ...silent]) {
    const answer = await admin.browser.get(REPORTS + path);
    expect([path, answer.status]).toEqual([path, 200]);
    const text = await answer.text();
    expect([path, text.includes("very-private")]).toEqual([path, false]);
    expect([path, text.includes("said-to-admins")]).toEqual([path, saying.includes(path)]);
  }
});

test("DATA-03 usage records come as { id, time } by event, e-mails as { id, t }.", async () => {
  const id = randomUUID();
  await ada.browser.post("/api/usage", { id, name: "MH_AboutViewed" });
  await world.visitor().post("/api/newsletter", { email: "reader@example.org" });
  const records = JSON.parse(await file("usage-records.json"));
  expect(records.usage.MH_AboutViewed).toEqual([{ id, time: expect.stringMatching(/^20.*Z$/) }]);
  expect(records.emails).toEqual([{ id: "reader@example.org", t: expect.stringMatching(/^20.*Z$/) }]);
});

test("ADM-02 ADM-03 each file that is taken is in the audit log, and another name is no file.", async () => {
  await file("roster.csv?code=EVIL");
  const { items } = await (await admin.browser.get("/api/admin/audit?limit=1")).json();
  expect(items).toMatchObject([{ act: "data.exported", target: "roster.csv EVIL", actor: admin.email }]);
  await expectError(await admin.browser.get(`${REPORTS}/exports/users.csv`), 404, "ROUTE_NOT_FOUND");
});
