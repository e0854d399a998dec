import { readdirSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { DIRECTIONS, SKILL_CODES } from "@wellput/contract";
import fc from "fast-check";
import { afterAll, expect, test } from "vitest";
import { readHere } from "../../web/src/features/feedback/typing/read-here.ts";
import { World } from "./kit/world.ts";

const world = await World.open({ ANONYMOUS_ANALYSES_PER_MINUTE: 1_000_000 });
afterAll(() => world.close());
const visitor = world.visitor();

/** So many are asked for at a time. */
const AT_ONCE = 4;
/** Of the many messages that may show danger, whose answers have one of few forms, one in so many is compared. */
const CARE_EVERY = 6;

/** An answer without what is new in each: the message's id, and the comments' ids built on it. As text, which compares fast. */
function withoutIds(answer: unknown): string {
  return JSON.stringify(answer, (key, value) => (key === "id" || key === "message_id" ? undefined : value));
}

async function expectSame(
  text: string,
  options: { skill?: (typeof SKILL_CODES)[number]; direction?: "u" | "d" | "a" },
) {
  const fields = { ...(options.skill && { t: options.skill }), ...(options.direction && { d: options.direction }) };
  const served = await visitor.analyse({ data: text, ...fields });
  expect(served.status, text).toBe(200);
  const here = readHere({ messageId: "here", text, ...options });
  expect(withoutIds(here)).toBe(withoutIds(await served.json()));
}

test("FB-12 what the browser works out is the server's answer to the letter, for messages of all the sets that the rules were not written with", async () => {
  const sets = join(import.meta.dirname, "../../../packages/engine/test");
  const files = ["regress", "unseen"].flatMap((kind) =>
    readdirSync(join(sets, kind)).map((name) => join(sets, kind, name)),
  );
  const lines = files.flatMap((file) => {
    const own = readFileSync(file, "utf8").trim().split("\n");
    return basename(file).startsWith("care-") ? own.filter((_, at) => at % CARE_EVERY === 0) : own;
  });
  expect(lines.length).toBeGreaterThan(10_000);
  const rest = lines.values();
  const takeTurns = async () => {
    for (const line of rest) await expectSame((JSON.parse(line) as { text: string }).text, {});
  };
  // While one answer is compared here, the server reads the next.
  await Promise.all(Array.from({ length: AT_ONCE }, takeTurns));
}, 900_000);

test("FB-12 what the browser works out is the server's answer to the letter, for any text, skill and direction", async () => {
  const words = fc.constantFrom(
    "you",
    "never",
    "I",
    "feel",
    "ignored",
    "lazy",
    "because",
    "stop",
    "please",
    ".",
    "?",
    "\n",
  );
  const text = fc
    .oneof(
      fc.string({ unit: "binary", maxLength: 120 }),
      fc.string({ unit: "grapheme", maxLength: 120 }),
      fc.array(words, { maxLength: 40 }).map((heap) => heap.join(" ")),
    )
    .filter((message) => message.trim() !== "");
  const skill = fc.constantFrom(...SKILL_CODES);
  const direction = fc.constantFrom(...DIRECTIONS);
  await fc.assert(
    fc.asyncProperty(text, skill, direction, (message, t, d) => expectSame(message, { skill: t, direction: d })),
    { numRuns: 300 },
  );
}, 120_000);
