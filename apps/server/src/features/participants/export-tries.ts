import type { PARTICIPANT_FILES } from "@wellput/contract";
import type { Person } from "../../auth/person.ts";
import { AppError } from "../../http/app-error.ts";
import type { Deps } from "../../http/env.ts";
import { recordAct } from "../audit/public.ts";
import { attemptsFile, ratingsFile } from "../courses/public.ts";
import { courseNames, isCollection } from "./find-collection.ts";

interface ExportTriesOptions {
  readonly person: Person;
  readonly collection: string;
  readonly file: (typeof PARTICIPANT_FILES)[number];
}

/** What the participants of a folder or course tried, as the text of a file; that it was taken is in the audit log. @throws {AppError} COLLECTION_NOT_FOUND. */
export async function exportTries(deps: Deps, { person, collection, file }: ExportTriesOptions): Promise<string> {
  const { db, now } = deps;
  if (!(await isCollection(deps, collection))) throw new AppError("COLLECTION_NOT_FOUND");
  await recordAct(db, { by: person, act: "data.exported", target: `${collection} ${file}`, at: now() });
  // Nobody just tries out a folder: there whoever is counted is in the file.
  const options = { withTests: !(await courseNames(db)).includes(collection) };
  return file === "attempts.csv" ? attemptsFile(db, collection, options) : ratingsFile(db, collection, options);
}
