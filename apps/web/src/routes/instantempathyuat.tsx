import { createFileRoute } from "@tanstack/react-router";
import { RawEmpathyPage } from "../features/empathy/raw-empathy-page.tsx";

export const Route = createFileRoute("/instantempathyuat")({
  staticData: { isBare: true },
  component: RawEmpathyPage,
});
