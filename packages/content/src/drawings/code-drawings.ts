import type { FeedbackCode } from "@wellput/contract";
import type { Drawing } from "./drawing.ts";

/** One for each code: the thing to hold on to, rather than the mistake. */
export const codeDrawings: Record<FeedbackCode, Drawing> = {
  OBSERVE: {
    alt: "A judge's hammer, laid down on its block",
    soft: "M12 55h32v9H12z M18 34L38 14l8 8-20 20z",
    lines:
      "M12 55h32v9H12z M18 34L38 14l8 8-20 20z M22 30l8 8 M34 18l8 8 M40 28l31 29a3.5 3.5 0 0 1-5 5L35 33 M54 14l5-5 M57 21l7-1",
  },
  NO_BIAS: {
    alt: "A month with only two of its days marked",
    soft: "M20 16h56v12H20z M32 35h9v8h-9z M57 47h9v8h-9z",
    lines:
      "M20 16h56v47H20z M20 28h56 M33 10v10 M63 10v10 M32 35h9v8h-9z M57 47h9v8h-9z M49 39h0 M61 39h0 M36 51h0 M49 51h0",
  },
  GENERAL_NOT_PERSONAL: {
    alt: "Three people side by side; the one in the middle speaks up",
    soft: "M48 25a8 8 0 1 0 .01 0z M33 63c0-11 6-18 15-18s15 7 15 18z",
    lines:
      "M48 25a8 8 0 1 0 .01 0z M33 63c0-11 6-18 15-18s15 7 15 18z M19 34a6 6 0 1 0 .01 0z M8 63c0-8 4-13 11-13 3 0 5 1 7 2 M77 34a6 6 0 1 0 .01 0z M88 63c0-8-4-13-11-13-3 0-5 1-7 2 M56 17l4-6 M62 22l7-4 M48 15V8",
  },
  THOUGHT_NOT_FEELING: {
    alt: "A thought in a cloud above, a heart below it",
    soft: "M54 64c-10-7-15-12-15-18a8 8 0 0 1 15-4 8 8 0 0 1 15 4c0 6-5 11-15 18z",
    lines:
      "M54 64c-10-7-15-12-15-18a8 8 0 0 1 15-4 8 8 0 0 1 15 4c0 6-5 11-15 18z M26 28c-7 0-8-9-1-10 0-7 10-9 13-4 4-6 14-4 14 3 7 0 7 11 0 11z M22 36h0 M17 43h0 M34 21h10",
  },
  PSEUDOFEELING: {
    alt: "A mask held a little to the side, and the face behind it",
    soft: "M14 22c8-4 20-4 28 0 1 15-3 27-14 32-11-5-15-17-14-32z",
    lines:
      "M14 22c8-4 20-4 28 0 1 15-3 27-14 32-11-5-15-17-14-32z M20 32c2-2 5-2 7 0 M30 32c2-2 5-2 7 0 M23 44c3-2 7-2 10 0 M28 54v11 M49 14c13-5 31 1 31 21 0 16-10 25-21 25-6 0-10-2-14-6 M62 32h0 M73 32h0 M60 46c4 3 8 3 12 0",
  },
  NEG_FEELING_WITHOUT_NVA: {
    alt: "A rain cloud, and under it a seedling that the rain is for",
    soft: "M26 32c-10 0-11-13-1-14 0-10 15-13 19-5 6-8 20-4 20 5 10 1 9 14-1 14z",
    lines:
      "M26 32c-10 0-11-13-1-14 0-10 15-13 19-5 6-8 20-4 20 5 10 1 9 14-1 14z M31 39l-3 6 M60 39l-3 6 M45 38l-2 5 M45 64V52 M45 56c-1-6-6-8-11-7 0 5 4 9 11 7z M45 53c1-5 5-7 10-6 0 5-4 8-10 6z M28 64h34",
  },
  LINK_FEELING_TO_NVA: {
    alt: "A heart, tied by a thread to a star",
    soft: "M26 50c-9-6-14-11-14-17a7.5 7.5 0 0 1 14-4 7.5 7.5 0 0 1 14 4c0 6-5 11-14 17z M72 16l4.5 9 10 1.5-7 7 1.5 10-9-4.7-9 4.7 1.7-10-7.200-7 10-1.5z",
    lines:
      "M26 50c-9-6-14-11-14-17a7.5 7.5 0 0 1 14-4 7.5 7.5 0 0 1 14 4c0 6-5 11-14 17z M72 16l4.5 9 10 1.5-7 7 1.5 10-9-4.7-9 4.7 1.7-10-7.200-7 10-1.5z M26 50c2 12 14 15 22 8s-4-12-5-4 12 14 29-14",
  },
  ACTIONS_NOT_PEOPLE_CAUSE: {
    alt: "An arrow that leads past a person to a clock",
    soft: "M68 10a14 14 0 1 0 .01 0z",
    lines:
      "M68 10a14 14 0 1 0 .01 0z M68 16v8l6 4 M21 30a7 7 0 1 0 .01 0z M7 64c0-10 5-16 14-16s14 6 14 16 M40 55c8 0 14-4 19-11 M59 44l-7 1 M59 44l0 7",
  },
  OBJECTIVE_CAUSE: {
    alt: "A camera on three legs, which only records",
    soft: "M24 18h36v22H24z",
    lines:
      "M24 18h36v22H24z M60 25l14-6v20l-14-6z M42 22a7 7 0 1 0 .01 0z M42 40v6 M42 46L28 65 M42 46l14 19 M42 46v17 M31 12h10",
  },
  OBJECTIVE_EFFECT: {
    alt: "A wave, and a ruler that shows its real height",
    soft: "M34 60c4-10 8-22 20-26 8-2 14 2 15 8-5-3-11-1-11 5 0 7 8 11 22 13z",
    lines:
      "M34 60c4-10 8-22 20-26 8-2 14 2 15 8-5-3-11-1-11 5 0 7 8 11 22 13z M14 10h12v50H14z M14 20h5 M14 30h7 M14 40h5 M14 50h7 M8 65h80",
  },
  PERSONAL_WANT: {
    alt: "Two open hands that hold a wish out, and push nothing over",
    soft: "M48 12l4 8 9 1.3-6.5 6.3 1.600 9L48 32.3l-8.100 4.3 1.600-9L35 21.3l9-1.3z",
    lines:
      "M48 12l4 8 9 1.3-6.5 6.3 1.600 9L48 32.3l-8.100 4.3 1.600-9L35 21.3l9-1.3z M10 42c2-4 6-3 8 0l6 8h11c5 0 5 6 0 6h-9 M10 42v12l11 10h14l8-7 M86 42c-2-4-6-3-8 0l-6 8H61c-5 0-5 6 0 6h9 M86 42v12L75 64H61l-8-7",
  },
  REQUEST: {
    alt: "A door that stands open, with light behind it",
    soft: "M32 10h34v52H32z",
    lines: "M32 62V10h34v52 M32 10l-13 7v51l13-6 M26 42h0 M8 62h11 M32 62h54 M70 30l8-3 M71 42h9 M70 54l8 3",
  },
  POSITIVE_REQUEST: {
    alt: "A signpost that shows the way to go",
    soft: "M30 14h34l10 9-10 9H30z",
    lines: "M30 14h34l10 9-10 9H30z M48 14V8 M48 32v32 M36 64h24 M38 23h20 M48 40H28l-7 6 7 6h20",
  },
  POSITIVE_WANT: {
    alt: "A compass with its needle on the way ahead",
    soft: "M58 26L52 42 38 48l6-16z",
    lines: "M48 10a27 27 0 1 0 .01 0z M58 26L52 42 38 48l6-16z M48 15v3 M48 56v3 M26 37h3 M67 37h3 M48 37h0",
  },
};
