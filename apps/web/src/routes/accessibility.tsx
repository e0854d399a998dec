import { createFileRoute } from "@tanstack/react-router";
import { SitePage } from "../features/pages/site-page.tsx";

export const Route = createFileRoute("/accessibility")({ component: () => <SitePage slug="accessibility" /> });
