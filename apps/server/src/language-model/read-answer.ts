import { FeedbackCode } from "@wellput/contract";
import { type ForeignFlag, STING_KINDS, STINGS } from "@wellput/engine";
import * as z from "zod";

const COMMENTS_MAX = 40;
const WORDS_MAX = 60;

/** Plain words: no markup, no links, no control or direction marks. */
const Words = (longest: number) =>
  z
    .string()
    .transform((text) => text.replace(/\s+/g, " ").trim())
    .refine((text) => text.length >= 3 && text.length <= longest)
    .refine((text) => !/[<>{}`\p{Cc}\p{Cf}]|https?:|www\.|\]\(/u.test(text))
    .refine((text) => text.split(" ").length <= WORDS_MAX);

const Remark = z
  .object({
    code: FeedbackCode,
    kind: z.enum(STING_KINDS).optional(),
    phrase: z.string().min(1).max(400),
    comment: Words(500),
    severity: z.number().min(0).max(1).default(0.5),
    certainty: z.enum(["red", "amber"]).default("red"),
    rewording: Words(300).optional(),
  })
  .refine(({ code, kind }) => kind === undefined || STINGS[kind] === code);
const Answer = z.object({ comments: z.array(Remark).max(COMMENTS_MAX) });

/** The shape of a chat completion, as far as it is used. */
const Completion = z.object({
  choices: z.tuple([z.object({ message: z.object({ content: z.string() }) })], z.unknown()),
});

/** What a language model sent is not an answer to what it was asked. */
export class NonsenseAnswer extends Error {}

/**
 * Reads what a model sent about a message: every code is one of ours, every phrase stands in the message, every comment
 * is plain words, and nothing of the instructions comes back.
 *
 * @throws {NonsenseAnswer} when any of it is not so.
 */
export function readAnswer(body: string, message: string, boundary: string): ForeignFlag[] {
  try {
    const [{ message: said }] = Completion.parse(JSON.parse(body)).choices;
    if (said.content.includes(boundary)) throw new NonsenseAnswer("It repeats its instructions.");
    return place(Answer.parse(JSON.parse(said.content)).comments, message);
  } catch (error) {
    // Neither the message nor what came back belongs into a log.
    throw error instanceof NonsenseAnswer ? error : new NonsenseAnswer("It is not of the shape that was asked for.");
  }
}

/** Phrases that come twice in the message are taken in their order. */
function place(remarks: readonly z.output<typeof Remark>[], message: string): ForeignFlag[] {
  const next = new Map<string, number>();
  const flags = remarks.map(({ phrase, comment, ...remark }) => {
    const { code } = remark;
    const key = `${code} ${phrase}`;
    const start = message.indexOf(phrase, next.get(key) ?? 0);
    if (start < 0 || phrase.trim() === "") throw new NonsenseAnswer("A phrase is not in the message.");
    next.set(key, start + phrase.length);
    return { ...remark, start, end: start + phrase.length, message: comment };
  });
  const open = flags
    .filter(({ start }) => !isExempt(message, start))
    .sort((a, b) => a.start - b.start || a.end - b.end);
  open.forEach((flag, at) => {
    if (
      open
        .slice(0, at)
        .some((before) => before.end > flag.start && (before.code === flag.code || sameSpan(before, flag)))
    )
      throw new NonsenseAnswer("Two comments stand on one phrase.");
  });
  return open;
}

const sameSpan = (a: ForeignFlag, b: ForeignFlag): boolean => a.start === b.start && a.end === b.end;

/** Whether a place stands in {curly brackets}. */
function isExempt(message: string, at: number): boolean {
  const open = message.lastIndexOf("{", at);
  if (open < 0) return false;
  const close = message.indexOf("}", open);
  return close < 0 || close > at;
}
