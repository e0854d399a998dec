import type { Person } from "../../auth/person.ts";

interface Owned {
  readonly authorId: string | null;
}

export function isMine(row: Owned, person: Person | null): boolean {
  return person !== null && row.authorId === person.id;
}

/** Everybody reads articles; the author and admins change them. */
export function canEdit(row: Owned, person: Person | null): boolean {
  return isMine(row, person) || person?.isAdmin === true;
}
