import type { Person } from "../../auth/person.ts";

interface Owned {
  readonly authorId: string | null;
  readonly isPublic: boolean;
  readonly listed: boolean;
}

export function isMine(row: Owned, person: Person | null): boolean {
  return person !== null && row.authorId === person.id;
}

/** A listed scenario is everybody's; one that is to be public is its author's and the admins'; a private one its author's. */
export function canSee(row: Owned, person: Person | null): boolean {
  return row.listed || isMine(row, person) || (row.isPublic && person?.isAdmin === true);
}

/** The author; an admin too when it is public. */
export function canEdit(row: Owned, person: Person | null): boolean {
  return isMine(row, person) || (row.isPublic && person?.isAdmin === true);
}
