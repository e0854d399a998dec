import { randomUUID } from "node:crypto";
import { type AnalysisResponse, type GroupAnswer, type Page, sentencesOf, WITHHELD } from "@wellput/contract";
import { sql } from "drizzle-orm";
import { afterAll, expect, test } from "vitest";
import { readUntil } from "../../../test/kit/live-stream.ts";
import { expectError } from "../../../test/kit/visitor.ts";
import { World } from "../../../test/kit/world.ts";
import { announce } from "../../live/announce.ts";

const world = await World.open({ ANONYMOUS_ANALYSES_PER_MINUTE: 100_000, KNOWLEDGE_BANK: ["checkmessage"] });
afterAll(() => world.close());

/** A word that nobody else writes, in texts of every kind that the engine hears. */
const SECRET = "Ottilie";
const AT_RISK = {
  self_harm: `You are lazy, ${SECRET}, and I want to kill myself.`,
  abuse_victim: `You are lazy, ${SECRET}. My husband hits me.`,
  threat_to_other: `You are lazy, ${SECRET}. I want to kill him.`,
  child: `You are lazy, ${SECRET}. My neighbour leaves her toddler alone all night and he has bruises.`,
  emergency: `You are lazy, ${SECRET}. My dad collapsed on the kitchen floor and is not breathing, what do I write?`,
};
const HARSH = "You are lazy.";

/** Every row of every table, as text, by the names of the tables. */
async function everything(): Promise<Map<string, string>> {
  const { rows } = (await world.db.execute(
    sql`select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'`,
  )) as { rows: { name: string }[] };
  const found = new Map<string, string>();
  for (const { name } of rows) {
    const table = (await world.db.execute(sql`select t::text as row from ${sql.identifier(name)} t`)) as {
      rows: unknown;
    };
    found.set(name, JSON.stringify(table.rows));
  }
  return found;
}
async function tablesWithSecret(): Promise<string[]> {
  return [...(await everything())].filter(([, rows]) => rows.includes(SECRET)).map(([name]) => name);
}

test.each(Object.entries(AT_RISK))(
  "ENG-10 %s: help comes, and nothing of the message is kept anywhere",
  async (danger, data) => {
    const { browser } = await world.member();
    const asked = { data, db_flag: "true", record_attempt: "true", attempt_id: randomUUID(), t: "G" };
    for (const go_on of ["false", "true"]) {
      for (const who of [browser, world.visitor()]) {
        const { user_input } = (await (await who.analyse({ ...asked, go_on })).json()) as AnalysisResponse;
        expect(user_input).toMatchObject({ danger, end_response_str: expect.stringContaining("emergency number") });
        const called = await who.post("/api/callable/callAPI", { data: { ...asked, go_on, db_flag: true } });
        expect(await called.json()).toMatchObject({ result: { user_input: { danger } } });
        expect((await who.get(`/getEmpathicResponse?input=${encodeURIComponent(data)}`)).status).toBe(200);
      }
    }
    expect((await everything()).size).toBeGreaterThan(20);
    expect(await tablesWithSecret()).toEqual([]);
    expect(JSON.stringify(world.logLines)).not.toContain(SECRET);
  },
);

test("ENG-10 comments on the wording come when they are asked for, and are then the usual ones", async () => {
  const flagsOf = async (fields: Record<string, string>) => {
    const { user_input } = (await (await world.visitor().analyse({ data: "", ...fields })).json()) as AnalysisResponse;
    return sentencesOf(user_input).flatMap(({ phr }) => phr);
  };
  expect(await flagsOf({ data: AT_RISK.self_harm })).toEqual([]);
  expect(await flagsOf({ data: AT_RISK.self_harm, go_on: "true" })).toContain("lazy");
  expect(await flagsOf({ data: HARSH, go_on: "true" })).toEqual(await flagsOf({ data: HARSH }));
});

