import { queryOptions } from "@tanstack/react-query";
import { DANGERS, type Danger } from "@wellput/contract";
import { parseResponse } from "hono/client";
import { api } from "../../lib/api-client.ts";
import { send } from "../../lib/send.ts";
import { sendWithinTime } from "../../lib/within-time.ts";

/** A reflection as the screen shows it. */
export interface Reflection {
  readonly paragraphs: readonly string[];
  /** Somebody may be at risk: where help is comes in its place. */
  readonly danger: Danger | undefined;
  /** Somebody may need help, less surely: a line says where it is. */
  readonly mayNeedHelp: boolean;
  /** The text is in another language than English, and so nothing is guessed. */
  readonly isForeign: boolean;
}

/**
 * Asks for a reflection on a text. The answer is HTML: it is read in a document of its own, where nothing runs, and only
 * its words are taken over.
 * @throws ApiError; TIMED_OUT after 20000 ms, when the request is aborted.
 */
export async function requestEmpathy(input: string, isLeft: AbortSignal): Promise<Reflection> {
  const html = await requestRawEmpathy(input, isLeft);
  const { body } = new DOMParser().parseFromString(html, "text/html");
  const paragraphs = [...body.querySelectorAll("p:not(.help-near)")]
    .map((paragraph) => paragraph.textContent)
    .filter(Boolean);
  return {
    paragraphs: paragraphs.length > 0 ? paragraphs : [body.textContent],
    danger: dangerNamed(body.querySelector<HTMLElement>(".help-first")?.dataset.danger),
    mayNeedHelp: body.querySelector(".help-near") !== null,
    isForeign: body.querySelector(".english-only") !== null,
  };
}

const dangerNamed = (name: string | undefined): Danger | undefined => DANGERS.find((danger) => danger === name);

/** The feelings and needs of a reflection, and the likeliest after them. */
export const empathyWordsQuery = (input: string) =>
  queryOptions({
    queryKey: ["empathy-words", input],
    queryFn: ({ signal }) => parseResponse(api.api.empathy.words.$post({ json: { input } }, { init: { signal } })),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });

/** The same answer as it comes. */
export function requestRawEmpathy(input: string, isLeft: AbortSignal): Promise<string> {
  const address = `/getEmpathicResponse?${new URLSearchParams({ input }).toString()}`;
  return sendWithinTime(address, {}, isLeft, (answer) => answer.text());
}

export interface AttemptRecord {
  readonly text: string;
  readonly groups: string | undefined;
  readonly sessionId: string | undefined;
}

/** Keeps the try, where the page's address asks for it, and has nobody else read it; a lost one is no loss to the person. */
export function recordAttempt({ text, groups, sessionId }: AttemptRecord): void {
  const form = new URLSearchParams({
    data: text,
    record_attempt: "true",
    own_engine: "true",
    attempt_id: crypto.randomUUID(),
    ...(groups && { g: groups }),
    ...(sessionId && { sess_id: sessionId }),
  });
  send("/prod/user_input", { method: "PUT", body: form }).catch(() => undefined);
}
