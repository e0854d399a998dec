import { and, ne, type SQL, type SQLWrapper, sql } from "drizzle-orm";
import type { Database } from "../../db/database.ts";
import { groups } from "../../db/schema/index.ts";
import { AppError } from "../../http/app-error.ts";
import { isSameCode } from "./same-code.ts";

/** Any number of our own: two groups are never named at once, so that each sees the other. */
const NAMING_LOCK = 7_355_621;

/** Waits for whoever names a group, or gives it a code, until the transaction ends. */
export async function takeTurn(tx: Database): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${NAMING_LOCK})`);
}

const nameKey = (name: SQLWrapper): SQL => sql`lower(regexp_replace(${name}, '\\s', '', 'g'))`;

interface Named {
  readonly code: string;
  readonly name: string;
}

/**
 * Refuses a code or a name that nobody could tell from another group's: what is meant for one is named by it. What a group
 * has from before it may keep.
 *
 * @throws {AppError} GROUP_CODE_TAKEN, GROUP_NAME_TAKEN.
 */
export async function refuseAlike(tx: Database, wanted: Named, before: (Named & { id: string }) | undefined) {
  const isOther = before && ne(groups.id, before.id);
  const has = async (isAlike: SQL) => (await tx.$count(groups, and(isAlike, isOther))) > 0;
  if (wanted.code !== before?.code && (await has(isSameCode(groups.code, wanted.code))))
    throw new AppError("GROUP_CODE_TAKEN");
  const isNamesake = sql`${nameKey(groups.name)} = ${nameKey(sql`${wanted.name}::text`)}`;
  if (wanted.name !== before?.name && (await has(isNamesake)))
    throw new AppError("GROUP_NAME_TAKEN", { fields: { name: "Another group has this name." } });
}
