import { createFileRoute } from "@tanstack/react-router";
import { ChallengesPage } from "../features/challenges/challenges-page.tsx";
import { SessionGroupSelect } from "../features/groups/session-group-select.tsx";
import { PracticeList } from "../features/practice/practice-list.tsx";

export const Route = createFileRoute("/challenges/")({
  component: () => (
    <ChallengesPage exercises={<PracticeList />} renderSessionGroup={(props) => <SessionGroupSelect {...props} />} />
  ),
});
