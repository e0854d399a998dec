import type { Course, CourseItem } from "./courses.ts";

/** The pages that somebody in an arm has, in order; without an arm those that are for everybody. */
export const itemsFor = ({ items }: Pick<Course, "items">, arm: string | null): CourseItem[] =>
  items.filter(({ arms = [] }) => arms.length === 0 || (arm !== null && arms.includes(arm)));

/** Whoever tries a study out takes a user id that begins so: they take nobody's place, and are left out of its data. */
export const isTestParticipant = (userId: string): boolean => /^test-/i.test(userId);
