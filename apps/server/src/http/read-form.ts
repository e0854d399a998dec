import { storable } from "@wellput/contract";
import { AppError } from "./app-error.ts";
import type { AppContext } from "./env.ts";
import { readText } from "./read-body.ts";

const FORM = "application/x-www-form-urlencoded";

/**
 * Reads the fields of these names from a form-encoded body and from the parameters of the address; others are left
 * alone. Stricter than URLSearchParams, which turns broken escapes into other text without a word.
 *
 * @throws {AppError} MALFORMED_BODY when it is no such form, INVALID_INPUT when a field comes twice.
 */
export async function readForm(c: AppContext, names: readonly string[]): Promise<Record<string, string>> {
  const type = c.req.header("content-type")?.split(";")[0]?.trim().toLowerCase();
  const body = await readText(c);
  if (body && type !== FORM) throw malformed(`Send ${FORM}, not ${type ?? "a body without a content type"}.`);
  const fields = new Map<string, string>();
  for (const [name, value] of [...pairs(new URL(c.req.url).search.slice(1)), ...pairs(body)]) {
    if (!names.includes(name)) continue;
    if (fields.has(name)) throw new AppError("INVALID_INPUT", { fields: { [name]: "This field came twice." } });
    fields.set(name, value);
  }
  return Object.fromEntries(fields);
}

function pairs(encoded: string): [string, string][] {
  return encoded
    .split("&")
    .filter(Boolean)
    .map((pair) => {
      const split = pair.indexOf("=");
      return split < 0 ? [decode(pair), ""] : [decode(pair.slice(0, split)), decode(pair.slice(split + 1))];
    });
}

function decode(part: string): string {
  try {
    return storable(decodeURIComponent(part.replaceAll("+", " ")));
  } catch {
    throw malformed("A percent escape is broken.");
  }
}

function malformed(sentence: string): AppError {
  return new AppError("MALFORMED_BODY", { fields: { body: sentence } });
}
