import type { Person } from "../../auth/person.ts";

interface Owned {
  readonly authorId: string | null;
  readonly listed: boolean;
}

export function isMine(row: Owned, person: Person | null): boolean {
  return person !== null && row.authorId === person.id;
}

/** A listed article is everybody's; one that no admin has accepted is its author's and the admins'. */
export function canSee(row: Owned, person: Person | null): boolean {
  return row.listed || canEdit(row, person);
}

/** The author and admins. */
export function canEdit(row: Owned, person: Person | null): boolean {
  return isMine(row, person) || person?.isAdmin === true;
}
