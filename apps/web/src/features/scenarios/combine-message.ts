import type { GuideFields } from "./guide-fields.ts";

type Parts = Pick<GuideFields, "observation" | "acknowledge" | "aspiration" | "request">;

/** A final message from the steps before it: in this order, with a full stop after each part that has no end of its own. */
export function combineMessage({ observation, acknowledge, aspiration, request }: Parts): string {
  return [observation, acknowledge, aspiration, request]
    .map((part) => part.trim())
    .filter((part) => part !== "")
    .map((part) => (/[.,:!?]$/.test(part) ? part : `${part}.`))
    .join(" ");
}
