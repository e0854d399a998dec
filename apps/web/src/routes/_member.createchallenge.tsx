import { createFileRoute } from "@tanstack/react-router";
import { CreateChallengePage } from "../features/challenges/create-challenge-page.tsx";
import { GroupChoice } from "../features/groups/group-choice.tsx";

export const Route = createFileRoute("/_member/createchallenge")({
  component: () => <CreateChallengePage renderGroupChoice={(props) => <GroupChoice {...props} />} />,
});
