import { createFileRoute } from "@tanstack/react-router";
import { AdminPage } from "../features/groups/admin-page.tsx";

export const Route = createFileRoute("/_member/admin")({ component: AdminPage });
