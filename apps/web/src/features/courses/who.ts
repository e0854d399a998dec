import { PLACE_NAME } from "@wellput/contract/participant-place";
import { readStored, writeStored } from "../../lib/storage.ts";

/** What a participant's link says besides the course. */
export interface CourseSearch {
  readonly userId?: string;
}

export const readCourseSearch = ({ userId }: Record<string, unknown>): CourseSearch =>
  typeof userId === "string" && userId !== "" ? { userId } : {};

const keyOf = (course: string) => `course:${course.toLowerCase()}:who`;

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
    writeStored(keyOf(course), { userId });
    return { userId, isBroken: false };
  }
  const kept = readStored(keyOf(course));
  const found = kept !== null && typeof kept === "object" && "userId" in kept ? kept.userId : null;
  return { userId: typeof found === "string" && PLACE_NAME.test(found) ? found : null, isBroken: false };
}
