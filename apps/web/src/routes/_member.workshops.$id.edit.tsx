import { createFileRoute } from "@tanstack/react-router";
import { EditWorkshopPage } from "../features/workshops/prepare/edit-workshop-page.tsx";

export const Route = createFileRoute("/_member/workshops/$id/edit")({ component: Edit });

function Edit() {
  const { id } = Route.useParams();
  return <EditWorkshopPage key={id} id={id} />;
}
