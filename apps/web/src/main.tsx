import "./styles.css";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { App } from "./app.tsx";
import { checkForFreshBuild, registerServiceWorker, reloadIfReplaced } from "./lib/fresh-build.ts";
import { sessionQuery } from "./lib/session.ts";
import { queryClient } from "./query-client.ts";
import { fetchPageParts } from "./router.tsx";
import { toast } from "./ui/toast.tsx";

// A page whose parts belong to another build cannot load them any more: load that build instead.
addEventListener("vite:preloadError", () => void reloadIfReplaced());

// A window beside another one comes to the fore without having been hidden.
addEventListener("focus", () => void queryClient.refetchQueries(sessionQuery));

// A part that does not come is asked for again, and told of, when the page is shown.
void fetchPageParts().catch(() => {});

const root = document.getElementById("root");
if (!root) throw new Error("index.html has no #root");
createRoot(root).render(
  <StrictMode>
    <App />
  </StrictMode>,
);

if (import.meta.env.PROD) {
  void checkForFreshBuild();
  void registerServiceWorker((load) =>
    toast("info", "A new version of Wellput is here. It comes with your next start.", {
      label: "Load it now",
      onClick: load,
    }),
  );
}
