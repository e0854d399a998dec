import { MantineProvider } from "@mantine/core";
import { QueryClientProvider, useQuery } from "@tanstack/react-query";
import { RouterProvider } from "@tanstack/react-router";
import { lazy, Suspense, useEffect } from "react";
import { LoadingScreen } from "./features/shell/loading-screen.tsx";
import { asApiError } from "./lib/api-error.ts";
import { listenForChanges } from "./lib/live.ts";
import { rememberMe, sessionQuery } from "./lib/session.ts";
import { helpNumbersQuery } from "./nouns/help/help-numbers.ts";
import { queryClient } from "./query-client.ts";
import { router } from "./router.tsx";
import { styleNonce } from "./style-nonce.ts";
import { colorSchemeManager, cssVariables, theme } from "./theme.ts";
import { ToastPlace } from "./ui/toast.tsx";

const HelpAlone = lazy(async () => ({ default: (await import("./features/help/help-alone.tsx")).HelpAlone }));
const isHelpAddress = (): boolean => /^\/help\/?$/i.test(location.pathname);

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
        <ToastPlace />
      </QueryClientProvider>
    </MantineProvider>
  );
}

/** A call failed, and the device knows that it has no network. */
const isOffline = (problem: Error | null): boolean => problem !== null && !navigator.onLine;

/** No answer came, however often it was asked, to a page that this device had kept: it may take a dead network for a live one. */
const isUnreachable = (problem: Error | null): boolean =>
  problem !== null && asApiError(problem).code === "NETWORK" && Boolean(navigator.serviceWorker?.controller);

/** The pages, once it is known who is there. */
function Routed() {
  const session = useQuery(sessionQuery);
  // Asked for by everybody who opens the app: that somebody is shown help later sends no request.
  useQuery(helpNumbersQuery);
  const isCutOff = session.data === undefined && (isOffline(session.failureReason) || isUnreachable(session.error));
  useEffect(() => {
    if (!isCutOff || isHelpAddress()) return;
    // Nobody can say who this is: the message is written without an account until the network is back.
    void router.navigate({ to: "/offline", replace: true });
    rememberMe(queryClient, null);
  }, [isCutOff]);
  if (session.data === undefined) {
    const loading = <LoadingScreen problem={session.error} onRetry={() => void session.refetch()} />;
    // Help waits for nobody: not for an answer, and not for a network.
    return isHelpAddress() ? (
      <Suspense fallback={loading}>
        <HelpAlone />
      </Suspense>
    ) : (
      loading
    );
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
