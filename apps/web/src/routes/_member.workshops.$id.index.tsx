import { createFileRoute } from "@tanstack/react-router";
import { DiscussedAnswer } from "../features/feedback/discussed-answer.tsx";
import { DeskPage } from "../features/workshops/run/desk-page.tsx";

export const Route = createFileRoute("/_member/workshops/$id/")({ component: Desk });

function Desk() {
  const { id } = Route.useParams();
  return <DeskPage id={id} renderFeedback={(text) => <DiscussedAnswer text={text} />} />;
}
