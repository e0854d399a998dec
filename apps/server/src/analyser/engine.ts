import { ENGINE_VERSION } from "@wellput/contract/version";
import { analyse, toWire } from "@wellput/engine";
import type { KeptAnswer, KeptQuestion } from "./kept-engine.ts";

/**
 * The engine as a study keeps it: `npm run build` makes one script of this file, which needs nothing of Node. Later versions
 * run what earlier ones have kept, so what goes in and comes out here, as JSON, only ever grows.
 */
export function read(question: string): string {
  const { message, messageId, ...options } = JSON.parse(question) as KeptQuestion;
  const analysis = analyse(message, options);
  const { response, sentences } = toWire(analysis, messageId);
  const answer: KeptAnswer = {
    isDanger: analysis.danger !== undefined,
    input: { ...response.user_input, engine_version: ENGINE_VERSION },
    sentences,
  };
  return JSON.stringify(answer);
}
