import { randomBytes } from "node:crypto";
import type { ForeignFlag } from "@wellput/engine";
import type { Logger } from "pino";
import { instructions } from "./instructions.ts";
import { NonsenseAnswer, readAnswer } from "./read-answer.ts";

/** A longer answer is none, in bytes. */
const ANSWER_MAX_BYTES = 256 * 1024;
/** Longer messages are read by the engine alone, in characters. */
const MESSAGE_MAX_CHARS = 4000;
/** So many questions are open at once; whoever comes then gets the engine's answer. */
const AT_ONCE_MAX = 20;

export interface LanguageModel {
  readonly name: string;
  /** Flags for a message, or null when the engine has to speak: an error, no answer in time, nonsense. Never throws. */
  read(message: string, signal: AbortSignal): Promise<ForeignFlag[] | null>;
}

interface ModelOptions {
  /** Of an OpenAI-compatible endpoint, such as https://host/v1. */
  readonly baseUrl: string;
  readonly key: string | undefined;
  readonly model: string;
  readonly timeoutMs: number;
  readonly logger: Logger;
}

/** A language model behind the same contract as the engine. Its key is only ever in the header of its own requests. */
export function createLanguageModel({ baseUrl, key, model, timeoutMs, logger }: ModelOptions): LanguageModel {
  const address = `${baseUrl.replace(/\/+$/, "")}/chat/completions`;
  const headers = { "content-type": "application/json", ...(key && { authorization: `Bearer ${key}` }) };
  let open = 0;

  const ask = async (message: string, signal: AbortSignal): Promise<ForeignFlag[]> => {
    const boundary = randomBytes(12).toString("hex");
    const answer = await fetch(address, {
      method: "POST",
      headers,
      body: JSON.stringify({
        model,
        temperature: 0,
        response_format: { type: "json_object" },
        messages: [
          { role: "system", content: instructions(boundary) },
          { role: "user", content: `${boundary}\n${message}\n${boundary}` },
        ],
      }),
      // The key goes to the address that was set, and to no other.
      redirect: "error",
      signal,
    });
    if (!answer.ok) {
      await answer.body?.cancel();
      throw new NonsenseAnswer(`It answered ${answer.status}.`);
    }
    return readAnswer(await readAtMost(answer, ANSWER_MAX_BYTES), message, boundary);
  };

  return {
    name: model,
    async read(message, signal) {
      if (message.length > MESSAGE_MAX_CHARS || open >= AT_ONCE_MAX) return null;
      open += 1;
      const start = performance.now();
      try {
        return await ask(message, AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]));
      } catch (error) {
        const reason = error instanceof NonsenseAnswer ? error.message : nameOf(error);
        logger.warn({ reason, ms: Math.round(performance.now() - start) }, "the language model did not help");
        return null;
      } finally {
        open -= 1;
      }
    },
  };
}

/** An error's message may hold an address with a password in it; its name does not. */
const nameOf = (error: unknown): string => (error instanceof Error ? error.name : "unknown");

async function readAtMost(answer: Response, maxBytes: number): Promise<string> {
  const decoder = new TextDecoder("utf-8", { fatal: true });
  let text = "";
  let bytes = 0;
  for await (const chunk of answer.body ?? []) {
    bytes += chunk.byteLength;
    if (bytes > maxBytes) throw new NonsenseAnswer("It is too long.");
    text += decoder.decode(chunk, { stream: true });
  }
  return text + decoder.decode();
}
