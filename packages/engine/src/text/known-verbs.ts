import { taggerModel } from "../../model/tagger.gen.ts";
import { badDeed } from "../lexicon/bad-deed.ts";
import { emotionCause } from "../lexicon/emotion-cause.ts";
import { unfold } from "../lexicon/folded.ts";
import { goodDeed } from "../lexicon/good-deed.ts";
import type { LexiconClass } from "../lexicon/lexicon.ts";
import { textsOf } from "../lexicon/list.ts";
import { verdictVerb } from "../lexicon/verdict-verb.ts";
import { verdictVerbAmbiguous } from "../lexicon/verdict-verb-ambiguous.ts";

const learned = new Set(unfold(taggerModel.verbs));
/** The treebank gives some forms as lemmas: "looking" beside "look". */
const isForm = (word: string) => {
  const stem = word.slice(0, -3);
  return word.endsWith("ing") && word.length > 5 && (learned.has(stem) || learned.has(`${stem}e`));
};
const verbs = [...learned].filter((word) => !isForm(word));

/** The first words of a list of verbs: "whine", "weasel" out of, "throw" a tantrum. */
const firstWords = (lexicon: LexiconClass) => textsOf(lexicon).map((text) => text.split(" ")[0] ?? "");

/** Verbs of house and office that the treebank lacks. */
const EVERYDAY =
  "bin hoover mop unload tip resend reissue redo rewrite unfriend retype recount reprint unpack declutter google ping ditch scrap reword tidy nap adore quibble vanish refrain";

/** Base forms of verbs seen in training, in both spellings of -ise. */
export const knownVerbs: ReadonlySet<string> = new Set([
  ...verbs,
  ...EVERYDAY.split(" "),
  ...[badDeed, emotionCause, goodDeed, verdictVerb, verdictVerbAmbiguous]
    .flatMap(firstWords)
    .filter((word) => /^[a-z]{3,}$/.test(word)),
  ...verbs.map((verb) => verb.replace(/([^i]..)ize$/, "$1ise")),
]);
