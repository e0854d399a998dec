import { createFileRoute } from "@tanstack/react-router";
import { WorkshopsPage } from "../features/workshops/prepare/workshops-page.tsx";

export const Route = createFileRoute("/_member/workshops/")({ component: WorkshopsPage });
