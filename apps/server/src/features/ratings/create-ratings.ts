import type { CreateRating, CreateRatings } from "@wellput/contract";
import type { Person } from "../../auth/person.ts";
import { ratings } from "../../db/schema/index.ts";
import type { Deps } from "../../http/env.ts";

interface CreateRatingsOptions {
  readonly person: Person | null;
  readonly input: CreateRatings;
}

/** Keeps all ratings of one press of the button, or none; those kept already, by their ids, stay as they are. */
export async function createRatings({ db, now }: Deps, { person, input }: CreateRatingsOptions): Promise<void> {
  const userId = person?.id ?? null;
  const createdAt = now();
  const rows = input.ratings.map((rating) => ({ ...toRow(rating), userId, createdAt }));
  await db.insert(ratings).values(rows).onConflictDoNothing({ target: ratings.id });
}

function toRow(rating: CreateRating) {
  return {
    id: rating.id,
    value: rating.user_feedback_value,
    reason: rating.user_feedback_str,
    textInput: rating.textInput,
    email: rating.email,
    commentId: rating.comment_id,
    sentence: rating.s_str,
    code: rating.c,
    commentText: rating.r_str,
    sentenceIndex: rating.s_i,
    rule: rating.rule,
  };
}
