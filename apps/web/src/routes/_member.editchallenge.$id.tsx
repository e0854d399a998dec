import { createFileRoute } from "@tanstack/react-router";
import { EditChallengePage } from "../features/challenges/edit-challenge-page.tsx";
import { editorSlots } from "./-challenge-editor-slots.tsx";

export const Route = createFileRoute("/_member/editchallenge/$id")({
  component: () => <EditChallengePage id={Route.useParams().id} {...editorSlots} />,
});
