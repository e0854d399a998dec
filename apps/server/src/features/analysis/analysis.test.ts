import { randomUUID } from "node:crypto";
import {
  ANALYSIS_MAX_CHARS,
  type AnalysisResponse,
  Comment,
  ENGINE_VERSION,
  SentenceFeedback,
  sentencesOf,
} from "@wellput/contract";
import { analyse } from "@wellput/engine";
import { eq } from "drizzle-orm";
import { afterAll, expect, test } from "vitest";
import { expectError } from "../../../test/kit/visitor.ts";
import { World } from "../../../test/kit/world.ts";
import { attempts, messages } from "../../db/schema/index.ts";

const world = await World.open({ ANONYMOUS_ANALYSES_PER_MINUTE: 100_000 });
afterAll(() => world.close());

const visitor = world.visitor();
const HARSH = "You never listen to me. I feel that you are lazy. Could you call me on Monday at noon?";

async function feedbackOn(data: string, fields: Record<string, string> = {}): Promise<AnalysisResponse["user_input"]> {
  const response = await visitor.analyse({ data, ...fields });
  expect(response.status).toBe(200);
  return ((await response.json()) as AnalysisResponse).user_input;
}

test("ENG-01 the answer holds every sentence with its tokens, phrases and comments.", async () => {
  const input = await feedbackOn(HARSH);
  const sentences = sentencesOf(input);
  expect(sentences.map(({ s_str }) => s_str).join(" ")).toBe(HARSH);
  expect(input).toMatchObject({
    message: HARSH,
    message_id: expect.any(String),
    image_name_list: ["no-bias.svg", "thought-not-feeling.svg", "observe.svg"],
    url_for_images: "/drawings/",
    engine_version: ENGINE_VERSION,
  });
  expect(typeof input.end_response_str).toBe("string");
  for (const sentence of sentences) {
    expect(SentenceFeedback.parse(sentence)).toEqual(sentence);
    expect(HARSH.slice(sentence.start, sentence.end)).toBe(sentence.s_str);
    expect(sentence.phr).toEqual(
      sentence.r_l.filter(({ bad }) => bad).map(({ start, end }) => HARSH.slice(start, end)),
    );
  }
});

test("ENG-01 comments point at their tokens, carry the key of their hint and have ids of their own.", async () => {
  const all = sentencesOf(await feedbackOn(HARSH)).flatMap(({ r_l, s_tok }) =>
    r_l.map((comment) => ({ comment, s_tok })),
  );
  expect(all.length).toBeGreaterThan(0);
  for (const { comment, s_tok } of all) {
    expect(Comment.parse(comment)).toEqual(comment);
    expect(comment.prompt_str).toBe(comment.c);
    expect(comment.r_i.every((index) => s_tok[index] !== undefined)).toBe(true);
  }
  expect(new Set(all.map(({ comment }) => comment.id)).size).toBe(all.length);
});

test("ENG-05 the server says what the engine says to whoever runs it elsewhere.", async () => {
  const direct = analyse(HARSH, { skill: "O", direction: "u" });
  const served = sentencesOf(await feedbackOn(HARSH, { t: "O", d: "u" }));
  expect(served.flatMap(({ r_l }) => r_l.map(({ c, start, end, r_str }) => ({ c, start, end, r_str })))).toEqual(
    direct.sentences.flatMap(({ comments }) =>
      comments.map(({ code, start, end, message }) => ({ c: code, start, end, r_str: message })),
    ),
  );
});

test("ENG-04 a prompt focuses the served feedback, and the direction shapes its summary.", async () => {
  const codesOf = async (fields: Record<string, string>) =>
    sentencesOf(await feedbackOn("I am frustrated.", fields)).flatMap(({ phr }) => phr);
  expect(await codesOf({})).toEqual(["frustrated"]);
  expect(await codesOf({ prompt: "State an observation." })).toEqual([]);
  expect(await codesOf({ prompt: "State an observation.", t: "M" })).toEqual(["frustrated"]);
  const summaries = await Promise.all(
    ["u", "d", "a"].map(async (d) => (await feedbackOn(HARSH, { d })).end_response_str),
  );
  expect(new Set(summaries).size).toBe(3);
});

test("ENG-05 a short message does not wait for a long one.", { timeout: 150_000 }, async () => {
  const done: string[] = [];
  const long = feedbackOn(`${HARSH} `.repeat(1000)).then(() => done.push("long"));
  await feedbackOn(HARSH).then(() => done.push("short"));
  await long;
  expect(done).toEqual(["short", "long"]);
});

test("ENG-01 the answer is compressed, on the worker, for who accepts it.", async () => {
  const packed = await visitor.analyse({ data: HARSH }, { headers: { "accept-encoding": "gzip" } });
  expect([packed.headers.get("content-encoding"), packed.headers.get("vary")]).toEqual(["gzip", "Accept-Encoding"]);
  const stream = packed.body?.pipeThrough(new DecompressionStream("gzip"));
  const { user_input } = (await new Response(stream).json()) as AnalysisResponse;
  expect(sentencesOf(user_input)).toHaveLength(3);
  const plain = await visitor.analyse({ data: HARSH });
  expect(plain.headers.has("content-encoding")).toBe(false);
});

