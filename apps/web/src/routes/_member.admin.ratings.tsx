import { createFileRoute } from "@tanstack/react-router";
import { RatingsPage } from "../features/admin/ratings-page.tsx";

export const Route = createFileRoute("/_member/admin/ratings")({ component: RatingsPage });
