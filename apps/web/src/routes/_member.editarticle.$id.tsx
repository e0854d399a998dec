import { createFileRoute } from "@tanstack/react-router";
import { EditArticlePage } from "../features/articles/edit-article-page.tsx";
import { articleSlots } from "./-article-editor-slots.tsx";

export const Route = createFileRoute("/_member/editarticle/$id")({
  component: () => <EditArticlePage id={Route.useParams().id} {...articleSlots} />,
});
