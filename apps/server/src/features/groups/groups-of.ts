import { GROUP_DEFAULT } from "@wellput/contract";
import type { Person } from "../../auth/person.ts";

/** The groups that a person reads with, by id: everybody's and their own. */
export function groupsOf(person: Person | null): string[] {
  return person?.groupId ? [GROUP_DEFAULT, person.groupId] : [GROUP_DEFAULT];
}
