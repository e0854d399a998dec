import { createFileRoute } from "@tanstack/react-router";
import { readSessionSearch, toSheetLink } from "../nouns/shared-session/session-link.ts";
import { ChallengeRoute } from "./-challenge-route.tsx";

export const Route = createFileRoute("/takechallenge/$id")({
  validateSearch: readSessionSearch,
  component: TakeChallengeRoute,
});

function TakeChallengeRoute() {
  const { id } = Route.useParams();
  return <ChallengeRoute id={id} link={toSheetLink(Route.useSearch(), id)} />;
}
