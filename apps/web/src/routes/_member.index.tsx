import { createFileRoute } from "@tanstack/react-router";
import { ChallengeList } from "../features/challenges/challenge-list.tsx";
import { HomePage } from "../features/home/home-page.tsx";
import { ScenarioList } from "../features/scenarios/scenario-list.tsx";

export const Route = createFileRoute("/_member/")({
  component: () => (
    <HomePage
      situations={<ScenarioList />}
      practice={<ChallengeList label="Practice Scenarios" to="/takechallenge/$id" />}
    />
  ),
});
