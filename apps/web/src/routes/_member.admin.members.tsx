import { createFileRoute } from "@tanstack/react-router";
import { AdminDesk } from "../features/admin/admin-desk.tsx";
import { MembersList } from "../features/groups/members-list.tsx";

export const Route = createFileRoute("/_member/admin/members")({
  validateSearch: ({ group }: Record<string, unknown>): { group?: string } =>
    typeof group === "string" && group ? { group } : {},
  component: Members,
});

function Members() {
  const { group } = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <AdminDesk title="Members" lead="Everybody who has an account. What they write privately is not shown here.">
      <MembersList
        group={group}
        onGroupChange={(chosen) => void navigate({ search: chosen ? { group: chosen } : {}, replace: true })}
      />
    </AdminDesk>
  );
}
