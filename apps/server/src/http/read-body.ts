import { storable } from "@wellput/contract";
import { AppError } from "./app-error.ts";
import type { AppContext } from "./env.ts";

/** @throws {AppError} MALFORMED_BODY when the body is not JSON. */
export async function readJson(c: AppContext): Promise<unknown> {
  const text = await readText(c);
  try {
    return JSON.parse(text, (_key, value: unknown) => (typeof value === "string" ? storable(value) : value));
  } catch {
    throw new AppError("MALFORMED_BODY", { fields: { body: "Send JSON." } });
  }
}

/** The body as text. @throws {AppError} MALFORMED_BODY when it is not UTF-8 or breaks off. */
export async function readText(c: AppContext): Promise<string> {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(await c.req.arrayBuffer());
  } catch (error) {
    // A stream that grew beyond the limit while it came in has a code of its own.
    if (error instanceof AppError) throw error;
    throw new AppError("MALFORMED_BODY", { fields: { body: "Send UTF-8." }, detail: String(error) });
  }
}
