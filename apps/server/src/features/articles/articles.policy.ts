import type { Person } from "../../auth/person.ts";
import type { ShownArticle } from "../../db/schema/index.ts";
import { asAccepted } from "../../review/review.ts";
import { groupsOf } from "../groups/public.ts";

interface Owned {
  readonly authorId: string | null;
  readonly listed: boolean;
}

interface Readable extends Owned {
  readonly groups: string[];
  readonly accepted: ShownArticle | null;
}

export function isMine(row: Owned, person: Person | null): boolean {
  return person !== null && row.authorId === person.id;
}

/**
 * A listed article is for the members of the groups that its accepted version names; one that no admin has accepted is
 * its author's and the admins'.
 */
export function canSee(row: Readable, person: Person | null): boolean {
  if (canEdit(row, person)) return true;
  const own = groupsOf(person);
  return row.listed && asAccepted(row).groups.some((group) => own.includes(group));
}

/** The author and admins. */
export function canEdit(row: Owned, person: Person | null): boolean {
  return isMine(row, person) || person?.isAdmin === true;
}
