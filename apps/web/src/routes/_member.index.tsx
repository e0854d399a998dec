import { createFileRoute } from "@tanstack/react-router";
import { lazy, Suspense } from "react";
import { ChallengeList } from "../features/challenges/challenge-list.tsx";
import { HomePage } from "../features/home/home-page.tsx";
import { ScenarioList } from "../features/scenarios/scenario-list.tsx";

const ProgressSection = lazy(async () => ({
  default: (await import("../features/progress/progress-section.tsx")).ProgressSection,
}));

export const Route = createFileRoute("/_member/")({
  component: () => (
    <HomePage
      situations={<ScenarioList />}
      practice={<ChallengeList label="Practice Scenarios" to="/takechallenge/$id" />}
      progress={
        <Suspense>
          <ProgressSection />
        </Suspense>
      }
    />
  ),
});
