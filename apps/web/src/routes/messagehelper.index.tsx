import { createFileRoute } from "@tanstack/react-router";
import { MessageHelperRoute } from "./-message-helper-route.tsx";
import { readMessageHelperSearch } from "./-message-helper-search.ts";

export const Route = createFileRoute("/messagehelper/")({
  validateSearch: readMessageHelperSearch,
  component: () => <MessageHelperRoute search={Route.useSearch()} />,
});
