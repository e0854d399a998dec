import { actNoun } from "../lexicon/act-noun.ts";
import { feelingUnpleasant } from "../lexicon/feeling-unpleasant.ts";
import { firstName } from "../lexicon/first-name.ts";
import { kin } from "../lexicon/kin.ts";
import type { LexiconClass } from "../lexicon/lexicon.ts";
import { textsOf } from "../lexicon/list.ts";
import { praiseAdjective } from "../lexicon/praise-adjective.ts";
import { thing } from "../lexicon/thing.ts";
import { verdictAdjective } from "../lexicon/verdict-adjective.ts";
import { verdictAmbiguous } from "../lexicon/verdict-ambiguous.ts";
import { verdictNoun } from "../lexicon/verdict-noun.ts";
import { verdictNounAmbiguous } from "../lexicon/verdict-noun-ambiguous.ts";
import * as common from "../lexicon/words/common.ts";
import * as lists from "../lexicon/words/known-classes.ts";
import { knownVerbs } from "./known-verbs.ts";
import { nounLemma, verbLemma } from "./lemma.ts";
import { asksWord, isOneOf } from "./word.ts";

const singles = (...classes: readonly LexiconClass[]): ReadonlySet<string> => new Set(classes.flatMap(textsOf));
export const LABELS = singles(verdictNoun, verdictNounAmbiguous);
export const JUDGING = singles(verdictAdjective, verdictAmbiguous, praiseAdjective, feelingUnpleasant);
export const KIN = singles(kin);
export const NAMES = singles(firstName);
export const THINGS = singles(thing);
export const ACTS = singles(actNoun);

/** Things that no verb is called by: "my dream kitchen". */
export const MADE = new Set([...THINGS, "kitchen", "wedding", "garden"].filter((word) => !knownVerbs.has(word)));
export const OWNS = lists.OWNS;
export const FEELINGS = singles(feelingUnpleasant);

export const SOMEBODY = lists.SOMEBODY;
export const isActWord = asksWord((norm) => ACTS.has(norm));
export const isThirdOfVerb = asksWord((norm) => norm.endsWith("s") && knownVerbs.has(verbLemma(norm).lemma));

/** "(scared) me", "my father", "Dad", "Anna" */
export const isStruck = asksWord((norm) => common.ME_US_MY.has(norm) || KIN.has(norm) || NAMES.has(norm));

export const isLabel = asksWord((norm) => LABELS.has(nounLemma(norm)));
export const isThen = isOneOf("yesterday today tonight tomorrow again last");
export const isOwner = isOneOf("my our your his her their");

/** A word that may pass a verdict, or name a feeling. */
export const isJudging = asksWord((norm) => JUDGING.has(norm));
