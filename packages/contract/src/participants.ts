import * as z from "zod";
import { PLACE_NAME } from "./participant-place.ts";

const PlaceName = z.string().regex(PLACE_NAME, "Letters, digits, hyphen and underscore, at most 80 of them.");

/** A folder of the message helper, or a course, by the path of its pages. */
export const Collection = PlaceName;

/** Who somebody is in the links of their course, as whoever gave out the link chose it. */
export const ParticipantId = PlaceName;

/** Courses whose participants are kept, each under the name of its path. */
export const COURSE_COLLECTIONS = ["usersStudentExpt1", "usersStudentExpt2", "demoCourse", "intro-course734"] as const;

/** Under which participant something is kept; `collection` as it is spelt where it is kept, whatever the link's case. */
export const ParticipantPlace = z.object({ collection: Collection, userId: ParticipantId });
export type ParticipantPlace = z.infer<typeof ParticipantPlace>;

/** What participants tried and rated, to take away. */
export const PARTICIPANT_FILES = ["attempts.csv", "ratings.csv"] as const;

/** How many began in a collection, and when the last of them did; for admins. */
export const ParticipantCount = z.object({
  collection: z.string(),
  count: z.int(),
  newestAt: z.iso.datetime().nullable(),
  /** What else is known of those who take a course stands with the course. */
  isCourse: z.boolean(),
});
export type ParticipantCount = z.infer<typeof ParticipantCount>;
