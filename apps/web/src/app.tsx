import { MantineProvider } from "@mantine/core";
import { Notifications } from "@mantine/notifications";
import { QueryClientProvider, useQuery } from "@tanstack/react-query";
import { RouterProvider } from "@tanstack/react-router";
import { useEffect } from "react";
import { LoadingScreen } from "./features/shell/loading-screen.tsx";
import { listenForChanges } from "./lib/live.ts";
import { sessionQuery } from "./lib/session.ts";
import { queryClient } from "./query-client.ts";
import { router } from "./router.tsx";
import { styleNonce } from "./style-nonce.ts";
import { colorSchemeManager, cssVariables, theme } from "./theme.ts";

export function App() {
  return (
    <MantineProvider
      theme={theme}
      cssVariablesResolver={cssVariables}
      defaultColorScheme="auto"
      colorSchemeManager={colorSchemeManager}
      getStyleNonce={styleNonce}
    >
      <QueryClientProvider client={queryClient}>
        <Routed />
        <Notifications position="bottom-left" limit={4} />
      </QueryClientProvider>
    </MantineProvider>
  );
}

/** The pages, once it is known who is there. */
function Routed() {
  const session = useQuery(sessionQuery);
  if (session.data === undefined) {
    return <LoadingScreen problem={session.error} onRetry={() => void session.refetch()} />;
  }
  return (
    <>
      <FollowPerson key={session.data.me?.id ?? "visitor"} />
      <RouterProvider router={router} />
    </>
  );
}

/** What a person may see and hear of depends on who they are: with another one, both are decided anew. */
function FollowPerson() {
  useEffect(() => {
    void router.invalidate();
    return listenForChanges(queryClient);
  }, []);
  return null;
}