test("ENG-01 with db_flag the message is stored, without it is not.", async () => {
  const { browser, id: userId } = await world.member();
  const kept = (await (await browser.analyse({ data: HARSH, db_flag: "true" })).json()) as AnalysisResponse;
  const passing = await feedbackOn(HARSH, { db_flag: "false" });
  const stored = (id: string) => world.db.select().from(messages).where(eq(messages.id, id));
  expect(await stored(kept.user_input.message_id)).toMatchObject([{ userId, message: HARSH }]);
  expect(await stored(passing.message_id)).toEqual([]);
});

test("ENG-01 parameters may come in the address, as the form's, once each.", async () => {
  const inAddress = (query: string, fields: Record<string, string>) =>
    visitor.put(`/prod/user_input?${query}`, new URLSearchParams(fields));
  expect((await inAddress("prompt=Say+it+plainly&t=O", { data: HARSH })).status).toBe(200);
  const twice = await expectError(await inAddress("t=O", { data: HARSH, t: "S" }), 422, "INVALID_INPUT");
  expect(twice).toEqual({ t: "This field came twice." });
});

test("ENG-06 nothing, blanks and an absent field answer the API's own error.", async () => {
  const answers = [
    await visitor.analyse({ data: "" }),
    await visitor.analyse({ data: " \n\t\u00a0" }),
    await visitor.analyse({ prompt: "x" }),
    await visitor.put("/prod/user_input"),
  ];
  for (const answer of answers) {
    expect((await answer.clone().json()).error.message).toBe("No Input data");
    await expectError(answer, 422, "NO_INPUT_DATA");
  }
});

test("ENG-06 any text gives an answer: emoji, right to left, controls, HTML, half characters.", async () => {
  const texts = [
    "😀👩‍👩‍👧‍👦",
    "אתה אף פעם לא מקשיב",
    "\u0001\u0007\u001b[31m",
    "<script>alert(1)</script>",
    "\u202eabc",
    "\ufeff.",
    "{}",
  ];
  for (const text of texts)
    expect((await feedbackOn(text, { record_attempt: "true", db_flag: "true" })).message).toBe(text);
  expect((await feedbackOn("a\0b", { record_attempt: "true", db_flag: "true" })).message).toBe("a\ufffdb");
  const half = { data: { data: "a \ud83d b", record_attempt: true, db_flag: true } };
  const { result } = (await (await visitor.post("/api/callable/callAPI", half)).json()) as { result: AnalysisResponse };
  expect(result.user_input.message).toBe("a \ufffd b");
});

test("ENG-06 a document gives an answer, more and a megabyte a clear error.", { timeout: 150_000 }, async () => {
  const document = `${HARSH} `.repeat(2000).slice(0, ANALYSIS_MAX_CHARS);
  const input = await feedbackOn(document, { record_attempt: "true", db_flag: "true" });
  expect(input.message).toHaveLength(ANALYSIS_MAX_CHARS);
  await expectError(await visitor.analyse({ data: `${document}x` }), 413, "BODY_TOO_LARGE");
  await expectError(await visitor.analyse({ data: "x".repeat(1024 * 1024) }), 413, "BODY_TOO_LARGE");
});

test("ENG-06 a form that is none is refused with what to send.", async () => {
  const form = { headers: { "content-type": "application/x-www-form-urlencoded" } };
  const json = { headers: { "content-type": "application/json" } };
  const put = (body: unknown, init: RequestInit) => visitor.put("/prod/user_input", body, init);
  const multipart = new FormData();
  multipart.set("data", HARSH);
  for (const answer of [
    await put("data=%zz", form),
    await put("data=%ff", form),
    await put('{"data":"x"}', json),
    await put(multipart, {}),
  ]) {
    expect(await expectError(answer, 400, "MALFORMED_BODY")).toHaveProperty("body");
  }
  const unfit = await expectError(await put("data=x&d=left&db_flag=1", form), 422, "INVALID_INPUT");
  expect(Object.keys(unfit).sort()).toEqual(["d", "db_flag"]);
  await expectError(await put('{"data":"x"}', form), 422, "NO_INPUT_DATA");
});

test("ENG-01 parameters that it does not know are left alone, in the form and in the address, once or often.", async () => {
  const answer = await visitor.put(
    "/prod/user_input?picker=1&picker=2&__proto__=x",
    new URLSearchParams({ data: HARSH, colour: "red", constructor: "x" }),
  );
  expect(answer.status).toBe(200);
  const called = await visitor.post("/api/callable/callAPI", { data: { data: HARSH, colour: "red", deep: { a: 1 } } });
  expect(called.status).toBe(200);
});

test("ENG-01 flags are true or false in any case, and the direction all is kept as across.", async () => {
  for (const [flag, kept] of [
    ["True", 1],
    ["TRUE", 1],
    ["False", 0],
    ["fAlSe", 0],
  ] as const) {
    const attempt_id = randomUUID();
    const form = { data: HARSH, db_flag: flag, record_attempt: flag, attempt_id, d: "all" };
    const { user_input } = (await (await visitor.analyse(form)).json()) as AnalysisResponse;
    const tries = await world.db.select().from(attempts).where(eq(attempts.id, attempt_id));
    expect(tries.map(({ d }) => d)).toEqual(Array(kept).fill("a"));
    expect(await world.db.$count(messages, eq(messages.id, user_input.message_id))).toBe(kept);
  }
});
