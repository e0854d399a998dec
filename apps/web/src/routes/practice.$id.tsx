import { createFileRoute } from "@tanstack/react-router";
import { readSessionSearch } from "../nouns/shared-session/session-link.ts";
import { PracticeRoute } from "./-practice-route.tsx";

export const Route = createFileRoute("/practice/$id")({
  validateSearch: readSessionSearch,
  component: () => <PracticeRoute name={Route.useParams().id} search={Route.useSearch()} />,
});
