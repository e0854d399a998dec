import { createFileRoute } from "@tanstack/react-router";
import { MessageHelperRoute } from "./-message-helper-route.tsx";
import { readMessageHelperSearch } from "./-message-helper-search.ts";

export const Route = createFileRoute("/AIHelper/")({
  staticData: { isBare: true },
  validateSearch: readMessageHelperSearch,
  component: () => <MessageHelperRoute search={Route.useSearch()} isBare />,
});
