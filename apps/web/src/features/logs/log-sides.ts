import type { LogFields } from "@wellput/contract";

export type LogSide = Exclude<keyof LogFields, "title">;

interface SideWords {
  readonly side: LogSide;
  readonly title: string;
  readonly help: string;
}

/** The four sides of a log, in the order in which one writes them: what is good first. */
export const LOG_SIDE_WORDS: readonly SideWords[] = [
  { side: "PosF_", title: "Positive feelings", help: "What felt good, however small" },
  { side: "PosN_", title: "Met needs", help: "What those feelings say you had: company, rest, being heard …" },
  { side: "NegF_", title: "Negative feelings", help: "What felt bad" },
  { side: "NegN_", title: "Unmet needs", help: "What was missing" },
];
