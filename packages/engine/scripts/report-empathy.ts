/** Prints how often the guesses at feelings and needs fit texts of a writer whom nothing was learnt from. */
import { guessAt } from "../src/empathy/guess-at.ts";
import { read } from "../src/text/read.ts";
import { unseenEmpathy } from "./empathy-messages.ts";
import { withInterval } from "./figures.ts";

const texts = unseenEmpathy().map((message) => ({ message, guess: guessAt(read(message.text)) }));
const count = (fits: (one: (typeof texts)[number]) => boolean) => withInterval(texts.filter(fits).length, texts.length);
const some = (words: readonly string[] | undefined, list: readonly string[]) =>
  words?.some((word) => list.includes(word)) ?? false;

console.log(`${texts.length} texts
guessed at                 ${count(({ guess }) => guess !== undefined)}
a listed feeling           ${count(({ message, guess }) => some(guess?.feelings, message.feelings))}
a listed need              ${count(({ message, guess }) => some(guess?.needs, message.needs))}
both                       ${count(({ message, guess }) => some(guess?.feelings, message.feelings) && some(guess?.needs, message.needs))}
a plainly wrong feeling    ${count(({ message, guess }) => some(guess?.feelings, message.not))}`);
