/** How well the engine reads messages that it never learnt from, as the source of the small file that the help page shows. */
import { analyse } from "../src/index.ts";
import { SOFT_CODES, type StingMessage, unseenInVoices } from "./sting-messages.ts";

/** Kinds of writers, by the first letters of a message's id; the rest are told apart by nothing. */
const WRITERS = { VA: "britishIsles", VB: "northAmerica", VC: "secondLanguage", VD: "asiaAfricaPacific" } as const;

type Mark = "red" | "any";

/** Whole percents: a figure that moves with every new message would say no more. */
export function measuredSource(header: string): string {
  const marked = unseenInVoices().map((message) => ({ message, mark: markOf(message) }));
  const share = (isHarmful: boolean, mark: Mark, group = "") => {
    const some = marked.filter(({ message }) => message.isHarmful === isHarmful && message.id.startsWith(group));
    const hits = some.filter((one) => one.mark === "red" || (mark === "any" && one.mark === "any"));
    return percent(hits.length, some.length);
  };
  const red = marked.filter(({ mark }) => mark === "red");
  const figures = {
    messages: Math.floor(marked.length / 50) * 50,
    voices: new Set(marked.map(({ message }) => message.voice)).size,
    redOnHarmful: share(true, "red"),
    redOnFine: share(false, "red"),
    hurtful: percent(marked.filter(({ message }) => message.isHarmful).length, marked.length),
    hurtfulInRed: percent(red.filter(({ message }) => message.isHarmful).length, red.length),
    markedOnHarmful: share(true, "any"),
    markedOnFine: share(false, "any"),
    ...Object.fromEntries(Object.entries(WRITERS).map(([group, name]) => [name, share(false, "any", group)])),
  };
  return [
    header,
    "",
    "/**",
    " * Measured on messages in voices that nothing was learnt from, in percent: how many of those that hurt and of those that are",
    " * fine are marked, in red or at all; how many hurt, of all and of those in red; by kind of writer, how many fine ones are marked at all.",
    " */",
    "export const measured = {",
    ...Object.entries(figures).map(([name, figure]) => `  ${name}: ${figure},`),
    "} as const;",
    "",
  ].join("\n");
}

const percent = (hits: number, all: number): number => Math.round((100 * hits) / Math.max(1, all));

/** Missing pieces do not count: they are no injury. */
function markOf({ text }: StingMessage): Mark | undefined {
  const flags = analyse(text, { goOn: true })
    .sentences.flatMap(({ comments }) => comments)
    .filter(({ bad, code }) => bad && !SOFT_CODES.includes(code));
  if (flags.some(({ certainty }) => certainty === "red")) return "red";
  return flags.length > 0 ? "any" : undefined;
}

/** Percents that a printed figure may be off, and the part of the messages that may have come since. */
const POINTS_OFF = 2;
const MESSAGES_MORE = 1.25;

/** Whether printed figures still tell the truth: the sets grow, and a point up or down is no news. */
export function isStillTrue(printed: string, measured: string): boolean {
  const [before, now] = [figuresOf(printed), figuresOf(measured)];
  if (before.size !== now.size) return false;
  return [...now].every(([name, figure]) => {
    const old = before.get(name) ?? Number.NaN;
    if (name === "messages") return old <= figure && figure <= old * MESSAGES_MORE;
    return Math.abs(old - figure) <= POINTS_OFF;
  });
}

function figuresOf(source: string): Map<string, number> {
  return new Map([...source.matchAll(/(\w+): (\d+),/g)].map(([, name = "", figure]) => [name, Number(figure)]));
}
