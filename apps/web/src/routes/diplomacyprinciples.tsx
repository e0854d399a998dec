import { createFileRoute } from "@tanstack/react-router";
import { PrinciplesPage } from "../features/pages/principles-page.tsx";

export const Route = createFileRoute("/diplomacyprinciples")({ component: PrinciplesPage });
