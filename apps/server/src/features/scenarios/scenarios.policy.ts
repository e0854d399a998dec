import type { Person } from "../../auth/person.ts";

interface Owned {
  readonly authorId: string | null;
  readonly isPublic: boolean;
}

export function isMine(row: Owned, person: Person | null): boolean {
  return person !== null && row.authorId === person.id;
}

/** A public scenario can be read by whoever knows its id, listed or not; a private one by its author alone. */
export function canSee(row: Owned, person: Person | null): boolean {
  return row.isPublic || isMine(row, person);
}

/** The author; an admin too when it is public. */
export function canEdit(row: Owned, person: Person | null): boolean {
  return isMine(row, person) || (row.isPublic && person?.isAdmin === true);
}
