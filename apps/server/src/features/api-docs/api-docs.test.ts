import { randomUUID } from "node:crypto";
import { ERRORS } from "@wellput/contract";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import * as z from "zod";
import { storeOneOfEverything } from "../../../test/kit/one-of-everything.ts";
import { TEST_CODE } from "../../../test/kit/provided.ts";
import { routesOf } from "../../../test/kit/routes-of.ts";
import { World } from "../../../test/kit/world.ts";
import {
  assignments,
  groups,
  newsletterEmails,
  outbox,
  participants,
  ratings,
  roles,
  users,
} from "../../db/schema/index.ts";
import { OPERATIONS } from "./open-api.ts";
import type { Operation } from "./operation.ts";
import { OWN_REFUSALS } from "./own-refusals.ts";
import type { Schema } from "./sample.ts";

const world = await World.open({ KNOWLEDGE_BANK: ["checkmessage"] });
afterAll(() => world.close());

beforeAll(async () => {
  await world.admin();
  const ada = { email: "ada@example.org", password: "correct horse", terms: true, joiningCode: TEST_CODE };
  await world.visitor().post("/api/accounts", ada);
});

/** Rows of the caller's own, by the names that examples use for them. */
async function samplesOf(userId: string): Promise<Record<string, string>> {
  const samples = await storeOneOfEverything(world.db, userId, "mark");
  await world.visitor().post("/api/password-resets", { email: "ada@example.org" });
  const [mail] = await world.db.select({ id: outbox.id }).from(outbox).where(eq(outbox.recipient, "ada@example.org"));
  const [rating] = await world.db.select({ id: ratings.id }).from(ratings).where(eq(ratings.authorId, userId));
  const { publicScenario: scenario, groupChallenge: challenge, response, log, article, articleImage } = samples;
  const { apiToken } = samples;
  const sentence = `${challenge}/0`;
  const { waitingScenario, waitingSince, workshop, workshopStep, workshopCode } = samples;
  const workshopSeat = `${workshopCode}/${workshopStep}`;
  const workshopTable = `${workshopCode}/${samples.workshopTable}`;
  const workshopVote = `${workshopCode}/${samples.workshopVote}`;
  const [group, member] = [randomUUID(), randomUUID()];
  const createdAt = new Date();
  await world.db.insert(groups).values({ id: group, code: group, name: "Empty", maxNum: 5, createdAt });
  const email = `${member}@example.org`;
  await world.db.insert(users).values({ id: member, name: email, email, createdAt, updatedAt: createdAt });
  await world.db.insert(participants).values({ id: randomUUID(), collection: "demoCourse", userId, createdAt });
  const [subscriber, role] = [randomUUID(), randomUUID()];
  await world.db.insert(roles).values({ id: role, userId: member, study: "demoCourse", createdAt });
  await world.db.insert(newsletterEmails).values({ id: subscriber, email, createdAt });
  const letter = randomUUID();
  const words = { user_feedback_str: "Thank you.", textInput: "", email };
  await world.db.insert(ratings).values({ id: letter, user_feedback_value: "general", ...words, createdAt });
  const assignment = randomUUID();
  const asked = {
    groupId: group,
    kind: "challenge",
    practiceId: randomUUID(),
    dueOn: "2099-03-01",
    createdAt,
  } as const;
  await world.db.insert(assignments).values({ id: assignment, ...asked });
  const reported = { concerned: `scenario/${scenario}`, reportedAt: samples.reportedAt };
  const waiting = { waiting: `scenario/${waitingScenario}`, waitingSince };
  return {
    ...waiting,
    ...reported,
    subscriber,
    letter,
    group,
    member,
    memberEmail: email,
    role,
    assignment,
    participant: `demoCourse/${userId}`,
    scenario,
    challenge,
    sentence,
    response,
    log,
    apiToken,
    article,
    articleImage,
    workshop,
    workshopStep,
    workshopCode,
    workshopSeat,
    workshopTable,
    workshopVote,
    workshopKey: samples.workshopKey,
    workshopAnswer: samples.workshopAnswer,
    workshopVoteStep: samples.workshopVote,
    workshopTableStep: samples.workshopTable,
    mail: mail?.id ?? "",
    rating: rating?.id ?? "",
  };
}

