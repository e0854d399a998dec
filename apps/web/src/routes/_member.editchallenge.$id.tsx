import { createFileRoute } from "@tanstack/react-router";
import { EditChallengePage } from "../features/challenges/edit-challenge-page.tsx";
import { GroupChoice } from "../features/groups/group-choice.tsx";

export const Route = createFileRoute("/_member/editchallenge/$id")({
  component: () => (
    <EditChallengePage id={Route.useParams().id} renderGroupChoice={(props) => <GroupChoice {...props} />} />
  ),
});
