import { createFileRoute } from "@tanstack/react-router";
import { ResultsPage } from "../features/workshops/run/results-page.tsx";

export const Route = createFileRoute("/_member/workshops/$id/results")({ component: Results });

function Results() {
  const { id } = Route.useParams();
  return <ResultsPage key={id} id={id} />;
}
