import { useQuery } from "@tanstack/react-query";
import { QueryPage } from "../../ui/query-page.tsx";
import { CoursePage } from "./course-page.tsx";
import type { CourseSlots } from "./course-slots.ts";
import { courseQuery } from "./courses.api.ts";
import type { CourseSearch } from "./who.ts";

interface MadeCoursePageProps extends CourseSlots {
  readonly name: string;
  readonly search: CourseSearch;
}

/** A course that was made here, by its name. */
export function MadeCoursePage({ name, ...props }: MadeCoursePageProps) {
  return (
    <QueryPage query={useQuery(courseQuery(name))} loading="Loading the course…">
      {({ course }) => <CoursePage key={course.name} name={course.name} needsUserId={course.needsUserId} {...props} />}
    </QueryPage>
  );
}
