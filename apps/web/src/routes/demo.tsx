import { createFileRoute } from "@tanstack/react-router";
import { SitePage } from "../features/pages/site-page.tsx";

export const Route = createFileRoute("/demo")({ component: () => <SitePage slug="demo" /> });