async function execute(route: string, { example = {} }: Operation): Promise<Response> {
  const { browser, id } = await world.admin();
  const samples = await samplesOf(id);
  // Whoever has an answer or a sheet in a room has joined it.
  if (/\/rooms\/:code\/(:stepId|sheet|table|key)/.test(route))
    await browser.post(`/api/rooms/${samples.workshopCode}/guests`, {});
  const [method = "", path = ""] = route.split(" ");
  const named = example.id === undefined ? "" : (samples[example.id] ?? example.id);
  const address = path.replace(/:\w+(?:\/:\w+)*/, named) + (example.query ? `?${example.query}` : "");
  // Whoever writes on a sheet has opened it.
  if (route.endsWith("/:stepId/table")) await browser.get(address);
  // Whoever leaves a study has begun it.
  if (route.endsWith("/withdrawal")) {
    await browser.put("/api/admin/courses/usersStudentExpt1/study", {});
    await browser.put(address.replace(/\/withdrawal$/, ""), example.body);
  }
  const isRaw = example.body instanceof URLSearchParams || ArrayBuffer.isView(example.body);
  const body = isRaw ? example.body : fillIn(example.body, samples);
  return browser.request(method, address, body, {});
}
const fillIn = (body: unknown, samples: Record<string, string>): unknown =>
  body === undefined
    ? undefined
    : JSON.parse(JSON.stringify(body).replace(/\{(\w+)\}/g, (whole, name: string) => samples[name] ?? whole));

test("DATA-05 every route of the app is documented, and nothing else: else add it to an operations file.", () => {
  expect(Object.keys(OPERATIONS).sort()).toEqual(routesOf(world.app));
});

test.each(Object.entries(OPERATIONS))("DATA-05 the example of %s answers as documented.", async (route, operation) => {
  const response = await execute(route, operation);
  const type = response.headers.get("content-type") ?? "";
  if (typeof operation.answer === "string" && operation.status === 200) expect(type).toContain(operation.answer);
  expect([response.status, response.status === operation.status ? "" : await response.text()]).toEqual([
    operation.status,
    "",
  ]);
  if (operation.answer instanceof z.ZodType && response.ok) operation.answer.parse(await response.json());
  else await response.body?.cancel();
});

test("DATA-05 the description is OpenAPI 3.1 with every path, its parameters, its body from the contract, and its errors.", async () => {
  const description = await (await world.visitor().get("/api/openapi.json")).json();
  expect(description).toMatchObject({ openapi: "3.1.0", info: { title: "Wellput", version: "0.1.5" } });
  const methods = Object.entries<object>(description.paths).flatMap(([path, of]) =>
    Object.keys(of).map((method) => `${method.toUpperCase()} ${path.replace(/\{(\w+)\}/g, ":$1")}`),
  );
  expect(methods.sort()).toEqual(routesOf(world.app));
  const signUp = description.paths["/api/accounts"].post.requestBody.content["application/json"];
  expect(signUp.schema).toMatchObject({ type: "object", required: ["email", "password", "terms", "joiningCode"] });
  expect(signUp.schema.properties.password).toMatchObject({ minLength: 8, maxLength: 128 });
  expect(description.paths["/api/scenarios/{id}"].get.parameters).toEqual([
    { name: "id", in: "path", required: true, schema: { type: "string" } },
  ]);
  expect(description.paths["/api/logs"].get.parameters.map(({ name }: { name: string }) => name)).toEqual([
    "cursor",
    "limit",
  ]);
  expect(description.paths["/prod/user_input"].put.requestBody.content).toHaveProperty(
    "application/x-www-form-urlencoded",
  );
  expect(description.components.securitySchemes.token).toMatchObject({ type: "http", scheme: "bearer" });
  expect(description.components.schemas.Error.properties.error.required).toEqual(["code", "message", "requestId"]);
});

test("DATA-05 DATA-06 the page for people shows the guide and names every call with an example, and nothing in it runs.", async () => {
  const response = await world.visitor().get("/api/docs");
  expect(response.headers.get("content-type")).toContain("text/html");
  expect(response.headers.get("content-security-policy")).toMatch(/style-src 'self' 'nonce-[^']+'/);
  const page = await response.text();
  for (const route of Object.keys(OPERATIONS)) expect(page).toContain(`<code>${route.split(" ")[1]}</code>`);
  expect(page.match(/curl -X /g)).toHaveLength(Object.keys(OPERATIONS).length);
  expect(page).not.toMatch(/<script/);
  expect(page.match(/<summary>.*?<\/summary>/gs)?.join("")).not.toContain("`");
  for (const part of ["Quick start", "Signing in", "Limits", "Errors", "Versions"])
    expect(page).toContain(`<h2>${part}</h2>`);
});

