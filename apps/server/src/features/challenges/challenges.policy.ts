import { GROUP_DEFAULT } from "@wellput/contract";
import type { Person } from "../../auth/person.ts";

interface Owned {
  readonly authorId: string | null;
  readonly isPublic: boolean;
  readonly groups: readonly string[];
}

/** The groups whose challenges a person reads, by id: everybody's and their own. */
export function groupsOf(person: Person | null): string[] {
  return person?.groupId ? [GROUP_DEFAULT, person.groupId] : [GROUP_DEFAULT];
}

export function isMine(row: Owned, person: Person | null): boolean {
  return person !== null && row.authorId === person.id;
}

/** Its groups' members, its author, and admins. */
export function canSee(row: Owned, person: Person | null): boolean {
  if (isMine(row, person) || person?.isAdmin) return true;
  const groups = groupsOf(person);
  return row.groups.some((group) => groups.includes(group));
}

/** The author; an admin too when it is public. */
export function canEdit(row: Owned, person: Person | null): boolean {
  return isMine(row, person) || (row.isPublic && person?.isAdmin === true);
}
