import { PLACE_NAME } from "@wellput/contract/participant-place";
import { rememberedId, rememberId } from "../../nouns/participant/participant.ts";

/** What a participant's link says besides the course. */
export interface CourseSearch {
  readonly userId?: string;
  /** What a panel adds to its links. */
  readonly [parameter: string]: string | undefined;
}

export const readCourseSearch = (search: Record<string, unknown>): CourseSearch =>
  Object.fromEntries(
    Object.entries(search).flatMap(([name, value]) =>
      typeof value === "string" && value !== "" ? [[name, value]] : [],
    ),
  );

interface Who {
  /** Null where neither a link nor this device says. */
  readonly userId: string | null;
  /** The link names somebody in a way that cannot be right. */
  readonly isBroken: boolean;
}

/** Who takes a course: by their link, else whoever took it on this device the last time. */
export function whoTakes(course: string, { userId }: CourseSearch): Who {
  if (userId !== undefined) {
    if (!PLACE_NAME.test(userId)) return { userId: null, isBroken: true };
    rememberId(course, userId);
    return { userId, isBroken: false };
  }
  const kept = rememberedId(course);
  return { userId: kept !== undefined && PLACE_NAME.test(kept) ? kept : null, isBroken: false };
}
