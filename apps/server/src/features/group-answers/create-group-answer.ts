import type { CreateScenario, Scenario } from "@wellput/contract";
import { GROUP_NAME_DEFAULT } from "@wellput/contract/limits";
import type { Person } from "../../auth/person.ts";
import { groupAnswers } from "../../db/schema/index.ts";
import { AppError } from "../../http/app-error.ts";
import type { Deps } from "../../http/env.ts";
import { findGroup } from "../groups/public.ts";
import { createScenario, readableByOthers } from "../scenarios/public.ts";

interface CreateGroupAnswerOptions {
  readonly person: Person;
  /** Under which it is gathered. */
  readonly place: { readonly groupName: string; readonly parentDoc: string };
  readonly input: CreateScenario;
  /** Aborted when nobody waits for the answer any more. */
  readonly signal: AbortSignal;
}

/**
 * Keeps an answer twice under one id: as a private scenario of its author, and gathered under its group and scenario, where
 * a text that shows somebody at risk is withheld. A repeat answers what was stored first.
 *
 * @throws {AppError} NOT_ALLOWED for a group that is not one's own, ID_TAKEN, and as the analyser does.
 */
export async function createGroupAnswer(
  deps: Deps,
  { person, place, input, signal }: CreateGroupAnswerOptions,
): Promise<{ scenario: Scenario; created: boolean }> {
  const group = await findGroup(deps.db, place.groupName, person);
  if (![GROUP_NAME_DEFAULT, person.groupId, ...person.trainerOf].includes(group.key) && !person.isAdmin)
    throw new AppError("NOT_ALLOWED", { detail: "answers of another group" });
  const { parentDoc } = place;
  const { id, isPublic: _isPublic, groupName: _groupName, parentDoc: _parentDoc, ...own } = input;
  const written = await readableByOthers(deps.analyser, own, signal);
  return deps.db.transaction(async (tx) => {
    const answer = await createScenario(
      { ...deps, db: tx },
      { person, input: { ...input, groupName: group.name, parentDoc, isPublic: false } },
    );
    await tx
      .insert(groupAnswers)
      .values({ id, authorId: person.id, groupKey: group.key, parentDoc, written, createdAt: deps.now() })
      .onConflictDoNothing({ target: groupAnswers.id });
    return answer;
  });
}
