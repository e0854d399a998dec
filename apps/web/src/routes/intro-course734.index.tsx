import { createFileRoute, redirect } from "@tanstack/react-router";
import { readCourseSearch, whoTakes } from "../features/courses/who.ts";

const COURSE = "intro-course734";

/** Leads to the page where one is. */
export const Route = createFileRoute("/intro-course734/")({
  validateSearch: readCourseSearch,
  beforeLoad: async ({ search }) => {
    const { readProgress } = await import("../features/courses/use-sync.ts");
    const { key } = readProgress({ course: COURSE, userId: whoTakes(COURSE, search).userId });
    throw redirect({ to: "/intro-course734/$id", params: { id: `${key}` }, search, replace: true });
  },
});
