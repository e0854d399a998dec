/** Which part of life something to practise is about; a challenge has its theme among its tags. */
export const THEMES = ["work", "home", "family", "health", "study"] as const;
export type Theme = (typeof THEMES)[number];

/** As much as somebody searches a list for. */
export const SEARCH_MAX_CHARS = 100;
