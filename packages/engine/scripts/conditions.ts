/**
 * Which conditions decide, and what is said without them. Reads the labelled messages with a probe around each condition of
 * `src/text` and `src/rules`, then, for those that decide in at most `--most 3` messages, each of these messages again with
 * that condition switched off. One line a condition: the messages in which it decides, the answers that change without
 * it, and how many of these get worse and better by their labels. `--idle` names only those without which no answer changes, `--file PART` only
 * those of files whose path has it.
 */
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { probe } from "./condition-probe.ts";

interface Labelled {
  readonly text: string;
  readonly required: readonly { readonly code: string }[];
  readonly optional: readonly { readonly code: string }[];
}

interface Answer {
  readonly said: string;
  readonly errors: number;
}

const { values } = parseArgs({
  options: {
    most: { type: "string", default: "3" },
    idle: { type: "boolean" },
    file: { type: "string", default: "" },
  },
});
const most = Number(values.most);
const probed = await probe();
const messages = globSync("{tuned,regress}/*.jsonl", { cwd: join(import.meta.dirname, "../test") })
  .sort()
  .flatMap((file) =>
    readFileSync(join(import.meta.dirname, "../test", file), "utf8")
      .trim()
      .split("\n"),
  )
  .map((line): Labelled => JSON.parse(line));

function answer({ text, required, optional }: Labelled): Answer {
  probed.begin();
  const flags = probed
    .analyse(text, { goOn: true, rulesAlone: true })
    .sentences.flatMap(({ comments }) => comments.filter(({ bad }) => bad));
  const got = new Set<string>(flags.map(({ code }) => code));
  const wanted = new Set(required.map(({ code }) => code));
  const allowed = new Set([...wanted, ...optional.map(({ code }) => code)]);
  const errors = without(wanted, got) + without(got, allowed);
  return { said: flags.map(({ code, start, end }) => `${code} ${start} ${end}`).join(), errors };
}

/** What is said with a condition switched off; where that one kept the reading from breaking, it is worse than any answer. */
function answerWithout(id: number, message: Labelled): Answer {
  probed.off[id] = 1;
  try {
    return answer(message);
  } catch {
    return { said: "breaks", errors: Number.POSITIVE_INFINITY };
  } finally {
    probed.off[id] = 0;
  }
}

function without(some: ReadonlySet<string>, others: ReadonlySet<string>): number {
  return [...some].filter((one) => !others.has(one)).length;
}

const decidesIn = new Map<number, Labelled[]>();
const before = new Map<Labelled, Answer>();
for (const message of messages) {
  before.set(message, answer(message));
  for (const id of probed.fired) {
    const list = decidesIn.get(id) ?? [];
    if (list.length <= most) list.push(message);
    decidesIn.set(id, list);
  }
}

let [rare, idle] = [0, 0];
for (const { id, file, line, role, text } of probed.conditions) {
  const list = decidesIn.get(id) ?? [];
  if (list.length > most || probed.ofWords[id] || !file.includes(values.file)) continue;
  const pairs = list.map((message) => ({ was: before.get(message), now: answerWithout(id, message) }));
  const changed = pairs.filter(({ was, now }) => was?.said !== now.said).length;
  const worse = pairs.filter(({ was, now }) => now.errors > (was?.errors ?? 0)).length;
  const better = pairs.filter(({ was, now }) => now.errors < (was?.errors ?? 0)).length;
  rare++;
  if (changed === 0) idle++;
  else if (values.idle) continue;
  const figures = `asked ${probed.asked[id]} times, decides in ${list.length}, changes ${changed}, worse ${worse}, better ${better}`;
  console.log(`${file}:${line} ${role}: ${figures}: ${text.replace(/\s+/g, " ").slice(0, 80)}`);
}
console.log(
  `${probed.conditions.length} conditions; ${rare} decide in at most ${most} of ${messages.length} messages, ${idle} of them change no answer`,
);
