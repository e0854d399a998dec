import { taggerModel } from "../../model/tagger.gen.ts";

const verbs = taggerModel.verbs.split(" ");

/** Base forms of verbs seen in training, in both spellings of -ise. */
export const knownVerbs: ReadonlySet<string> = new Set([...verbs, ...verbs.map((verb) => verb.replace(/([^i]..)ize$/, "$1ise"))]);
