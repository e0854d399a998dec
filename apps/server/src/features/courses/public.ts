export { keepCourseVersions } from "./course-versions.ts";
