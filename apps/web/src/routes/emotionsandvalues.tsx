import { createFileRoute } from "@tanstack/react-router";
import { KeepAsLog } from "../features/logs/keep-as-log.tsx";
import { ReflectionPage } from "../features/reflection/reflection-page.tsx";

export const Route = createFileRoute("/emotionsandvalues")({
  component: () => (
    <ReflectionPage
      path="/emotionsandvalues"
      renderKeep={({ chosen, notes }) => <KeepAsLog chosen={chosen} notes={notes} />}
    />
  ),
});
