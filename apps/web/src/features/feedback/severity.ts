/** Severity is never told by colour alone: every level has a word and a line of its own. */
export type SeverityLevel = "mild" | "clear" | "strong";

const CLEAR_FROM = 0.4;
const STRONG_FROM = 0.7;

export const SEVERITY_WORDS: Record<SeverityLevel, string> = {
  mild: "May sting a little",
  clear: "May land badly",
  strong: "Likely to hurt",
};

/** The level of a severity, 0 to 1. */
export function severityLevel(severity: number): SeverityLevel {
  if (severity >= STRONG_FROM) return "strong";
  return severity >= CLEAR_FROM ? "clear" : "mild";
}
