import { createFileRoute } from "@tanstack/react-router";
import { charminglyAssertive } from "@wellput/content/handouts";
import { HandoutPage } from "../features/pages/handout-page.tsx";

export const Route = createFileRoute("/charminglyassertive")({
  component: () => <HandoutPage handout={charminglyAssertive} />,
});
