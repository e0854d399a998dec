import { randomUUID } from "node:crypto";
import type { AddressInfo } from "node:net";
import { createAdaptorServer } from "@hono/node-server";
import type { ErrorBody } from "@wellput/contract";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { groups, roles } from "../../src/db/schema/index.ts";
import { type Samples, storeOneOfEverything } from "../kit/one-of-everything.ts";
import { routesOf } from "../kit/routes-of.ts";
import { Visitor } from "../kit/visitor.ts";
import { World } from "../kit/world.ts";
import { MATRIX } from "./matrix.ts";
import { answerFor, DESKS, ROLES, type Role, type Row } from "./row.ts";

const world = await World.open({ ANONYMOUS_ANALYSES_PER_MINUTE: 100_000 });
const server = createAdaptorServer({ fetch: world.app.fetch });
let url = "";

interface Somebody {
  readonly browser: Visitor;
  readonly id: string;
  readonly email: string;
}
type People = Readonly<Record<Role, Somebody>>;

const EVERY_ROLE: readonly Role[] = [...ROLES, ...DESKS];

const nobody = (): Somebody => ({ browser: new Visitor(atServer), id: "", email: "nobody@example.org" });

/** Makes one of each role; the author and the member are in the group Ward. */
const MAKE: Readonly<Record<Role, () => Promise<Somebody>>> = {
  visitor: async () => nobody(),
  newcomer: () => makeMember({ groupCode: null }),
  member: () => makeMember({ groupCode: "WARD" }),
  author: () => makeMember({ groupCode: "WARD" }),
  other: () => makeMember({}),
  admin: () => makeMember({ isAdmin: true }),
  trainer: async () => {
    const [ward] = await world.db.select({ id: groups.id }).from(groups).where(eq(groups.code, "WARD"));
    return makeHolder({ groupId: ward?.id ?? null, study: null });
  },
  researcher: () => makeHolder({ groupId: null, study: "usersStudentExpt1" }),
};

async function makeHolder(of: Pick<typeof roles.$inferInsert, "groupId" | "study">): Promise<Somebody> {
  const somebody = await makeMember({});
  await world.db.insert(roles).values({ id: randomUUID(), userId: somebody.id, ...of, createdAt: new Date() });
  return somebody;
}

async function makeMember(values: Parameters<World["change"]>[1]): Promise<Somebody> {
  const { id, email, browser } = await world.member();
  if (Object.keys(values).length > 0) await world.change(id, values);
  return { id, email, browser: browser.copy(atServer) };
}

async function gather(): Promise<People> {
  const people: Partial<Record<Role, Somebody>> = {};
  for (const role of EVERY_ROLE) people[role] = await MAKE[role]();
  return people as People;
}

/** Somebody of a role who may be changed for good, and an author whose things may. */
async function gatherOnly(role: Role): Promise<Partial<People>> {
  const author = await MAKE.author();
  return { author, ...(role !== "author" && { [role]: await MAKE[role]() }) };
}

const atServer = { request: (path: string, init: RequestInit) => fetch(url + path, { ...init, redirect: "manual" }) };

let shared: People;
let sharedSamples: Samples;
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  await world.addGroup("WARD", "Ward", 10_000);
  shared = await gather();
  sharedSamples = await storeOneOfEverything(world.db, shared.author.id, "mark");
});
afterAll(async () => {
  world.deps.live.endAll();
  await new Promise((resolve) => server.close(resolve));
  await world.close();
});

/** Sends a row's request as one role and says what came: the status, or the code of the refusal. */
async function answerTo(row: Row, role: Role): Promise<number | string> {
  const people = row.isAlone ? { ...shared, ...(await gatherOnly(role)) } : shared;
  const { browser, email } = people[role];
  // Who only reads leaves everything as it was for the next.
  const isReading = row.route.startsWith("GET ") && !row.isAlone;
  const samples = isReading ? sharedSamples : await storeOneOfEverything(world.db, people.author.id, "mark");
  const given = { ...samples, ownEmail: email, authorEmail: people.author.email };
  const [method = "", path = ""] = row.route.split(" ");
  const address = path.replace(/:\w+(?:\/:\w+)*/, row.id?.(given) ?? "") + (row.query ? `?${row.query}` : "");
  const body = row.form ? new URLSearchParams(row.form) : row.json?.(given);
  const leaving = new AbortController();
  const answer = await browser.request(method, address, body, { signal: leaving.signal });
  const said = answer.status < 400 ? answer.status : ((await answer.json()) as ErrorBody).error.code;
  // An open stream of events would never end by itself.
  leaving.abort();
  return said;
}

test("AUTH-16 every route of the app has a row in the authorisation matrix, and every row a route.", () => {
  const known = new Set(MATRIX.map(({ route }) => route));
  expect([...known].sort(), "name the new route in test/authorisation/matrix.ts").toEqual(routesOf(world.app));
});

test.each(MATRIX.map((row) => ({ row, name: row.of ? `${row.route} (${row.of})` : row.route })))(
  "AUTH-16 $name answers each role as the matrix says.",
  async ({ row }) => {
    const said: Partial<Record<Role, number | string>> = {};
    for (const role of EVERY_ROLE) said[role] = await answerTo(row, role);
    expect(said).toEqual(Object.fromEntries(EVERY_ROLE.map((role) => [role, answerFor(row, role)])));
  },
);
