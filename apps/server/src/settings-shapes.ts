import * as z from "zod";

export const HttpUrl = z.url({ protocol: /^https?$/, error: "must be an http or https address" });

/** A setting that is JSON; `fallback` is the text of it where none is set. */
export const jsonOr = (fallback: string) =>
  z
    .string()
    .default(fallback)
    .transform((text, context) => {
      try {
        return JSON.parse(text) as unknown;
      } catch {
        context.addIssue({ code: "custom", message: "must be JSON" });
        return z.NEVER;
      }
    });
