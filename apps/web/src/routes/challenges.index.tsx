import { createFileRoute } from "@tanstack/react-router";
import { ChallengesPage } from "../features/challenges/challenges-page.tsx";
import { readWhich } from "../features/challenges/which-challenges.ts";
import { SessionGroupSelect } from "../features/groups/session-group-select.tsx";
import { PracticeList } from "../features/practice/practice-list.tsx";

export const Route = createFileRoute("/challenges/")({
  validateSearch: readWhich,
  component: () => {
    const navigate = Route.useNavigate();
    return (
      <ChallengesPage
        // An address may hold more than we asked for, where it was passed on by mail for instance.
        which={readWhich({ ...Route.useSearch() })}
        onWhichChange={(search) => void navigate({ search, replace: true })}
        exercises={<PracticeList />}
        renderSessionGroup={(props) => <SessionGroupSelect {...props} />}
      />
    );
  },
});
