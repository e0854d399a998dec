import { createFileRoute } from "@tanstack/react-router";
import { CreateChallengePage } from "../features/challenges/create-challenge-page.tsx";
import { editorSlots } from "./-challenge-editor-slots.tsx";

export const Route = createFileRoute("/_member/createchallenge")({
  component: () => <CreateChallengePage {...editorSlots} />,
});
