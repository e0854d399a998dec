import { createFileRoute } from "@tanstack/react-router";
import { CoursesPage } from "../features/admin/courses-page.tsx";

export const Route = createFileRoute("/_member/admin/courses/")({ component: CoursesPage });
