import { createFileRoute } from "@tanstack/react-router";
import { ParticipantsPage } from "../features/admin/participants-page.tsx";

export const Route = createFileRoute("/_member/admin/participants")({ component: ParticipantsPage });