test("DATA-06 each call on the page says which scope it takes, and the example of one that takes a token sends a token.", async () => {
  const page = await (await world.visitor().get("/api/docs")).text();
  const callOf = (route: string) =>
    page.split("<details><summary><b>").find((call) => call.includes(`Example: ${route}"`));
  expect(callOf("GET /api/logs")).toContain("A token needs the scope <code>data:read</code>. Answers 200.");
  expect(callOf("GET /api/logs")).toContain("authorization: Bearer wp_…");
  expect(callOf("GET /api/logs")).not.toContain("cookies.txt");
  expect(callOf("POST /api/logs")).toContain("A token needs the scope <code>data:write</code>.");
  expect(callOf("PUT /prod/user_input")).toContain("A token needs the scope <code>analysis</code>.");
  expect(callOf("PUT /prod/user_input")).not.toMatch(/authorization|cookies\.txt/);
  expect(callOf("GET /api/me/tokens")).toContain("For our own screens, without a token.");
  expect(callOf("GET /api/me/tokens")).toContain("-b cookies.txt");
});

test("DATA-06 the analysis comes first, described to its last field; each call has a name of its own and an answer that fits.", async () => {
  const { paths, info } = await (await world.visitor().get("/api/openapi.json")).json();
  expect(Object.keys(paths)[0]).toBe("/prod/user_input");
  for (const part of ["Quick start", "Signing in", "Limits", "Errors", "Versions"])
    expect(info.description).toContain(`## ${part}`);
  const calls = Object.values<Record<string, Call>>(paths).flatMap((methods) => Object.values(methods));
  expect(new Set(calls.map(({ operationId }) => operationId)).size).toBe(calls.length);
  for (const [route, { answer, status }] of Object.entries(OPERATIONS)) {
    const [method = "", path = ""] = route.split(" ");
    const call: Call = paths[path.replace(/:(\w+)/g, "{$1}")][method.toLowerCase()];
    const answered = call.responses[status]?.content?.["application/json"];
    if (answer instanceof z.ZodType) expect(answer.safeParse(answered?.example).error, route).toBeUndefined();
    expect(Object.keys(call.responses), route).toEqual(expect.arrayContaining(["429", "503"]));
  }
  const { schema } = paths["/prod/user_input"].put.responses[200].content["application/json"];
  const { schema: form } = paths["/prod/user_input"].put.requestBody.content["application/x-www-form-urlencoded"];
  expect([...silentFields(schema.properties.user_input), ...silentFields(form)]).toEqual([]);
});

test("DATA-06 every refusal that a client has to expect is declared where it comes: what is taken, late, slow, or has no room.", async () => {
  const { paths, components } = await (await world.visitor().get("/api/openapi.json")).json();
  const declared = (route: string, status: number): string => {
    const [method = "", path = ""] = route.split(" ");
    const { $ref = "" } = paths[path.replace(/:(\w+)/g, "{$1}")][method.toLowerCase()].responses[status] ?? {};
    expect($ref === "" || components.responses[$ref.split("/").at(-1)] !== undefined).toBe(true);
    return $ref;
  };
  expect(declared("PATCH /api/scenarios/:id", 409)).toContain("CHANGED_MEANWHILE");
  expect(declared("PUT /api/admin/courses/:name", 409)).toContain("CHANGED_MEANWHILE");
  expect(declared("POST /api/logs", 409)).toContain("ID_TAKEN");
  expect(declared("PUT /api/rooms/:code/:stepId", 409)).toMatch(/CHANGED_MEANWHILE.*WORKSHOP_LOCKED/);
  expect(declared("PUT /prod/user_input", 504)).toContain("ANALYSIS_TIMED_OUT");
  expect(declared("POST /api/scenarios", 507)).toContain("DISK_FULL");
  expect(declared("GET /api/scenarios", 507)).toBe("");
  const all = JSON.stringify(paths);
  for (const [code, { status }] of Object.entries(ERRORS))
    if ([409, 504, 507].includes(status)) expect(all, code).toContain(code);
  expect(Object.keys(OWN_REFUSALS).filter((route) => !(route in OPERATIONS))).toEqual([]);
  expect(JSON.stringify(paths["/api/scenarios"].get.summary)).not.toContain("`");
});

interface Call {
  readonly operationId: string;
  readonly responses: Readonly<Record<string, { content?: Record<string, { example: unknown }> }>>;
}

/** The fields of a schema, and of those within it, that nothing is said of. */
function silentFields(schema: Schema, within = ""): string[] {
  const own = Object.entries(schema.properties ?? {}).flatMap(([name, field]) => {
    const path = `${within}/${name}`;
    const isSaid = "description" in field || path.startsWith("/sentence0/r_l/rewording/");
    return [...(isSaid ? [] : [path]), ...silentFields(field, path)];
  });
  return schema.items ? [...own, ...silentFields(schema.items, within)] : own;
}
