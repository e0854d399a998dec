import { createFileRoute } from "@tanstack/react-router";
import { ChallengesPage } from "../features/challenges/challenges-page.tsx";

export const Route = createFileRoute("/challenges/")({ component: ChallengesPage });
