import { constants, createContext, runInContext } from "node:vm";
import { SentenceFeedback, sentencesOf, UserInput } from "@wellput/contract";
import { ENGINE_NAME } from "./engine-name.ts";
import type { AnalysisJob } from "./job.ts";

/** What a kept engine is asked. */
export type KeptQuestion = Pick<AnalysisJob, "message" | "messageId" | "skill" | "prompt" | "direction" | "goOn">;

/** What it answers. */
export interface KeptAnswer {
  readonly isDanger: boolean;
  readonly input: object;
  readonly sentences: readonly object[];
}

/** The same once it has been held against the contract as that is today. */
export interface CheckedAnswer extends KeptAnswer {
  readonly input: UserInput;
  readonly sentences: readonly SentenceFeedback[];
}

export type KeptEngine = (question: KeptQuestion) => CheckedAnswer;

/**
 * Wakes an engine that a study has kept. It runs beside this program and gets nothing of it: text goes in and comes out.
 *
 * @throws Error for code that is no engine, and when asked, for an answer that today's pages could not show.
 */
export function wakeEngine(code: string): KeptEngine {
  const context = createContext(constants.DONT_CONTEXTIFY);
  runInContext(code, context);
  const read = context[ENGINE_NAME]?.read;
  if (typeof read !== "function") throw new Error("what was kept is no engine");
  return ({ message, messageId, skill, prompt, direction, goOn }) => {
    const question = JSON.stringify({ message, messageId, skill, prompt, direction, goOn });
    const { isDanger, input, sentences } = JSON.parse(String(read(question))) as KeptAnswer;
    const checked = UserInput.parse(input) as UserInput;
    const all = [...sentencesOf(checked), ...sentences];
    for (const sentence of all) SentenceFeedback.parse(sentence);
    return { isDanger, input: input as UserInput, sentences: sentences as readonly SentenceFeedback[] };
  };
}
