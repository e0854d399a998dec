import { createFileRoute } from "@tanstack/react-router";
import { DiscussedAnswer } from "../features/feedback/discussed-answer.tsx";
import { WallPage } from "../features/workshops/run/wall-page.tsx";

export const Route = createFileRoute("/_member/workshops/$id/wall")({
  staticData: { isBare: true },
  component: Wall,
});

function Wall() {
  const { id } = Route.useParams();
  return <WallPage id={id} renderFeedback={(text) => <DiscussedAnswer text={text} />} />;
}
