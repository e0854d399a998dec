import type { Person } from "../../auth/person.ts";

interface Owned {
  readonly authorId: string;
}

/** A response is its author's alone. */
export const canSee = (row: Owned, person: Person): boolean => row.authorId === person.id;

/** An admin may delete any, unread. */
export const canDelete = (row: Owned, person: Person): boolean => canSee(row, person) || person.isAdmin;
