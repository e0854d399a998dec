export { keepCourseVersions } from "./course-versions.ts";
export { findNewest } from "./newest-courses.ts";
