import { createFileRoute } from "@tanstack/react-router";
import { OriginalSentence } from "../features/challenges/original-sentence.tsx";
import { ResponsePage } from "../features/responses/response-page.tsx";

export const Route = createFileRoute("/_member/submittedchallenge/$id")({
  component: () => <ResponsePage id={Route.useParams().id} renderSentence={(at) => <OriginalSentence {...at} />} />,
});
