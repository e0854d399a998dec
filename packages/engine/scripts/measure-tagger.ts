/** Prints the tagger's figures on the test part. Use: node scripts/measure-tagger.ts FOLDER (see train-tagger.ts). */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { taggerModel } from "../model/tagger.gen.ts";
import { lemmaOf } from "../src/text/lemma.ts";
import { putTagsRight } from "../src/text/retag-steps.ts";
import { taggerFrom } from "../src/text/tagger.ts";
import { type Figures, measure } from "./measure.ts";
import { noisy, readTreebank } from "./treebank.ts";

const [folder] = process.argv.slice(2);
if (folder === undefined) throw new Error("Name the treebank's folder: node scripts/measure-tagger.ts FOLDER");

const test = readTreebank(folder, "test");
const started = performance.now();
const tagger = taggerFrom(taggerModel);
const startedMs = performance.now() - started;
const show = (name: string, { words, upos, imperativeF1, wordsPerSecond }: Figures) =>
  console.log(
    `${name}: ${words} words, UPOS ${(upos * 100).toFixed(2)} %, imperatives F1 ${imperativeF1.toFixed(3)}, ${Math.round(wordsPerSecond / 1000)} thousand words/s`,
  );

show("test", measure(tagger, test));
show(
  "test, lower case, no apostrophes",
  measure(
    tagger,
    test.map((sentence) => noisy(sentence, false)),
  ),
);
show("test, as the engine reads it", measure(tagger, test, putTagsRight));
show("test, second run", measure(tagger, test));
const verbs = test.flat().filter(({ tag }) => tag === "VERB" || tag === "NOUN");
const right = verbs.filter(({ word, tag, lemma }) => lemmaOf(word, tag).lemma === lemma.toLowerCase());
console.log(`lemmas of verbs and nouns: ${((right.length / verbs.length) * 100).toFixed(2)} %`);
console.log(
  `unpacked in ${startedMs.toFixed(1)} ms; ${(gzipSync(readFileSync(join(import.meta.dirname, "../model/tagger.gen.ts"))).length / 1024).toFixed(0)} kB gzip`,
);
