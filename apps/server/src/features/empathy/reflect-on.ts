import { type EmpathyWords, TEXT_MAX_CHARS } from "@wellput/contract";
import { type Quota, spendAnalysis } from "../../auth/quota.ts";
import { AppError } from "../../http/app-error.ts";
import type { Deps } from "../../http/env.ts";

interface ReflectOptions {
  readonly input: string;
  readonly quota: Quota;
  /** Aborted when nobody waits for the answer any more. */
  readonly signal: AbortSignal;
}

/**
 * Reflects on a text, on a worker thread: guesses at feelings and needs, as safe HTML. Nothing of it is kept.
 *
 * @throws {AppError} NO_INPUT_DATA, BODY_TOO_LARGE, TOO_MANY_REQUESTS, ANALYSIS_TIMED_OUT.
 */
export async function reflectOn(deps: Deps, options: ReflectOptions): Promise<string> {
  await admit(deps, options);
  return deps.analyser.reflect({ message: options.input }, options.signal);
}

/** The words of that reflection, and the likeliest after them, to choose from; throws as `reflectOn` does. Nothing is kept. */
export async function wordsFor(deps: Deps, options: ReflectOptions): Promise<EmpathyWords> {
  await admit(deps, options);
  return deps.analyser.wordsFor({ message: options.input }, options.signal);
}

async function admit(deps: Deps, { input, quota }: ReflectOptions): Promise<void> {
  if (input.trim() === "") throw new AppError("NO_INPUT_DATA");
  if (input.length > TEXT_MAX_CHARS) {
    throw new AppError("BODY_TOO_LARGE", { fields: { input: `At most ${TEXT_MAX_CHARS} characters.` } });
  }
  await spendAnalysis(deps.loadLimits, quota);
}
