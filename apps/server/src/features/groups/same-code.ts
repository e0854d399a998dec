import { and, desc, eq, type SQL, type SQLWrapper, sql } from "drizzle-orm";
import type { Database } from "../../db/database.ts";
import { groups } from "../../db/schema/index.ts";

const codeKey = (code: SQLWrapper): SQL => sql`upper(regexp_replace(${code}, '[\\s-]', '', 'g'))`;

/** Whether a stored joining code is the one that somebody typed: letter case, spaces and dashes tell no two codes apart. */
export const isSameCode = (code: SQLWrapper, typed: string): SQL =>
  sql`${codeKey(code)} = ${codeKey(sql`${typed}::text`)}`;

/** A group's code as it is stored, by what somebody typed. Where two are alike from before, the very one that was typed. */
export async function findCode(db: Database, typed: string, which?: SQL): Promise<string | null> {
  const [row] = await db
    .select({ code: groups.code })
    .from(groups)
    .where(and(isSameCode(groups.code, typed), which))
    .orderBy(desc(eq(groups.code, typed.trim())), groups.code)
    .limit(1);
  return row?.code ?? null;
}
