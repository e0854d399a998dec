import { createFileRoute } from "@tanstack/react-router";
import { AdminDesk } from "../features/admin/admin-desk.tsx";
import { AuditPage } from "../features/audit/audit-page.tsx";

export const Route = createFileRoute("/_member/admin/audit")({
  component: () => (
    <AdminDesk title="Audit log" lead="What admins did, newest first. Nobody can change it.">
      <AuditPage />
    </AdminDesk>
  ),
});
