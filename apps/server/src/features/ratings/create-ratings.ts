import { type CreateRating, type CreateRatings, WITHHELD } from "@wellput/contract";
import { textsAtRisk } from "../../analyser/texts-at-risk.ts";
import type { Person } from "../../auth/person.ts";
import { ratings } from "../../db/schema/index.ts";
import type { Deps } from "../../http/env.ts";
import { isParticipantsTry } from "../participants/public.ts";

interface CreateRatingsOptions {
  readonly person: Person | null;
  readonly input: CreateRatings;
  /** Aborted when nobody waits for the answer any more. */
  readonly signal: AbortSignal;
}

/**
 * Keeps all ratings of one press of the button, or none; those kept already, by their ids, stay as they are. What was said
 * about a text that shows somebody at risk is not kept, nor who said something of a participant's try. Throws as the analyser does.
 */
export async function createRatings(
  { db, now, analyser }: Deps,
  { person, input, signal }: CreateRatingsOptions,
): Promise<void> {
  const isNameless = input.attempt !== undefined && (await isParticipantsTry(db, input.attempt));
  const whose = isNameless ? { authorId: null, email: "" } : { authorId: person?.id ?? null };
  const about = { ...whose, createdAt: now() };
  const texts = input.ratings.flatMap(({ textInput, s_str, user_feedback_str }) => [
    textInput,
    s_str,
    user_feedback_str,
  ]);
  const atRisk = await textsAtRisk(analyser, texts, signal);
  const rows = input.ratings
    .filter((rating) => rating.user_feedback_value === "general" || !isAbout(rating, atRisk))
    .map((rating) => ({ ...withheld(rating, atRisk), ...about }));
  if (rows.length === 0) return;
  await db.insert(ratings).values(rows).onConflictDoNothing({ target: ratings.id });
}

const isAbout = ({ textInput, s_str = "" }: CreateRating, atRisk: ReadonlySet<string>): boolean =>
  atRisk.has(textInput) || atRisk.has(s_str);

/** General feedback is a letter to those who run the installation: its own words go to them, the text beside it does not. */
function withheld(rating: CreateRating, atRisk: ReadonlySet<string>): CreateRating {
  const { user_feedback_value, user_feedback_str, textInput } = rating;
  const isLetter = user_feedback_value === "general";
  return {
    ...rating,
    textInput: atRisk.has(textInput) ? WITHHELD : textInput,
    user_feedback_str: !isLetter && atRisk.has(user_feedback_str) ? WITHHELD : user_feedback_str,
  };
}
