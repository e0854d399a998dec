/** How evenly the engine's cost is spread: time a character over random and adversarial texts, and with growing size. */
import { analyse } from "@wellput/engine";
import { ADVERSARIAL, fuzzInputs } from "../packages/engine/test/fuzz-inputs.ts";

const COUNT = 20_000;
const WORST_TIMES_MEDIAN = 50;
const AGAIN = 200;
const SMALL_CHARS = 20_000;
const LARGE_CHARS = 1_000_000;
/** Fixed costs count for little from here on. */
const COUNTED_FROM_CHARS = 40;

const msOf = (text: string): number => {
  const start = performance.now();
  analyse(text);
  return performance.now() - start;
};

const texts = [...fuzzInputs(COUNT)].filter((text) => text.length >= COUNTED_FROM_CHARS);
for (const text of texts.slice(0, 2000)) analyse(text);
const best = (text: string, tries: number) =>
  Math.min(...Array.from({ length: tries }, () => msOf(text))) / text.length;
const perChar = texts.map((text) => ({ text, ms: best(text, 1) })).sort((a, b) => a.ms - b.ms);
// A slow moment of the machine is no fault of a text: those in the middle and the slowest are asked again, best of many.
const again = (from: number) => perChar.slice(from, from + AGAIN).map(({ text }) => ({ text, ms: best(text, 20) }));
const middle = again(Math.floor((perChar.length - AGAIN) / 2)).sort((a, b) => a.ms - b.ms);
const median = middle[Math.floor(middle.length / 2)]?.ms ?? Number.NaN;
const worst = again(perChar.length - AGAIN).reduce((a, b) => (b.ms > a.ms ? b : a));
console.log(`time a character over ${texts.length} texts: median ${(median * 1e6).toFixed(0)} ns`);
console.log(
  `worst ${(worst.ms / median).toFixed(1)} times the median (limit ${WORST_TIMES_MEDIAN}): ${JSON.stringify(worst.text.slice(0, 60))}`,
);

console.log(`time a character at ${LARGE_CHARS} characters, as times that at ${SMALL_CHARS} (linear: 1)`);
for (const piece of ADVERSARIAL) {
  const sized = (chars: number) => piece.repeat(Math.ceil(chars / piece.length)).slice(0, chars);
  analyse(sized(SMALL_CHARS));
  const small = Math.min(msOf(sized(SMALL_CHARS)), msOf(sized(SMALL_CHARS))) / SMALL_CHARS;
  const large = msOf(sized(LARGE_CHARS)) / LARGE_CHARS;
  console.log(`  ${JSON.stringify(piece).padEnd(56)} ${(large / small).toFixed(2)}`);
}
