import { createFileRoute } from "@tanstack/react-router";
import { PracticePages } from "../features/practice/practice-pages.tsx";

export const Route = createFileRoute("/practice/")({ component: PracticePages });
