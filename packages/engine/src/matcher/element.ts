import type { ClassName } from "../lexicon/registry.gen.ts";
import { is, phraseAt, tokenAt } from "../text/query.ts";
import type { Reading, Token } from "../text/reading.ts";

/** What rows call by a name in braces: a list of words, or a fact about the place where it stands. */
export type Named = Readonly<Record<string, ReadonlySet<string> | Fact>>;
type Fact = (reading: Reading, index: number) => boolean;
type Test = (token: Token, reading: Reading) => boolean;

export type Direction = 1 | -1;
/** Where what stands at `at` ends, seen in that direction; `NOWHERE` when it is something else. */
export type Step = (reading: Reading, at: number, direction: Direction) => number;
export const NOWHERE = -2;

/** The step of one part of a row: "take|put", "say~", "{gift}", "<name>|<third>", "@virtue", "VERB", "+ing", "."; a phrase before a word. */
export function stepOf(source: string, named: Named): Step {
  const choices = source.split("|");
  const test = testOf(
    choices.filter((choice) => !isPhrase(choice)),
    named,
  );
  const persons = new Set(choices.filter(isPhrase).map((choice) => choice.slice(1, -1)));
  return (reading, at, direction) => {
    const end = persons.size === 0 ? NOWHERE : overPhrase(reading, at, direction, persons);
    if (end !== NOWHERE) return end;
    const token = tokenAt(reading, at);
    return token !== undefined && test(token, reading) ? at + direction : NOWHERE;
  };
}

const isPhrase = (choice: string) => /^<\w*>$/.test(choice);

/** Past the noun phrase that begins here, or backwards ends here, if it speaks of one of these; "<>" is whatever it speaks of. */
function overPhrase(reading: Reading, at: number, direction: Direction, persons: ReadonlySet<string>): number {
  const phrase = phraseAt(reading, at);
  if (phrase === undefined || !(persons.has(phrase.person) || persons.has(""))) return NOWHERE;
  if (direction === 1) return phrase.first === at ? phrase.end : NOWHERE;
  return phrase.end === at + 1 ? phrase.first - 1 : NOWHERE;
}

/** Whether a token is one of the choices; words are looked up together. */
function testOf(choices: readonly string[], named: Named): Test {
  const { norms, lemmas, others } = wordsIn(choices.join("|"), named);
  return (token, reading) =>
    norms.has(token.norm) || lemmas.has(token.lemma) || others.some((test) => test(token, reading));
}

interface Words {
  readonly norms: ReadonlySet<string>;
  readonly lemmas: ReadonlySet<string>;
  readonly others: readonly Test[];
}

/** The words that a part may be, as written and by their lemma, and what else it may be. */
export function wordsIn(source: string, named: Named): Words {
  const [norms, lemmas, others]: [Set<string>, Set<string>, Test[]] = [new Set(), new Set(), []];
  for (const choice of source.split("|")) {
    const word = choice.replace(/(?<=.)~$/, "");
    const words = word === choice ? norms : lemmas;
    const listed = /^\{\w+\}$/.test(word) ? (named[word.slice(1, -1)] ?? unknown(word)) : undefined;
    const question = listed === undefined ? questionOf(choice) : undefined;
    if (typeof listed === "function") others.push(({ index }, reading) => listed(reading, index));
    else if (question !== undefined) others.push(question);
    else for (const each of listed ?? [word]) words.add(each);
  }
  return { norms, lemmas, others };
}

/** "VERB", "+ing", "@virtue", "." */
function questionOf(choice: string): Test | undefined {
  if (choice === ".") return () => true;
  if (/^[A-Z]+$/.test(choice)) return ({ tag }) => tag === choice;
  const name = choice.slice(1);
  if (/^\+\w/.test(choice)) return ({ form }) => form === name;
  return /^@\w/.test(choice) ? ({ index }, reading) => is(reading, index, name as ClassName) : undefined;
}

function unknown(choice: string): never {
  throw new Error(`A row asks for ${choice}, which nothing is called.`);
}
