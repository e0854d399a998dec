import type { Person } from "../../auth/person.ts";
import type { Database } from "../../db/database.ts";
import { AppError } from "../../http/app-error.ts";
import { groupKeys, groupsOf } from "../groups/public.ts";

interface GroupsForOptions {
  readonly person: Person;
  /** Undefined where they stay as they are. */
  readonly names: readonly string[] | undefined;
  /** Those that it is for already. */
  readonly before?: readonly string[];
}

/**
 * The groups that an article is for, by their ids: a member writes for everybody or for their own group, an admin for any.
 *
 * @throws {AppError} NOT_ALLOWED for a group of others.
 */
export async function groupsFor(
  db: Database,
  { person, names, before = [] }: GroupsForOptions,
): Promise<{ groups?: string[] }> {
  if (!names) return {};
  const groups = await groupKeys(db, names);
  const open = [...groupsOf(person), ...before];
  if (!person.isAdmin && groups.some((group) => !open.includes(group)))
    throw new AppError("NOT_ALLOWED", { fields: { groups: "You can write for everybody or for your own group." } });
  return { groups };
}
