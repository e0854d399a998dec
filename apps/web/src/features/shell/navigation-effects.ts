import { type ParsedLocation, useRouter } from "@tanstack/react-router";
import { useEffect } from "react";
import { recordUsage } from "../../nouns/usage.ts";

/** With every navigation: notes the page view, goes to the top, and puts screen readers at the start of the page. */
export function useNavigationEffects(): void {
  const router = useRouter();
  useEffect(() => {
    noteView(location.pathname);
    return router.subscribe("onResolved", ({ fromLocation, toLocation }) => {
      if (!fromLocation || !isNavigation(fromLocation, toLocation)) return;
      noteView(toLocation.pathname);
      if (toLocation.hash) return;
      window.scrollTo({ top: 0, behavior: "instant" });
      document.getElementById("main")?.focus({ preventScroll: true });
    });
  }, [router]);
}

/** Another page, be it one of the same path, such as a list shown whole; not what is chosen on it, which replaces its address. */
function isNavigation(from: ParsedLocation, to: ParsedLocation): boolean {
  if (from.pathname !== to.pathname) return true;
  return from.searchStr !== to.searchStr && from.state.__TSR_index !== to.state.__TSR_index;
}

/** That somebody looked for help is nobody's to count. */
function noteView(path: string): void {
  if (path.toLowerCase() !== "/help") recordUsage({ name: "page_view", path });
}
