import { createFileRoute } from "@tanstack/react-router";
import { ChallengeRoute } from "./-challenge-route.tsx";

export const Route = createFileRoute("/publicscenario/$id")({
  component: () => <ChallengeRoute id={Route.useParams().id} />,
});
