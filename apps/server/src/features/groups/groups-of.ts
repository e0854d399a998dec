import { GROUP_DEFAULT } from "@wellput/contract";
import type { Person } from "../../auth/person.ts";

/** The groups that a person reads with, by id: everybody's, their own, and those that they train. */
export function groupsOf(person: Person | null): string[] {
  if (!person) return [GROUP_DEFAULT];
  return [GROUP_DEFAULT, ...(person.groupId ? [person.groupId] : []), ...person.trainerOf];
}
