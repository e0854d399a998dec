import { createFileRoute } from "@tanstack/react-router";
import { ResponsesPage } from "../features/admin/responses-page.tsx";

export const Route = createFileRoute("/_member/admin/responses")({ component: ResponsesPage });
