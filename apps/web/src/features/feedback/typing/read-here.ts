import { storable } from "@wellput/contract/storable";
import { ENGINE_VERSION } from "@wellput/contract/version";
import { type AnalyseOptions, analyse, toWire } from "@wellput/engine";

export interface TypedMessage extends AnalyseOptions {
  /** The answer's ids are built on it. */
  readonly messageId: string;
  readonly text: string;
}

/** Reads a message right here, wherever this runs: the answer that the server would give, to the letter. */
export function readHere({ messageId, text, ...options }: TypedMessage) {
  const { user_input } = toWire(analyse(storable(text), options), messageId).response;
  return { user_input: { ...user_input, engine_version: ENGINE_VERSION } };
}
