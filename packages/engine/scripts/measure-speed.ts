/** Prints how fast the engine is: first call, then milliseconds for 1000 characters, then 1 MB. */
import { readFileSync } from "node:fs";
import { join } from "node:path";

const started = performance.now();
const { analyse } = await import("../src/index.ts");
analyse("You never listen.");
console.log(`cold start with the first answer: ${(performance.now() - started).toFixed(0)} ms`);

const lines = readFileSync(join(import.meta.dirname, "../test/tuned/own.jsonl"), "utf8")
  .trim()
  .split("\n");
const text = lines.map((line): string => JSON.parse(line).text).join("\n\n");
const pieces = Array.from({ length: Math.floor(text.length / 1000) }, (_, index) =>
  text.slice(index * 1000, (index + 1) * 1000),
);
const ROUNDS = 20;
for (let round = 0; round < ROUNDS; round++) for (const piece of pieces) analyse(piece);
const times: number[] = [];
for (let round = 0; round < ROUNDS; round++) {
  const from = performance.now();
  for (const piece of pieces) analyse(piece);
  times.push((performance.now() - from) / pieces.length);
}
times.sort((a, b) => a - b);
console.log(`1000 characters: median ${times[ROUNDS / 2]?.toFixed(3)} ms, best ${times[0]?.toFixed(3)} ms`);

const big = text.repeat(Math.ceil(1_000_000 / text.length)).slice(0, 1_000_000);
const from = performance.now();
analyse(big);
console.log(`1 MB: ${(performance.now() - from).toFixed(0)} ms`);
