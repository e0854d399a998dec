import { createFileRoute } from "@tanstack/react-router";
import { AdminDesk } from "../features/admin/admin-desk.tsx";
import { AnswersPage, type Chosen } from "../features/answers/answers-page.tsx";

export const Route = createFileRoute("/_member/admin/answers")({
  validateSearch: ({ group, scenario }: Record<string, unknown>): Chosen => ({
    ...(typeof group === "string" && group && { group }),
    ...(typeof scenario === "string" && scenario && { scenario }),
  }),
  component: Answers,
});

function Answers() {
  const chosen = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <AdminDesk title="Answers" lead="What people answered to situations, by group. Who wrote it does not show.">
      <AnswersPage
        chosen={chosen}
        onGroupChange={(group) => void navigate({ search: group ? { group } : {}, replace: true })}
      />
    </AdminDesk>
  );
}
