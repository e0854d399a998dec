import { createFileRoute } from "@tanstack/react-router";
import { effectiveCommunication } from "@wellput/content/handouts";
import { HandoutPage } from "../features/pages/handout-page.tsx";

export const Route = createFileRoute("/EffectiveCommunication3StepsCheatSheet")({
  component: () => <HandoutPage handout={effectiveCommunication} />,
});
