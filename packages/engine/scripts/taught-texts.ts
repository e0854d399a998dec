/**
 * Writes what the network of meanings is to learn from into a folder, as texts.json; `training/teacher/teach.mjs` puts the teacher's
 * vectors beside it: node scripts/taught-texts.ts FOLDER
 */
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { read } from "../src/text/read.ts";
import * as care from "./care-messages.ts";
import * as sting from "./sting-messages.ts";

const [, , folder = ""] = process.argv;
const sentences = [
  ...sting.voiceMessages(),
  ...sting.writerMessages(),
  ...sting.ruledMessages(),
  ...sting.ruleExamples(),
  ...sting.ownWords(),
  ...sting.plainStings(),
].flatMap(({ text }) => read(text).sentences.map(({ start, end }) => text.slice(start, end).trim()));
const whole = [
  ...care.trainingMessages(),
  ...care.realMessages(),
  ...care.labelledMessages(),
  ...care.productMessages(),
  ...care.plainMessages(),
].map(({ text }) => text);
const texts = [...new Set([...sentences, ...whole])];
mkdirSync(folder, { recursive: true });
writeFileSync(join(folder, "texts.json"), JSON.stringify(texts));
console.log(`${texts.length} texts`);
