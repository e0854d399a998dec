import { camelCase, pascalCase } from "./write-new.ts";

/** A noun in the forms that its files need; `plural` names the folder, the table's file and the address. */
export interface Noun {
  readonly plural: string;
  readonly kebab: string;
  readonly camel: string;
  readonly camelPlural: string;
  readonly pascal: string;
  readonly upper: string;
}

export function nounOf(plural: string): Noun {
  const kebab = plural.replace(/s$/, "");
  const pascal = pascalCase(kebab);
  const upper = kebab.replaceAll("-", "_").toUpperCase();
  return { plural, kebab, pascal, upper, camel: camelCase(kebab), camelPlural: camelCase(plural) };
}

export const contract = ({ pascal }: Noun) => `import * as z from "zod";
import { TITLE_MAX_CHARS } from "./limits.ts";

/** The client makes the id, so that a retry or a double click stores one. */
export const Create${pascal} = z.strictObject({ id: z.uuid(), title: z.string().trim().min(1).max(TITLE_MAX_CHARS) });
export type Create${pascal} = z.infer<typeof Create${pascal}>;

/** Say who sees it. */
export const ${pascal} = Create${pascal}.extend({ createdAt: z.iso.datetime() }).strip();
export type ${pascal} = z.infer<typeof ${pascal}>;
`;

export const table = ({
  plural,
  camelPlural,
}: Noun) => `import { index, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { moment } from "./columns.ts";
import { users } from "./users.ts";

/** Say what a row is, and what becomes of it when its author goes. */
export const ${camelPlural} = pgTable(
  "${plural.replaceAll("-", "_")}",
  {
    id: uuid().primaryKey(),
    authorId: uuid("author_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    title: text().notNull(),
    createdAt: moment("created_at").notNull(),
  },
  (table) => [index("${plural.replaceAll("-", "_")}_author").on(table.authorId, table.createdAt, table.id)],
);
`;

export const row = ({ plural, camelPlural, pascal, kebab }: Noun) => `import { ${pascal} } from "@wellput/contract";
import type { ${camelPlural} } from "../../db/schema/${plural}.ts";

type ${pascal}Row = typeof ${camelPlural}.$inferSelect;

/** A stored ${kebab} as its author sees it: a column stays private until the contract names it. */
export function present(row: ${pascal}Row): ${pascal} {
  return ${pascal}.parse({ ...row, createdAt: row.createdAt.toISOString() });
}
`;

export const createOperation = ({
  plural,
  camelPlural,
  camel,
  pascal,
  kebab,
}: Noun) => `import type { Create${pascal}, ${pascal} } from "@wellput/contract";
import { eq } from "drizzle-orm";
import type { Person } from "../../auth/person.ts";
import { ${camelPlural} } from "../../db/schema/${plural}.ts";
import { AppError } from "../../http/app-error.ts";
import type { Deps } from "../../http/env.ts";
import { present } from "./${kebab}-row.ts";

interface Create${pascal}Options {
  readonly person: Person;
  readonly input: Create${pascal};
}

/**
 * Keeps a ${kebab} under the id its author chose; a repeat answers the stored one.
 *
 * @throws {AppError} ID_TAKEN when somebody else's has the id.
 */
export async function create${pascal}(
  { db, now }: Deps,
  { person, input }: Create${pascal}Options,
): Promise<{ ${camel}: ${pascal}; created: boolean }> {
  const [row] = await db
    .insert(${camelPlural})
    .values({ ...input, authorId: person.id, createdAt: now() })
    .onConflictDoNothing({ target: ${camelPlural}.id })
    .returning();
  if (row) return { ${camel}: present(row), created: true };
  const [stored] = await db.select().from(${camelPlural}).where(eq(${camelPlural}.id, input.id));
  if (stored?.authorId !== person.id) throw new AppError("ID_TAKEN");
  return { ${camel}: present(stored), created: false };
}
`;

