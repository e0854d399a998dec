import { createFileRoute } from "@tanstack/react-router";
import { AdminDesk } from "../features/admin/admin-desk.tsx";
import { ConcernList } from "../features/concerns/concern-list.tsx";

export const Route = createFileRoute("/_member/admin/reported")({
  component: () => (
    <AdminDesk title="Reported" lead="What people think others should not read. Who reported it does not show.">
      <ConcernList />
    </AdminDesk>
  ),
});
