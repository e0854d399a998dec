import type { StrengthCode } from "@wellput/contract";
import type { Drawing } from "./drawing.ts";

/** One for each thing that already works in a message. */
export const strengthDrawings: Record<StrengthCode, Drawing> = {
  OBSERVATION: {
    alt: "An open eye",
    soft: "M48 26a10 10 0 1 0 .01 0z",
    lines:
      "M12 36c18-24 54-24 72 0-18 24-54 24-72 0z M48 26a10 10 0 1 0 .01 0z M48 36h0 M22 18l-4-6 M48 12V6 M74 18l4-6",
  },
  FEELING: {
    alt: "A heart with a smaller one inside",
    soft: "M48 48c-8-5-11-9-11-13a6 6 0 0 1 11-3 6 6 0 0 1 11 3c0 4-3 8-11 13z",
    lines:
      "M48 62C30 50 20 40 20 28a14 14 0 0 1 28-5 14 14 0 0 1 28 5c0 12-10 22-28 34z M48 48c-8-5-11-9-11-13a6 6 0 0 1 11-3 6 6 0 0 1 11 3c0 4-3 8-11 13z",
  },
  NEED: {
    alt: "A young plant with its roots",
    soft: "M48 26c-2-11-10-15-20-14 0 10 8 16 20 14z M48 20c2-8 9-12 18-11 0 9-8 14-18 11z",
    lines:
      "M48 26c-2-11-10-15-20-14 0 10 8 16 20 14z M48 20c2-8 9-12 18-11 0 9-8 14-18 11z M48 44V20 M14 44h68 M48 44v20 M48 50c-4 6-8 6-14 14 M48 50c4 6 8 6 14 14 M40 44c-4 4-10 4-16 9 M56 44c4 4 10 4 16 9",
  },
  DOABLE_REQUEST: {
    alt: "A day in a calendar, with a tick",
    soft: "M22 16h52v12H22z",
    lines: "M22 16h52v47H22z M22 28h52 M35 10v10 M61 10v10 M36 45l8 8 16-16",
  },
};
