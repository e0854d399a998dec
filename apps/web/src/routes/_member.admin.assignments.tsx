import { useQuery } from "@tanstack/react-query";
import { createFileRoute } from "@tanstack/react-router";
import { AdminDesk } from "../features/admin/admin-desk.tsx";
import { AssignmentsPage } from "../features/assignments/assignments-page.tsx";
import { groupsQuery } from "../features/groups/groups.api.ts";
import { useMe } from "../lib/session.ts";

export const Route = createFileRoute("/_member/admin/assignments")({ component: Assignments });

function Assignments() {
  const me = useMe();
  const all = useQuery({ ...groupsQuery, enabled: me?.isAdmin === true }).data;
  const groups = all ?? me?.trainerOf ?? [];
  return (
    <AdminDesk
      title="Assignments"
      lead="What your groups practise, and by when. How far a group is shows as a number, from five people up, and never who."
    >
      <AssignmentsPage key={groups.length} groups={groups} />
    </AdminDesk>
  );
}
