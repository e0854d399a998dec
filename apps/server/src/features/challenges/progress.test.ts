import { randomUUID } from "node:crypto";
import type { ChallengeProgress, FeedbackCode, SentenceFeedback } from "@wellput/contract";
import { afterAll, expect, test } from "vitest";
import { expectError, type Visitor } from "../../../test/kit/visitor.ts";
import { World } from "../../../test/kit/world.ts";
import { attempts } from "../../db/schema/index.ts";

const world = await World.open();
afterAll(() => world.close());
const admin = await world.admin();
const learners = await Promise.all(Array.from({ length: 3 }, () => world.member()));

async function create(...sentences: readonly string[]): Promise<string> {
  const id = randomUUID();
  const challengeObjectList = sentences.map((s) => ({ t: "O", p: "", s }));
  await admin.browser.post("/api/challenges", { id, title: "Monday", challengeObjectList });
  return id;
}

/** Some minutes after the first. */
async function tryAt(oldM: string, userId: string | null, minutes: number, ...codes: readonly FeedbackCode[]) {
  const remark = { id: "1", r_str: "", r_i: [], prompt_str: "OBSERVE", rule: "r", severity: 0.5, start: 0, end: 1 };
  const r_l = [...codes.map((c) => ({ ...remark, c, bad: true })), { ...remark, c: "FEELING" as const, bad: false }];
  const s: SentenceFeedback[] = [{ s_str: "x", s_tok: [], phr: [], r_l, start: 0, end: 1 }];
  const row = { id: randomUUID(), userId, oldM, path: "generalAttempt", d: "a", m: "x", t: "O" } as const;
  await world.db
    .insert(attempts)
    .values({ ...row, s, createdAt: new Date(Date.parse("2026-03-20") + minutes * 60_000) });
}

const progressOf = async (browser: Visitor, id: string) =>
  (await (await browser.get(`/api/challenges/${id}/progress`)).json()) as ChallengeProgress;

test("CHAL-04 how a challenge goes: tries by sentence, who made them, and whose latest is still marked.", async () => {
  const [hard, easy, untried] = ["You are always late.", "Send it now!", "You never listen."];
  const id = await create(hard, easy, untried);
  for (const [at, learner] of learners.entries()) {
    await tryAt(hard, learner.id, 0, "OBSERVE");
    await tryAt(hard, learner.id, 1, ...(at === 0 ? [] : (["NO_BIAS"] as const)));
    await tryAt(easy, learner.id, 2);
  }
  await tryAt(easy, null, 3, "REQUEST");
  for (const { browser } of learners.slice(0, 2))
    await browser.post("/api/responses", { id: randomUUID(), parentDoc: id, title: "Mine", sentence0: "It came." });
  expect(await progressOf(admin.browser, id)).toEqual({
    responses: 2,
    sentences: [
      { tries: 6, people: 3, marked: 2 },
      { tries: 4, people: 3, marked: 0 },
      { tries: 0, people: 0, marked: null },
    ],
  });
});

test("CHAL-04 of one or two people it is not told how they fare, and nobody but its editors is told anything.", async () => {
  const sentence = "That was careless.";
  const id = await create(sentence);
  for (const { id: userId } of learners.slice(0, 2)) await tryAt(sentence, userId, 0, "OBSERVE");
  expect(await progressOf(admin.browser, id)).toMatchObject({ sentences: [{ tries: 2, people: 2, marked: null }] });
  const path = `/api/challenges/${id}/progress`;
  await expectError(await world.visitor().get(path), 401, "NOT_SIGNED_IN");
  await expectError(await (learners[0]?.browser ?? world.visitor()).get(path), 403, "NOT_ALLOWED");
  await expectError(await admin.browser.get(`/api/challenges/${randomUUID()}/progress`), 404, "CHALLENGE_NOT_FOUND");
});
