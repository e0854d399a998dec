import { taggerModel } from "../../model/tagger.gen.ts";

/** Base forms of verbs seen in training. */
export const knownVerbs: ReadonlySet<string> = new Set(taggerModel.verbs.split(" "));
