import { queryOptions } from "@tanstack/react-query";
import type { Hint, StrengthHint } from "@wellput/content";

/** The help texts by code: fetched when the first comment is shown, not with the page. */
export const hintsQuery = queryOptions({
  queryKey: ["hints"] as const,
  queryFn: async () => {
    const { hints } = await import("@wellput/content/hints");
    return new Map<string, Hint>(Object.entries(hints));
  },
  staleTime: Number.POSITIVE_INFINITY,
});

export const strengthHintsQuery = queryOptions({
  queryKey: ["strength-hints"] as const,
  queryFn: async () => {
    const { strengthHints } = await import("@wellput/content/hints");
    return new Map<string, StrengthHint>(Object.entries(strengthHints));
  },
  staleTime: Number.POSITIVE_INFINITY,
});
