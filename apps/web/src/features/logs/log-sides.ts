import type { Log, LogChoices } from "@wellput/contract";
import type { ChecklistFamily } from "../../nouns/word-lists/checklist-data.ts";
import { badFeelings, goodFeelings, wordLists } from "../../nouns/word-lists/word-lists.ts";
import type { LogStep } from "./log-step.ts";

export type LogSide = keyof LogChoices;

interface SideWords {
  readonly side: LogSide;
  /** The step of the form that is about it. */
  readonly step: LogStep;
  readonly title: string;
  readonly help: string;
  readonly noteHelp: string;
  readonly families: readonly ChecklistFamily[];
}

/** The four sides of a log, in the order in which one writes them: what is good first. */
export const LOG_SIDE_WORDS: readonly SideWords[] = [
  {
    side: "PosF_",
    step: "posF",
    title: "Positive feelings",
    help: "What felt good, however small?",
    noteHelp: "What happened just before?",
    families: goodFeelings,
  },
  {
    side: "PosN_",
    step: "posN",
    title: "Met needs",
    help: "What do those feelings say you had: company, rest, being heard …?",
    noteHelp: "What brought it about? This is what you could do again.",
    families: wordLists.needs,
  },
  {
    side: "NegF_",
    step: "negF",
    title: "Negative feelings",
    help: "What felt bad?",
    noteHelp: "What happened just before?",
    families: badFeelings,
  },
  {
    side: "NegN_",
    step: "negN",
    title: "Unmet needs",
    help: "What was missing?",
    noteHelp: "What could help? Try it, come back, and tick what did.",
    families: wordLists.needs,
  },
];

/** How many notes and chosen words a log has, of some of its sides. */
export function countEntries(log: Log, sides: readonly LogSide[]): number {
  return sides.reduce((sum, side) => sum + log[side].length + log.chosen[side].length, 0);
}
