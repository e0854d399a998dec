/** Libraries that read English prose for what may land badly, each as a function of a text. */
import { TextlintKernel } from "@textlint/kernel";
import textPlugin from "@textlint/textlint-plugin-text";
import { analyse } from "@wellput/engine";
import { text as alex } from "alex";
import { LocalLinter } from "harper.js";
import { binaryInlined } from "harper.js/binaryInlined";
import { retext } from "retext";
import retextEquality from "retext-equality";
import retextIntensify from "retext-intensify";
import retextPassive from "retext-passive";
import retextProfanities from "retext-profanities";
import alexRule from "textlint-rule-alex";
import stopWordsRule from "textlint-rule-stop-words";
import writeGoodRule from "textlint-rule-write-good";
import vader from "vader-sentiment";

export interface Peer {
  readonly name: string;
  /** Times that we want to be faster than it. */
  readonly target: number | null;
  read(text: string): unknown;
}

/** Ours first; each peer is warm and ready when it is returned. */
export async function openPeers(): Promise<Peer[]> {
  const harper = new LocalLinter({ binary: binaryInlined });
  await harper.setup();
  const textlint = new TextlintKernel();
  const plugins = [{ pluginId: "text", plugin: textPlugin.default ?? textPlugin }];
  const textlintRules = [
    { ruleId: "write-good", rule: writeGoodRule.default },
    { ruleId: "alex", rule: alexRule.default },
    { ruleId: "stop-words", rule: stopWordsRule },
  ];
  const bundle = retext().use(retextEquality).use(retextProfanities).use(retextPassive).use(retextIntensify).freeze();
  return [
    { name: "wellput", target: null, read: (text) => analyse(text) },
    { name: "alex", target: 10, read: (text) => alex(text) },
    { name: "harper.js", target: 10, read: (text) => harper.lint(text) },
    {
      name: "textlint, 3 rules",
      target: 10,
      read: (text) => textlint.lintText(text, { ext: ".txt", plugins, rules: textlintRules }),
    },
    { name: "retext, 4 plugins", target: 10, read: (text) => bundle.process(text) },
    {
      name: "vader-sentiment",
      target: 2,
      read: (text) => vader.SentimentIntensityAnalyzer.polarity_scores(text),
    },
  ];
}
