import { createFileRoute } from "@tanstack/react-router";
import { LogsPage } from "../features/logs/logs-page.tsx";

export const Route = createFileRoute("/_member/mylogs/")({ component: LogsPage });
