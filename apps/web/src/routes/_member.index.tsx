import { createFileRoute } from "@tanstack/react-router";
import { lazy, Suspense } from "react";
import { ChallengeList } from "../features/challenges/challenge-list.tsx";
import { readWhich } from "../features/challenges/which-challenges.ts";
import { HomePage } from "../features/home/home-page.tsx";
import { ScenarioList } from "../features/scenarios/scenario-list.tsx";

const ProgressSection = lazy(async () => ({
  default: (await import("../features/progress/progress-section.tsx")).ProgressSection,
}));

const PracticeList = lazy(async () => ({
  default: (await import("../features/practice/practice-list.tsx")).PracticeList,
}));

export const Route = createFileRoute("/_member/")({
  validateSearch: readWhich,
  component: () => (
    <HomePage
      situations={<ScenarioList />}
      practice={<PracticeScenarios />}
      exercises={
        <Suspense>
          <PracticeList />
        </Suspense>
      }
      progress={
        <Suspense>
          <ProgressSection />
        </Suspense>
      }
    />
  ),
});

function PracticeScenarios() {
  const navigate = Route.useNavigate();
  return (
    <ChallengeList
      label="Practice Scenarios"
      to="/takechallenge/$id"
      which={Route.useSearch()}
      onWhichChange={(search) => void navigate({ search, replace: true })}
    />
  );
}
