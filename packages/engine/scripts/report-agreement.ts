/** Prints how far two who labelled the same messages, the second without seeing the first's labels, agree: Cohen's kappa (1960) on what hurts, then parts and kinds. */
import { labelledTwice, type StingMessage } from "./sting-messages.ts";

type Part = StingMessage["parts"][number];

const pairs = labelledTwice();
const count = (first: boolean, second: boolean) =>
  pairs.filter((pair) => pair.first.isHarmful === first && pair.second.isHarmful === second).length;
const [both, onlyFirst, onlySecond, neither] = [
  count(true, true),
  count(true, false),
  count(false, true),
  count(false, false),
];
const agreed = (both + neither) / pairs.length;
const byChance =
  ((both + onlyFirst) * (both + onlySecond) + (neither + onlySecond) * (neither + onlyFirst)) / pairs.length ** 2;
console.log(
  `${pairs.length} messages: ${both} hurt for both, ${onlyFirst} for the first alone, ${onlySecond} for the second alone, ${neither} for neither`,
);
console.log(`agreement ${agreed.toFixed(3)}, kappa ${((agreed - byChance) / (1 - byChance)).toFixed(3)}`);

const met = pairs.flatMap(({ first, second }) =>
  first.parts.map((part) => ({ part, others: second.parts.filter((other) => overlap(first.text, part, other)) })),
);
const shared = met.filter(({ others }) => others.length > 0);
const sameKind = shared.filter(({ part, others }) => others.some(({ kind }) => kind === part.kind));
console.log(`of ${met.length} parts of the first ${(shared.length / met.length).toFixed(3)} are parts of the second`);
console.log(`of those ${(sameKind.length / shared.length).toFixed(3)} are of one kind`);

/** Whether two parts of a message share words. */
function overlap(text: string, one: Part, other: Part): boolean {
  const [from, otherFrom] = [placeIn(text, one), placeIn(text, other)];
  return from < otherFrom + other.text.length && otherFrom < from + one.text.length;
}

function placeIn(text: string, part: Part): number {
  const plain = (words: string) => words.toLowerCase().replace(/\s/gu, " ");
  const at = plain(text).indexOf(plain(part.text));
  if (at < 0) throw new Error(`"${part.text}" does not stand in "${text}"`);
  return at;
}
