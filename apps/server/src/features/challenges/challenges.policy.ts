import type { Person } from "../../auth/person.ts";
import { groupsOf } from "../groups/public.ts";

interface Owned {
  readonly authorId: string | null;
  readonly isPublic: boolean;
  readonly groups: readonly string[];
}

export function isMine(row: Owned, person: Person | null): boolean {
  return person !== null && row.authorId === person.id;
}

/** The author; an admin too when it is public, or a draft that is nobody's. */
export function canEdit(row: Owned, person: Person | null): boolean {
  return isMine(row, person) || (person?.isAdmin === true && (row.isPublic || row.authorId === null));
}

/** Whether what somebody does to it is an admin's act: what is published is for others, a draft of their own is not. */
export function isAdminsAct(person: Person, ...versions: readonly Owned[]): boolean {
  return person.isAdmin && versions.some((row) => row.isPublic || !isMine(row, person));
}

/** Its groups' members when it is public, and who may edit it. */
export function canSee(row: Owned, person: Person | null): boolean {
  if (canEdit(row, person)) return true;
  const groups = groupsOf(person);
  return row.isPublic && row.groups.some((group) => groups.includes(group));
}

/** Who may edit it, and the trainers of one of its groups. */
export function canSeeProgress(row: Owned, person: Person): boolean {
  return canEdit(row, person) || (row.isPublic && row.groups.some((group) => person.trainerOf.includes(group)));
}
