/** Prints how well the reader of danger does on messages that it was not taught: caught and alarmed, kinds, and how honest its chances are. */
import { dangerIn } from "../src/care/danger.ts";
import { riskOf } from "../src/care/risk.ts";
import { read } from "../src/text/read.ts";
import {
  type CareMessage,
  KINDS,
  labelledMessages,
  realMessages,
  safetyDev,
  unseenLong,
  unseenOrdinary,
  unseenOutright,
  unseenPairs,
  unseenQuiet,
  unseenSituations,
  unseenTwins,
  unseenTyped,
  unseenVoices,
} from "./care-messages.ts";
import { areaUnder, calibration, type Scored, withInterval } from "./figures.ts";

const alarms = (messages: readonly CareMessage[]) =>
  messages.filter(({ text }) => dangerIn(read(text)) !== undefined).length;
const ordinary = {
  "as people really write them, unseen": unseenOrdinary(),
  "as people really write them, learnt from": realMessages(),
  "the rules' labelled sets, learnt from": labelledMessages(),
};
for (const [name, messages] of Object.entries(ordinary)) {
  const calm = messages.filter(({ risk }) => risk === "none");
  console.log(`${name}: alarmed ${withInterval(alarms(calm), calm.length)}`);
}
for (const [name, messages] of [
  ["unseen voices", unseenVoices()],
  ["near twins in such voices", unseenTwins()],
  ["typed at first thought", unseenTyped()],
  ["many situations and their twins", unseenSituations()],
  ["near states of affairs", unseenPairs()],
  ["quiet danger and grave words", unseenQuiet()],
  ["long messages", unseenLong()],
  ["said outright", unseenOutright()],
  ["another writer's (safety-dev)", safetyDev()],
] as const)
  report(name, messages);

function report(name: string, messages: readonly CareMessage[]): void {
  const answers = messages.map((message) => {
    const reading = read(message.text);
    return { message, chance: riskOf(reading).chance, danger: dangerIn(reading) };
  });
  const scored = answers.map(({ message, chance }): Scored => [chance, message.risk !== "none"]);
  const caught = (risk: string) =>
    answers.filter(({ message, danger }) => message.risk === risk && danger !== undefined);
  const count = (risk: string) => messages.filter((message) => message.risk === risk).length;
  const risky = messages.length - count("none");
  console.log(`\n${name}: ${messages.length} messages, area under the curve ${areaUnder(scored).toFixed(3)}`);
  console.log(
    `caught  ${withInterval(
      KINDS.reduce((sum, kind) => sum + caught(kind).length, 0),
      risky,
    )}`,
  );
  console.log(`alarmed ${withInterval(caught("none").length, count("none"))}`);
  for (const kind of KINDS) {
    const right = caught(kind).filter(({ danger }) => danger === kind).length;
    console.log(
      `  ${kind.padEnd(16)} caught ${withInterval(caught(kind).length, count(kind))}, told its kind ${right}`,
    );
  }
  const { error, lines } = calibration(scored);
  console.log(`calibration error ${error.toFixed(3)}\n${lines.join("\n")}`);
}
