import type { Page, Scenario, ScenariosQuery } from "@wellput/contract";
import { and, eq, not, type SQL, sql } from "drizzle-orm";
import { unionAll } from "drizzle-orm/pg-core";
import type { Person } from "../../auth/person.ts";
import type { Database } from "../../db/database.ts";
import { newestFirst, olderThanPlace, placeOf, toPage } from "../../db/page.ts";
import { prepared } from "../../db/prepared.ts";
import { scenarios } from "../../db/schema/index.ts";
import { AppError } from "../../http/app-error.ts";
import type { Deps } from "../../http/env.ts";
import { present } from "./scenario-row.ts";
import { themePattern } from "./theme-words.ts";

const rowLimit = sql.placeholder("rows");
const isListed = eq(scenarios.listed, true);
const isOwn = eq(scenarios.authorId, sql.placeholder("personId"));

const own = sql`${scenarios.authorId} = ${sql.placeholder("personId")}::uuid`;
/** As whoever asks reads it: what no admin has accepted yet is not found by its words either. */
const shown = (field: "title" | "summary") =>
  sql`case when ${own} then ${scenarios[field]} else coalesce(${scenarios.accepted}->>${sql.raw(`'${field}'`)}, ${scenarios[field]}) end`;
const words = sql`(${shown("title")} || ' ' || ${shown("summary")})`;
/** Each where it was asked for. */
const hasWords = sql`(${sql.placeholder("q")}::text is null or position(lower(${sql.placeholder("q")}::text) in lower(${words})) > 0)`;
const isAbout = sql`(${sql.placeholder("pattern")}::text is null or ${words} ~* ${sql.placeholder("pattern")}::text)`;

const pageOf = (db: Database, which: SQL | undefined) =>
  db
    .select()
    .from(scenarios)
    .where(and(which, hasWords, isAbout, olderThanPlace(scenarios)))
    .orderBy(...newestFirst(scenarios))
    .limit(rowLimit);

const listedPage = prepared((db) => pageOf(db, isListed).prepare("scenarios_listed_page"));
const ownPage = prepared((db) => pageOf(db, isOwn).prepare("scenarios_own_page"));
/** Two pages, each along its index: with "or" between them the database would read and sort every scenario there is. */
const visiblePage = prepared((db) =>
  unionAll(pageOf(db, isListed), pageOf(db, and(isOwn, not(isListed))))
    .orderBy(...newestFirst(scenarios))
    .limit(rowLimit)
    .prepare("scenarios_visible_page"),
);

interface ListScenariosOptions {
  readonly person: Person | null;
  readonly query: ScenariosQuery;
}

/**
 * One page of the listed scenarios and one's own, or with `mine` of one's own alone; those with some words, about a theme.
 *
 * @throws {AppError} NOT_SIGNED_IN when a visitor asks for their own, INVALID_INPUT for a foreign cursor.
 */
export async function listScenarios(
  { db }: Deps,
  { person, query: { cursor, limit, mine, q, theme } }: ListScenariosOptions,
): Promise<Page<Scenario>> {
  const pattern = theme ? themePattern(theme) : null;
  const place = { ...placeOf(cursor), rows: limit + 1, personId: person?.id ?? null, q: q || null, pattern };
  if (!person) {
    if (mine) throw new AppError("NOT_SIGNED_IN");
    return toPage(await listedPage(db).execute(place), limit, (row) => present(row, null));
  }
  const page = mine ? ownPage(db) : visiblePage(db);
  const rows = await page.execute(place);
  return toPage(rows, limit, (row) => present(row, person));
}
