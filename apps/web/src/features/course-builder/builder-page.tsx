import { useQuery } from "@tanstack/react-query";
import { QueryView } from "../../ui/query-view.tsx";
import { newestCourseQuery } from "./builder.api.ts";
import { type BuilderSlots, CourseBuilder } from "./course-builder.tsx";
import { EMPTY_COURSE } from "./course-draft.ts";

/** A course that is there, as it is now. */
export function CourseToEdit({ name, ...slots }: BuilderSlots & { readonly name: string }) {
  return (
    <QueryView query={useQuery(newestCourseQuery(name))} loading="Loading the course…">
      {({ course, version }) => <CourseBuilder initial={course} version={version} {...slots} />}
    </QueryView>
  );
}

export function NewCourse(slots: BuilderSlots) {
  return <CourseBuilder initial={EMPTY_COURSE} version={null} {...slots} />;
}
