import { createFileRoute } from "@tanstack/react-router";
import { THEMES } from "@wellput/contract/themes";
import { lazy, Suspense } from "react";
import { Assigned } from "../features/assignments/assigned.tsx";
import { ChallengeList } from "../features/challenges/challenge-list.tsx";
import { Today } from "../features/challenges/today.tsx";
import { readWhich, type WhichChallenges } from "../features/challenges/which-challenges.ts";
import { Finder } from "../features/home/finder.tsx";
import { HomePage } from "../features/home/home-page.tsx";
import { LibraryPage } from "../features/home/library-page.tsx";
import { ScenarioList } from "../features/scenarios/scenario-list.tsx";
import { late } from "../lib/late.ts";
import { LinkButton } from "../ui/links.tsx";

const ProgressSection = lazy(async () => ({
  default: (await import("../features/progress/progress-section.tsx")).ProgressSection,
}));

/** Below everything else, and with all its sentences. */
const exercises = late(() => import("../features/practice/practice-list.tsx"));

/** Which of both lists, and which of them is shown whole; a theme is one of the tags. */
interface HomeSearch extends WhichChallenges {
  readonly all?: "situations" | "practice";
}

function readHomeSearch({ all, ...which }: Record<string, unknown>): HomeSearch {
  return { ...readWhich(which), ...((all === "situations" || all === "practice") && { all }) };
}

export const Route = createFileRoute("/_member/")({ validateSearch: readHomeSearch, component: Home });

function Home() {
  const { all } = Route.useSearch();
  if (all === "situations") {
    return (
      <LibraryPage title="Situations" finder={<HomeFinder />}>
        <Situations />
      </LibraryPage>
    );
  }
  if (all === "practice") {
    return (
      <LibraryPage title="Practice Scenarios">
        <PracticeScenarios />
      </LibraryPage>
    );
  }
  return (
    <HomePage
      today={<Today />}
      assigned={<Assigned />}
      finder={<HomeFinder />}
      situations={<Situations />}
      practice={<PracticeScenarios />}
      exercises={<Exercises />}
      progress={
        <Suspense>
          <ProgressSection />
        </Suspense>
      }
    />
  );
}

function Exercises() {
  const part = exercises.use(false);
  return part && <part.PracticeList />;
}

const useTheme = () => {
  const { tag } = Route.useSearch();
  return THEMES.find((theme) => theme === tag);
};

function HomeFinder() {
  const navigate = Route.useNavigate();
  const { q, all } = Route.useSearch();
  return (
    <Finder
      q={q}
      theme={useTheme()}
      onChange={({ q, theme }) => void navigate({ search: readHomeSearch({ q, tag: theme, all }), replace: true })}
    />
  );
}

function Situations() {
  const { q, all } = Route.useSearch();
  return (
    <ScenarioList q={q} theme={useTheme()} wayToAll={all ? null : <WayToAll all="situations" of="Situations" />} />
  );
}

function PracticeScenarios() {
  const navigate = Route.useNavigate();
  const search = Route.useSearch();
  const { all } = search;
  return (
    <ChallengeList
      label="Practice Scenarios"
      to="/takechallenge/$id"
      // An address may hold more than we asked for, where it was passed on by mail for instance.
      which={readWhich({ ...search })}
      onWhichChange={(which) => void navigate({ search: { ...which, ...(all && { all }) }, replace: true })}
      level={all ? 2 : 3}
      wayToAll={all ? null : <WayToAll all="practice" of="Practice Scenarios" />}
    />
  );
}

interface WayToAllProps {
  readonly all: "situations" | "practice";
  readonly of: string;
}

function WayToAll({ all, of }: WayToAllProps) {
  return (
    <LinkButton
      to="/"
      search={(search) => ({ ...search, all })}
      variant="default"
      mt="md"
      aria-label={`Show all: ${of}`}
    >
      Show all
    </LinkButton>
  );
}
