import { createFileRoute } from "@tanstack/react-router";
import { CoursesPage } from "../features/courses/courses-page.tsx";

export const Route = createFileRoute("/courses")({ component: CoursesPage });
