import { createFileRoute } from "@tanstack/react-router";
import { NewLogPage } from "../features/logs/new-log-page.tsx";

export const Route = createFileRoute("/_member/newlog")({ component: NewLogPage });
