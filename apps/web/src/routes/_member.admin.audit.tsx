import { createFileRoute } from "@tanstack/react-router";
import { AuditPage } from "../features/admin/audit-page.tsx";

export const Route = createFileRoute("/_member/admin/audit")({ component: AuditPage });
