import { createHash } from "node:crypto";
import { AppError } from "./app-error.ts";

/** A version is named by what it says: the same words are the same version, wherever and whenever. */
export const versionOf = (said: object | string) =>
  createHash("sha256").update(JSON.stringify(said)).digest("hex").slice(0, 16);

interface Change {
  /** The version that the change was written on; undefined for one that is to be made whatever stands there. */
  readonly base: string | undefined;
  readonly before: string;
  readonly after: string;
}

/** For the end of a transaction, which undoes a change on an older version. The same once more changes nothing. @throws {AppError} CHANGED_MEANWHILE. */
export function refuseStale({ base, before, after }: Change): void {
  if (base !== undefined && base !== before && after !== before) throw new AppError("CHANGED_MEANWHILE");
}
