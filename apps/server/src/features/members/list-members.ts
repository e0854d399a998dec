import { Member, type MembersQuery, type Page } from "@wellput/contract";
import { and, eq, isNull } from "drizzle-orm";
import { hasWords } from "../../db/has-words.ts";
import { newestFirst, olderThan, toPage } from "../../db/page.ts";
import { groups, users } from "../../db/schema/index.ts";
import type { Deps } from "../../http/env.ts";

/** One page of the members, newest first. @throws {AppError} INVALID_INPUT for a foreign cursor. */
export async function listMembers({ db }: Deps, { cursor, limit, search, group }: MembersQuery): Promise<Page<Member>> {
  const rows = await db
    .select({ user: users, group: { id: groups.id, name: groups.name } })
    .from(users)
    .leftJoin(groups, eq(groups.code, users.groupCode))
    .where(and(hasWords(search, users.email, users.username), isOf(group), olderThan(users, cursor)))
    .orderBy(...newestFirst(users))
    .limit(limit + 1);
  return toPage(
    rows.map(({ user, group }) => ({ ...user, group })),
    limit,
    (row) => Member.parse({ ...row, createdAt: row.createdAt.toISOString() }),
  );
}

function isOf(group: string | undefined) {
  if (group === undefined) return undefined;
  return group === "none" ? isNull(users.groupCode) : eq(groups.id, group);
}
