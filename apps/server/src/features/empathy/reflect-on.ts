import { TEXT_MAX_CHARS } from "@wellput/contract";
import type { Person } from "../../auth/person.ts";
import { AppError } from "../../http/app-error.ts";
import type { Deps } from "../../http/env.ts";

interface ReflectOptions {
  readonly input: string;
  readonly person: Person | null;
  /** For whom it is counted. */
  readonly caller: string;
  /** Aborted when nobody waits for the answer any more. */
  readonly signal: AbortSignal;
}

/**
 * Reflects on a text, on a worker thread: guesses at feelings and needs, as safe HTML. Nothing of it is kept.
 *
 * @throws {AppError} NO_INPUT_DATA, BODY_TOO_LARGE, TOO_MANY_REQUESTS, ANALYSIS_TIMED_OUT.
 */
export async function reflectOn(deps: Deps, { input, person, caller, signal }: ReflectOptions): Promise<string> {
  if (input.trim() === "") throw new AppError("NO_INPUT_DATA");
  if (input.length > TEXT_MAX_CHARS) {
    throw new AppError("BODY_TOO_LARGE", { fields: { input: `At most ${TEXT_MAX_CHARS} characters.` } });
  }
  await deps.floods.spend(person ? "own-analysis" : "analysis", caller);
  return deps.analyser.reflect({ message: input }, signal);
}
