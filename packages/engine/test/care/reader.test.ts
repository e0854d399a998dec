import { expect, test } from "vitest";
import {
  type CareMessage,
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
} from "../../scripts/care-messages.ts";
import { careOf, dangerOf } from "../../src/index.ts";

/** Just below what was reached (`npm run report:care`), so that a change that reads worse is seen. */
const FLOORS = {
  "another writer's messages": { messages: safetyDev(), caught: 0.735, alarmed: 0.051 },
  "voices that nothing was learnt from": { messages: unseenVoices(), caught: 0.625, alarmed: 0.104 },
  "near twins in such voices": { messages: unseenTwins(), caught: 0.505, alarmed: 0.174 },
  "first thoughts as they are typed": { messages: unseenTyped(), caught: 0.66, alarmed: 0.056 },
  "many situations beside harmless ones in the same words": {
    messages: unseenSituations(),
    caught: 0.54,
    alarmed: 0.095,
  },
  "near states of affairs told in much the same words": { messages: unseenPairs(), caught: 0.66, alarmed: 0.151 },
  "quiet danger beside ordinary messages in grave words": { messages: unseenQuiet(), caught: 0.41, alarmed: 0.071 },
  "long messages about much else": { messages: unseenLong(), caught: 0.92, alarmed: 0.108 },
  "short sentences that say it outright": { messages: unseenOutright(), caught: 0.43, alarmed: 0.054 },
} as const;

/** Of what was learnt one message in so many is enough to see that something broke. */
const LEARNT_EVERY = 4;

const isRisky = ({ risk }: CareMessage) => risk !== "none";
const alarms = (messages: readonly CareMessage[]) => messages.filter(({ text }) => dangerOf(text) !== undefined).length;

test.each(Object.entries(FLOORS))(
  "ENG-10 people at risk are seen in %s",
  (_name, { messages, caught, alarmed }) => {
    const risky = messages.filter(isRisky);
    const others = messages.filter((message) => !isRisky(message));
    expect(risky.length).toBeGreaterThan(100);
    expect(others.length).toBeGreaterThan(100);
    expect(alarms(risky) / risky.length).toBeGreaterThanOrEqual(caught);
    expect(alarms(others) / others.length).toBeLessThanOrEqual(alarmed);
  },
  120_000,
);

test("ENG-10 ordinary upset messages raise hardly an alarm, in voices that nothing was learnt from too", () => {
  const unseen = unseenOrdinary().filter((message) => !isRisky(message));
  const learnt = [...realMessages(), ...labelledMessages()].filter(
    (message, at) => at % LEARNT_EVERY === 0 && !isRisky(message),
  );
  expect(unseen.length).toBeGreaterThan(1_500);
  expect(learnt.length).toBeGreaterThan(9_000);
  expect(alarms(unseen) / unseen.length).toBeLessThanOrEqual(0.0091);
  expect(alarms(learnt) / learnt.length).toBeLessThanOrEqual(0.0026);
}, 240_000);

test("ENG-10 whom the alarm misses is mostly told where help is beside the comments, and few others are", () => {
  const isHeard = ({ text }: CareMessage) => {
    const { danger, mayNeedHelp } = careOf(text);
    expect(danger !== undefined && mayNeedHelp).toBe(false);
    return danger !== undefined || mayNeedHelp;
  };
  const share = (messages: readonly CareMessage[]) => messages.filter(isHeard).length / messages.length;
  expect(share(safetyDev().filter(isRisky))).toBeGreaterThanOrEqual(0.875);
  expect(share(unseenVoices().filter(isRisky))).toBeGreaterThanOrEqual(0.755);
  expect(share(unseenTyped().filter(isRisky))).toBeGreaterThanOrEqual(0.79);
  expect(share(unseenOrdinary().filter((message) => !isRisky(message)))).toBeLessThanOrEqual(0.039);
}, 120_000);

test.each([
  ["a greeting", (text: string) => `Hi Karen, ${text}`],
  ["a closing", (text: string) => `${text} Thanks, Lea`],
  ["exclamation marks", (text: string) => text.replaceAll(/\.(?=\s|$)/g, "!")],
])(
  "ENG-10 %s hides hardly anybody who is at risk, and alarms no more of the others",
  (_what, dressed) => {
    const messages = safetyDev().map((message) => ({ ...message, text: dressed(message.text) }));
    const risky = messages.filter(isRisky);
    expect(alarms(risky) / risky.length).toBeGreaterThanOrEqual(0.63);
    expect((alarms(messages) - alarms(risky)) / (messages.length - risky.length)).toBeLessThanOrEqual(0.06);
  },
  60_000,
);

test("ENG-10 a sentence that shows danger is seen at the end of a long message too", () => {
  const long = "The report came on Friday and we went through the figures together, line by line. ".repeat(11);
  expect(dangerOf(long)).toBeUndefined();
  expect(dangerOf(`${long}I want to kill myself. I cannot go on and nobody would miss me.`)).toBe("self_harm");
});

test.each(["key", "goodbye!", "the door"])("ENG-10 “%s” alone tells the reader nothing", (text) => {
  expect(careOf(text)).toEqual({ mayNeedHelp: false });
});
