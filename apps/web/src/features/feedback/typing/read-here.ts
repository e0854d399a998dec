import { storable } from "@wellput/contract/storable";
import { type AnalyseOptions, analyse, toWire, type WireResponse } from "@wellput/engine";

export interface TypedMessage extends AnalyseOptions {
  /** The answer's ids are built on it. */
  readonly messageId: string;
  readonly text: string;
}

/** Reads a message right here, wherever this runs: the answer that the server would give, to the letter. */
export function readHere({ messageId, text, ...options }: TypedMessage): WireResponse {
  return toWire(analyse(storable(text), options), messageId).response;
}
