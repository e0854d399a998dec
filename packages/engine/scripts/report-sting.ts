/** Prints what is marked in messages that nothing was learnt from: fine ones first, then harmful ones, in red, in red or amber, and by the rules alone. */
import { analyse, type EngineComment } from "../src/index.ts";
import { isStingRule } from "../src/sting/kinds.ts";
import { withInterval } from "./figures.ts";
import {
  realDev,
  SOFT_CODES,
  type StingMessage,
  unseenManners,
  unseenObserved,
  unseenPlain,
  unseenSingle,
  unseenStings,
  unseenTwins,
  unseenWarm,
} from "./sting-messages.ts";

type Marks = (message: StingMessage) => boolean;

const comments = (text: string, rulesAlone: boolean): EngineComment[] =>
  analyse(text, { goOn: true, rulesAlone }).sentences.flatMap((sentence) => sentence.comments.filter(({ bad }) => bad));

const WAYS: Record<string, Marks> = {
  "rules alone": ({ text }) => comments(text, true).some(({ code }) => !SOFT_CODES.includes(code)),
  red: ({ text }) => comments(text, false).some(({ certainty }) => certainty === "red"),
  "red or amber": ({ text }) => comments(text, false).some(({ code }) => !SOFT_CODES.includes(code)),
};

const SETS = [
  ["voices that nothing was learnt from", unseenStings()],
  ["another writer's messages", realDev()],
  ["near twins in such voices", unseenTwins()],
  ["more such voices", unseenManners()],
  ["observations and near twins of them, in such voices", unseenObserved()],
  ["short everyday messages, in such voices", unseenPlain()],
  ["single observations and near twins, of another hand", unseenSingle()],
  ["warm messages and what only sounds so, of another hand", unseenWarm()],
] as const;

for (const [name, messages] of SETS) {
  console.log(`\n${name}: ${messages.length} messages`);
  for (const [way, isMarked] of Object.entries(WAYS)) console.log(`  ${way.padEnd(13)} ${told(messages, isMarked)}`);
}

console.log("\nparts that hurt, by kind: how many, marked red or amber, told a kind by the reader, and the same kind");
const parts = SETS.flatMap(([, messages]) => messages).flatMap(({ text, parts }) => {
  const said = comments(text, false);
  return parts.flatMap(({ text: part, kind }) => {
    if (kind === undefined) return [];
    const start = text.indexOf(part);
    const on = said.filter((one) => one.start < start + part.length && one.end > start);
    const told = on.filter(({ ruleId }) => isStingRule(ruleId)).map(({ ruleId }) => ruleId);
    return { kind, isMarked: on.length > 0, isTold: told.length > 0, isKind: told.includes(`sting-${kind}`) };
  });
});
for (const [kind, some = []] of Object.entries(Object.groupBy(parts, (part) => part.kind))) {
  const count = (key: "isMarked" | "isTold" | "isKind") => some.filter((part) => part[key]).length;
  console.log(`  ${kind.padEnd(13)} ${some.length}  ${count("isMarked")}  ${count("isTold")}  ${count("isKind")}`);
}

console.log("\nred, by voice");
for (const [voice, messages] of Object.entries(Object.groupBy(unseenStings(), ({ voice }) => voice)))
  console.log(`  ${told(messages ?? [], WAYS.red as Marks)}  ${voice}`);

function told(messages: readonly StingMessage[], isMarked: Marks): string {
  const [fine, harmful] = [messages.filter((one) => !one.isHarmful), messages.filter((one) => one.isHarmful)];
  const share = (some: readonly StingMessage[]) => withInterval(some.filter(isMarked).length, some.length);
  return `on fine ${share(fine)}  on harmful ${share(harmful)}`;
}
