import { createFileRoute } from "@tanstack/react-router";
import { UsagePage } from "../features/admin/usage-page.tsx";

export const Route = createFileRoute("/_member/admin/usage")({ component: UsagePage });
