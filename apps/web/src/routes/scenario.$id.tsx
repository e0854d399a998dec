import { createFileRoute } from "@tanstack/react-router";
import { readSessionSearch } from "../nouns/shared-session/session-link.ts";
import { RespondRoute } from "./-respond-route.tsx";

export const Route = createFileRoute("/scenario/$id")({
  validateSearch: readSessionSearch,
  component: () => <RespondRoute id={Route.useParams().id} search={Route.useSearch()} />,
});
