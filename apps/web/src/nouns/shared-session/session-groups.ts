import { GROUP_DEFAULT, GROUP_NAME_DEFAULT } from "@wellput/contract/limits";
import type { SessionGroup } from "./started-sessions.ts";

export const EVERYBODY: SessionGroup = { key: GROUP_NAME_DEFAULT, name: GROUP_NAME_DEFAULT };

/** Whether what is filled in together can be opened by its groups alone, who have it by these names. */
export const isForGroups = (forGroups: readonly string[] | undefined): forGroups is readonly string[] =>
  forGroups !== undefined && !forGroups.includes(GROUP_DEFAULT);

/** Who may be asked to a session, of the groups that somebody knows: nobody who could not open what is filled in there. */
export function sessionGroups(
  known: readonly SessionGroup[],
  forGroups: readonly string[] | undefined,
): readonly SessionGroup[] {
  if (!isForGroups(forGroups)) return [EVERYBODY, ...known];
  return known.filter(({ name }) => forGroups.includes(name));
}