test("ENG-10 a text at risk is not rated, and goes along with no letter to those who run the installation", async () => {
  const { browser } = await world.member();
  const rating = (changes: object) => ({ id: randomUUID(), user_feedback_value: "-1", s_str: HARSH, ...changes });
  const ratings = [
    rating({ textInput: AT_RISK.self_harm }),
    rating({ s_str: AT_RISK.abuse_victim, user_feedback_value: "+1" }),
    rating({ textInput: HARSH, user_feedback_str: AT_RISK.threat_to_other }),
    { id: randomUUID(), user_feedback_value: "general", user_feedback_str: "Thanks", textInput: AT_RISK.self_harm },
  ];
  expect((await browser.post("/api/ratings", { ratings })).status).toBe(204);
  expect((await browser.post("/api/ratings", { ratings: ratings.slice(0, 1) })).status).toBe(204);
  expect(await tablesWithSecret()).toEqual([]);
  const admin = await world.admin();
  const file = await (await admin.browser.get("/api/admin/reports/exports/ratings.csv")).text();
  expect(file.split("\r\n").filter((line) => line.includes(WITHHELD))).toHaveLength(2);
  expect(file.trim().split("\r\n")).toHaveLength(3);
});

test("ENG-10 no knowledge bank takes a text at risk, and its writer is told", async () => {
  const { browser } = await world.member();
  const append = { id: randomUUID(), document: "knowledgeBank/checkmessage", array: "texts", text: AT_RISK.self_harm };
  await expectError(await browser.post("/api/appends", append), 422, "TEXT_AT_RISK");
  expect(await tablesWithSecret()).toEqual([]);
});

test("ENG-10 an answer at risk stays its writer's: a group gathers the word withheld", async () => {
  const { browser } = await world.member();
  const admin = await world.admin();
  const path = `/api/groups/general/${randomUUID()}`;
  const parts = { observation: `It rang, ${SECRET}.`, ownNeeds: [SECRET], request: AT_RISK.abuse_victim };
  const own = await browser.post(path, { id: randomUUID(), title: `To ${SECRET}`, finalMessage: HARSH, ...parts });
  expect(await own.json()).toMatchObject({ title: `To ${SECRET}`, ...parts });
  const [gathered] = ((await (await admin.browser.get(path)).json()) as Page<GroupAnswer>).items;
  expect(gathered).toMatchObject({
    title: WITHHELD,
    finalMessage: WITHHELD,
    observation: "",
    request: "",
    ownNeeds: [],
  });
  expect(await tablesWithSecret()).toEqual(["scenarios"]);
});

test("ENG-10 an answer that is changed shows its group nothing at risk, and is whole again once that is gone", async () => {
  const { browser } = await world.member();
  const admin = await world.admin();
  const [path, id] = [`/api/groups/general/${randomUUID()}`, randomUUID()];
  const gathered = async () => ((await (await admin.browser.get(path)).json()) as Page<GroupAnswer>).items;
  await browser.post(path, { id, title: "The plan", finalMessage: "Could we talk?" });
  await browser.patch(`/api/scenarios/${id}`, { request: AT_RISK.self_harm });
  expect(await gathered()).toMatchObject([{ title: WITHHELD, finalMessage: WITHHELD, request: "" }]);
  await browser.patch(`/api/scenarios/${id}`, { request: "Could you call me?" });
  expect(await gathered()).toMatchObject([{ title: "The plan", request: "Could you call me?" }]);
  expect((await browser.delete(`/api/scenarios/${id}`)).status).toBe(204);
});

test("ENG-10 no event tells anybody of a message at risk, its writer's own page neither", async () => {
  const [{ browser }, other, admin] = [await world.member(), await world.member(), await world.admin()];
  const streams = await Promise.all([browser, other.browser, admin.browser].map((who) => who.get("/api/live")));
  await browser.analyse({ data: AT_RISK.self_harm, record_attempt: "true", attempt_id: randomUUID() });
  await browser.post("/api/groups/general/doc", { id: randomUUID(), title: "T", request: AT_RISK.abuse_victim });
  const last = randomUUID();
  await announce(world.db, { type: "article.created", id: last }, "everybody");
  const [own = "", ...others] = await Promise.all(streams.map((stream) => readUntil(stream, last)));
  expect(own).toContain("scenario.created");
  expect(others.join()).not.toMatch(/scenario|attempt|danger/);
  for (const told of [own, ...others])
    expect(told).not.toMatch(new RegExp(`${SECRET}.*(?:danger|self_harm|abuse_victim)`));
  expect(others.join()).not.toContain(SECRET);
});