export const listOperation = ({
  plural,
  camelPlural,
  pascal,
  kebab,
}: Noun) => `import type { Page, PageQuery, ${pascal} } from "@wellput/contract";
import { and, eq } from "drizzle-orm";
import type { Person } from "../../auth/person.ts";
import { newestFirst, olderThan, toPage } from "../../db/page.ts";
import { ${camelPlural} } from "../../db/schema/${plural}.ts";
import type { Deps } from "../../http/env.ts";
import { present } from "./${kebab}-row.ts";

interface List${pascal}sOptions {
  readonly person: Person;
  readonly query: PageQuery;
}

/** One page of a person's own ${plural}, newest first. @throws {AppError} INVALID_INPUT for a foreign cursor. */
export async function list${pascal}s(
  { db }: Deps,
  { person, query: { cursor, limit } }: List${pascal}sOptions,
): Promise<Page<${pascal}>> {
  const rows = await db
    .select()
    .from(${camelPlural})
    .where(and(eq(${camelPlural}.authorId, person.id), olderThan(${camelPlural}, cursor)))
    .orderBy(...newestFirst(${camelPlural}))
    .limit(limit + 1);
  return toPage(rows, limit, present);
}
`;

export const routes = ({
  plural,
  camelPlural,
  camel,
  pascal,
  kebab,
}: Noun) => `import { Create${pascal}, PageQuery } from "@wellput/contract";
import { Hono } from "hono";
import type { HonoEnv } from "../../http/env.ts";
import { requireMember } from "../../http/gates.ts";
import { validJson, validQuery } from "../../http/valid.ts";
import { create${pascal} } from "./create-${kebab}.ts";
import { list${pascal}s } from "./list-${plural}.ts";

export const ${camelPlural}Routes = new Hono<HonoEnv>()
  .get("/", validQuery(PageQuery), async (c) => {
    return c.json(await list${pascal}s(c.var.deps, { person: requireMember(c), query: c.req.valid("query") }));
  })
  .post("/", validJson(Create${pascal}), async (c) => {
    const { ${camel}, created } = await create${pascal}(c.var.deps, { person: requireMember(c), input: c.req.valid("json") });
    return c.json(${camel}, created ? 201 : 200);
  });
`;

/** What the table holds about a person, for their export and for when they go. */
export const holding = ({ camelPlural }: Noun) => `  ${camelPlural}: {
    onErasure: "Deleted.",
    erase: remove(schema.${camelPlural}, ({ id }) => eq(schema.${camelPlural}.authorId, id)),
    collect: async (db, { id }) => ({
      ${camelPlural}: await db.select().from(schema.${camelPlural}).where(eq(schema.${camelPlural}.authorId, id)),
    }),
  },
`;

/** Who may do what, for the authorisation matrix. */
export const matrixRows = ({ plural }: Noun) => `  { route: "GET /api/${plural}", answers: members(200) },
  { route: "POST /api/${plural}", json: () => ({ id: randomUUID(), title: "New" }), answers: members(201) },
`;

/** What the API's description says of the routes. */
export const operations = ({ plural, kebab, pascal }: Noun) => `  "GET /api/${plural}": {
    ...members,
    does: "A page of one's own ${plural}, newest first.",
    answer: pageOf(${pascal}),
  },
  "POST /api/${plural}": {
    ...members,
    does: "Keeps a ${kebab}.",
    status: 201,
    answer: ${pascal},
    example: { body: { id: EXAMPLE_ID, title: "The first" } },
  },
`;

export const test = ({ plural, kebab }: Noun) => `import { randomUUID } from "node:crypto";
import { afterAll, expect, test } from "vitest";
import { expectError } from "../../../test/kit/visitor.ts";
import { World } from "../../../test/kit/world.ts";

const world = await World.open();
afterAll(() => world.close());

const PATH = "/api/${plural}";

test("a ${kebab} is kept for its author, and a repeat stores nothing more", async () => {
  const { browser } = await world.member();
  const input = { id: randomUUID(), title: "The first" };
  expect((await browser.post(PATH, input)).status).toBe(201);
  expect((await browser.post(PATH, input)).status).toBe(200);
  expect(await (await browser.get(PATH)).json()).toMatchObject({ items: [input], next: null });
});

test("nobody else sees a ${kebab} or takes its id", async () => {
  const [author, other] = [await world.member(), await world.member()];
  const input = { id: randomUUID(), title: "Mine" };
  await author.browser.post(PATH, input);
  expect(await (await other.browser.get(PATH)).json()).toEqual({ items: [], next: null });
  await expectError(await other.browser.post(PATH, input), 409, "ID_TAKEN");
});

test("a visitor is asked to sign in", async () => {
  await expectError(await world.visitor().get(PATH), 401, "NOT_SIGNED_IN");
});
`;
