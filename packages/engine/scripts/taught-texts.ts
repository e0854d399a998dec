/**
 * Writes what the network of meanings is to learn from into a folder, as texts.json; `training/teacher/teach.mjs` puts the teacher's
 * vectors beside it: node scripts/taught-texts.ts FOLDER
 */
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { lessons, partTexts } from "./meaning-lessons.ts";

const [, , folder = ""] = process.argv;
const texts = [...new Set(lessons().flatMap(partTexts))];
mkdirSync(folder, { recursive: true });
writeFileSync(join(folder, "texts.json"), JSON.stringify(texts));
console.log(`${texts.length} texts`);
