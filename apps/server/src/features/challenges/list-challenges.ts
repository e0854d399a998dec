import type { Challenge, ChallengesQuery, Page } from "@wellput/contract";
import { and, eq, isNull, or, type SQL, sql } from "drizzle-orm";
import type { Person } from "../../auth/person.ts";
import type { Database } from "../../db/database.ts";
import { newestFirst, olderThanPlace, placeOf, toPage } from "../../db/page.ts";
import { prepared } from "../../db/prepared.ts";
import { challenges } from "../../db/schema/index.ts";
import { AppError } from "../../http/app-error.ts";
import type { Deps } from "../../http/env.ts";
import { groupsOf } from "../groups/public.ts";
import { presenter } from "./challenge-row.ts";

const isOwn = eq(challenges.authorId, sql.placeholder("personId"));
const isForGroups = and(challenges.isPublic, sql`${challenges.groups} && ${sql.placeholder("groups")}::text[]`);
/** A draft that is nobody's is for every admin to finish. */
const isForAdmins = or(challenges.isPublic, isOwn, isNull(challenges.authorId));
/** Each where it was asked for. */
const hasTag = sql`(${sql.placeholder("tag")}::text is null or ${challenges.tags} @> array[${sql.placeholder("tag")}::text])`;
const words = sql`(${challenges.title} || ' ' || ${challenges.summary} || ' ' || array_to_string(${challenges.tags}, ' '))`;
const hasWords = sql`(${sql.placeholder("q")}::text is null or position(lower(${sql.placeholder("q")}::text) in lower(${words})) > 0)`;
const hasType = sql`(${sql.placeholder("type")}::text is null or ${challenges.type} = ${sql.placeholder("type")}::text)`;

const pageOf = (db: Database, which: SQL | undefined) =>
  db
    .select()
    .from(challenges)
    .where(and(which, hasWords, hasTag, hasType, olderThanPlace(challenges)))
    .orderBy(...newestFirst(challenges))
    .limit(sql.placeholder("rows"));

const everyPage = prepared((db) => pageOf(db, isForAdmins).prepare("challenges_every_page"));
const groupsPage = prepared((db) => pageOf(db, isForGroups).prepare("challenges_groups_page"));
const ownPage = prepared((db) => pageOf(db, isOwn).prepare("challenges_own_page"));
const visiblePage = prepared((db) => pageOf(db, or(isForGroups, isOwn)).prepare("challenges_visible_page"));

interface ListChallengesOptions {
  readonly person: Person | null;
  readonly query: ChallengesQuery;
}

/**
 * One page of the challenges a person may see, or with `mine` of those they wrote, drafts among them.
 *
 * @throws {AppError} NOT_SIGNED_IN when a visitor asks for their own, INVALID_INPUT for a foreign cursor.
 */
export async function listChallenges(
  { db }: Deps,
  { person, query: { cursor, limit, mine, q, tag, type } }: ListChallengesOptions,
): Promise<Page<Challenge>> {
  if (mine && !person) throw new AppError("NOT_SIGNED_IN");
  const asked = { q: q || null, tag: tag ?? null, type: type ?? null };
  const which = { groups: groupsOf(person), personId: person?.id, ...asked };
  const values = { ...placeOf(cursor), rows: limit + 1, ...which };
  const rows = await pageFor(person, mine)(db).execute(values);
  const show = await presenter(db, rows);
  return toPage(rows, limit, (row) => show(row, person));
}

function pageFor(person: Person | null, mine: boolean) {
  if (!person) return groupsPage;
  if (mine) return ownPage;
  return person.isAdmin ? everyPage : visiblePage;
}
