import { queryOptions } from "@tanstack/react-query";
import type { Hint, StrengthHint } from "@wellput/content";
import { typeset } from "../../lib/typeset.ts";

/** The help texts by their keys, a code or a kind of sting: fetched when the first comment is shown, not with the page. */
export const hintsQuery = queryOptions({
  queryKey: ["hints"] as const,
  queryFn: async () => {
    const { hints, stingHints } = await import("@wellput/content/hints");
    return new Map<string, Hint>(Object.entries(typeset({ ...hints, ...stingHints })));
  },
  staleTime: Number.POSITIVE_INFINITY,
});

export const strengthHintsQuery = queryOptions({
  queryKey: ["strength-hints"] as const,
  queryFn: async () => {
    const { strengthHints } = await import("@wellput/content/hints");
    return new Map<string, StrengthHint>(Object.entries(typeset(strengthHints)));
  },
  staleTime: Number.POSITIVE_INFINITY,
});

/** The article on a code. */
export const readMoreOf = (code: string): string => `/diplomacyprinciples#${code}`;

/** A code's drawing, as answers name it. */
export const drawingOf = (code: string): string => `${code.toLowerCase().replaceAll("_", "-")}.svg`;

/** Of the drawings of an answer those whose comments are still there. */
export const drawingsLeft = (names: readonly string[], comments: readonly { readonly c: string }[]): string[] =>
  names.filter((name) => comments.some(({ c }) => drawingOf(c) === name));

/** The code that a drawing of an answer is of. */
export const codeOf = (drawing: string): string =>
  drawing
    .replace(/\.svg$/, "")
    .replaceAll("-", "_")
    .toUpperCase();
