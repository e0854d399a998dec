import { COURSE_COLLECTIONS, PARTICIPANT_ATTEMPTS_ROOT } from "@wellput/contract";
import { AppError } from "../../http/app-error.ts";
import type { Settings } from "../../settings.ts";

/** Where participants are kept: the folders of the message helper and the courses, and nowhere else. */
export const collectionsOf = ({ HELPER_FOLDERS }: Settings): readonly string[] => [
  ...HELPER_FOLDERS,
  ...COURSE_COLLECTIONS,
];

/** A collection as it is spelt here, by its name in any case, as addresses have it. @throws {AppError} COLLECTION_NOT_FOUND. */
export function findCollection(settings: Settings, name: string): string {
  const found = collectionsOf(settings).find((collection) => collection.toLowerCase() === name.toLowerCase());
  if (!found) throw new AppError("COLLECTION_NOT_FOUND");
  return found;
}

/** Whether a path of tries, if it is a participant's, names a collection that is there. */
export function isOpenPath(settings: Settings, path: string): boolean {
  const [root, collection = ""] = path.split("/");
  return root !== PARTICIPANT_ATTEMPTS_ROOT || collectionsOf(settings).includes(collection);
}
