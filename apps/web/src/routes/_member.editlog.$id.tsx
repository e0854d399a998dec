import { createFileRoute } from "@tanstack/react-router";
import { EditLogPage } from "../features/logs/edit-log-page.tsx";
import { isLogStep } from "../features/logs/log-step.ts";

export const Route = createFileRoute("/_member/editlog/$id")({
  validateSearch: ({ step }) => (isLogStep(step) ? { step } : {}),
  component: () => <EditLogPage id={Route.useParams().id} step={Route.useSearch().step} />,
});
