import type { SheetWriting } from "@wellput/contract";

/** Told apart on light and on dark, and by whoever sees few colours; the name says the same. */
const COLOURS = ["#0f8a7a", "#b0562b", "#3e6fb5", "#9a4a8f", "#7a7a1f", "#c23b4a", "#5a5fc0", "#4a8a3c"] as const;

/** The colour of a page that somebody writes on. */
export const colourOf = ({ writer }: Pick<SheetWriting, "writer">): string =>
  COLOURS[writer % COLOURS.length] ?? COLOURS[0];

export const nameOf = ({ name }: Pick<SheetWriting, "name">): string => name || "A guest";
