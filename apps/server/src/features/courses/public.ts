export { attemptsFile, ratingsFile } from "./course-attempts.ts";
export { keepCourseVersions } from "./course-versions.ts";
export { findNewest } from "./newest-courses.ts";
export { noteTry } from "./note-try.ts";
export { refuseNewcomers, refuseStrangers } from "./proof.ts";
export { engineFor, type StudyEngine } from "./study-engine.ts";
