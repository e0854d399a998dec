import { createFileRoute } from "@tanstack/react-router";
import { LogPage } from "../features/logs/log-page.tsx";

export const Route = createFileRoute("/_member/mylogs/$id")({ component: () => <LogPage id={Route.useParams().id} /> });
