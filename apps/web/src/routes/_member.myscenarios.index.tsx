import { createFileRoute } from "@tanstack/react-router";
import { ResponseList } from "../features/responses/response-list.tsx";
import { MyScenariosPage } from "../features/scenarios/my-scenarios-page.tsx";

export const Route = createFileRoute("/_member/myscenarios/")({
  component: () => <MyScenariosPage responses={<ResponseList />} />,
});
