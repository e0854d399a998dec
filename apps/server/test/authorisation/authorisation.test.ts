import type { AddressInfo } from "node:net";
import { createAdaptorServer } from "@hono/node-server";
import type { ErrorBody } from "@wellput/contract";
import { afterAll, beforeAll, expect, test } from "vitest";
import { storeOneOfEverything } from "../kit/one-of-everything.ts";
import { routesOf } from "../kit/routes-of.ts";
import { Visitor } from "../kit/visitor.ts";
import { World } from "../kit/world.ts";
import { MATRIX } from "./matrix.ts";
import { ROLES, type Role, type Row } from "./row.ts";

const world = await World.open({ ANONYMOUS_ANALYSES_PER_MINUTE: 100_000 });
const server = createAdaptorServer({ fetch: world.app.fetch });
let url = "";

interface Somebody {
  readonly browser: Visitor;
  readonly id: string;
  readonly email: string;
}
type People = Readonly<Record<Role, Somebody>>;

/** One of each role; the author and the member are in the group Ward. */
async function gather(): Promise<People> {
  const overWire = ({ browser, ...who }: Somebody): Somebody => ({ ...who, browser: browser.copy(atServer) });
  const [newcomer, member, author, other] = [
    await world.member(),
    await world.member(),
    await world.member(),
    await world.member(),
  ];
  await world.change(newcomer.id, { groupCode: null });
  for (const { id } of [member, author]) await world.change(id, { groupCode: "WARD" });
  return {
    visitor: { browser: new Visitor(atServer), id: "", email: "nobody@example.org" },
    newcomer: overWire(newcomer),
    member: overWire(member),
    author: overWire(author),
    other: overWire(other),
    admin: overWire(await world.admin()),
  };
}
const atServer = { request: (path: string, init: RequestInit) => fetch(url + path, { ...init, redirect: "manual" }) };

let shared: People;
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  await world.addGroup("WARD", "Ward", 10_000);
  shared = await gather();
});
afterAll(async () => {
  world.deps.live.endAll();
  await new Promise((resolve) => server.close(resolve));
  await world.close();
});

/** Sends a row's request as one role and says what came: the status, or the code of the refusal. */
async function answerTo(row: Row, role: Role): Promise<number | string> {
  const people = row.isAlone ? await gather() : shared;
  const { browser, email } = people[role];
  const samples = await storeOneOfEverything(world.db, people.author.id, "mark");
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
    const said: (number | string)[] = [];
    for (const role of ROLES) said.push(await answerTo(row, role));
    const byRole = (answers: readonly unknown[]) => Object.fromEntries(ROLES.map((role, at) => [role, answers[at]]));
    expect(byRole(said)).toEqual(byRole(row.answers));
  },
);
