import type { Comment } from "@wellput/contract";
import { flagColor } from "../../theme.ts";

/** How a flag is told, never by colour alone: every level has a word and a line of its own. */
export type FlagLevel = "missing" | "mild" | "clear" | "strong";

const STRONG_FROM = 0.7;
/** A missing piece is no injury. */
const MISSING: readonly Comment["c"][] = ["NEG_FEELING_WITHOUT_NVA", "LINK_FEELING_TO_NVA"];

export const LEVEL_WORDS: Record<FlagLevel, string> = {
  missing: "Something to add",
  mild: "May sting",
  clear: "May land badly",
  strong: "Likely to hurt",
};

export type Flag = Pick<Comment, "c" | "severity" | "certainty">;

/** Amber flags are mild, red ones clear or strong. */
export function levelOf({ c, severity, certainty }: Flag): FlagLevel {
  if (MISSING.includes(c)) return "missing";
  if (certainty === "amber") return "mild";
  return severity >= STRONG_FROM ? "strong" : "clear";
}

/** Whether it is likely to hurt. */
export function isRed(flag: Flag): boolean {
  return ["clear", "strong"].includes(levelOf(flag));
}

/** What a mark of this flag looks like. */
export function markOf(flag: Flag) {
  const [color, line] = isRed(flag)
    ? [flagColor(flag.severity), "var(--wp-flag-line)"]
    : ["var(--wp-amber)", "var(--wp-amber-line)"];
  return { "data-level": levelOf(flag), style: { "--flag-color": color, "--flag-line": line } };
}
