import { type CourseProgress, PARTICIPANT_ATTEMPTS_ROOT } from "@wellput/contract";
import { eq } from "drizzle-orm";
import type { EngineBuild } from "../../analyser/engine-build.ts";
import { engineBuilds, studies } from "../../db/schema/index.ts";
import type { Deps } from "../../http/env.ts";

/** The engine that reads what is written in a study: the one that it began with, however long ago. */
export type StudyEngine = Pick<EngineBuild, "id" | "name">;

/** Before a study's first participant it is the one that reads here. */
export async function engineOf(
  { db, engine }: Pick<Deps, "db" | "engine">,
  course: string,
): Promise<StudyEngine | null> {
  const [study] = await db
    .select({ id: engineBuilds.id, name: engineBuilds.name })
    .from(studies)
    .leftJoin(engineBuilds, eq(engineBuilds.id, studies.engineBuild))
    .where(eq(studies.course, course));
  if (!study) return null;
  return study.id !== null && study.name !== null ? { id: study.id, name: study.name } : engine;
}

/** The engine for a text by where its try belongs; null for those of no study. */
export async function engineFor(deps: Pick<Deps, "db" | "engine">, attemptPath: string): Promise<StudyEngine | null> {
  const [root, course = ""] = attemptPath.split("/");
  return root === PARTICIPANT_ATTEMPTS_ROOT ? engineOf(deps, course) : null;
}

/** Which engine reads in a course: see CourseProgress. */
export async function readerOf(deps: Pick<Deps, "db" | "engine">, course: string): Promise<CourseProgress["reader"]> {
  const engine = await engineOf(deps, course);
  if (!engine) return "installation";
  return engine.id === deps.engine.id ? "engine" : "kept";
}
