import type { QuizSide } from "@wellput/contract";

/** What a sentence may be, by the key that says so. */
export const SIDES_BY_KEY: Readonly<Record<string, QuizSide>> = { 1: "feeling", 2: "judgment" };

export const SIDE_NAMES: Readonly<Record<QuizSide, string>> = { feeling: "A feeling", judgment: "A judgment" };
