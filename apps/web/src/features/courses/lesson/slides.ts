import type { CourseLesson } from "@wellput/contract";

/** What is shown and said at once. `before` and `after` are messages of the example, the others are spoken about them. */
export interface Slide {
  readonly kind: "said" | "before" | "after";
  readonly text: string;
  /** As `Drawing` knows it. */
  readonly drawing: string;
  /** How long it stands at normal speed, and when it begins. */
  readonly durationMs: number;
  readonly startMs: number;
}

/** About as much as one reads at a glance, and says in a breath. */
const SLIDE_CHARS = 110;
/** 150 words a minute, as a calm voice has them. */
const WORD_MS = 400;
const PAUSE_MS = 900;

/** A sentence with its stop, and with the quotation mark after it. */
const SENTENCE = /[^.!?]+[.!?]+['’"”]?(?=\s|$)/g;

/** One idea a slide: sentences together as long as they are short. */
function ideasOf(paragraph: string): string[] {
  const ideas: string[] = [];
  for (const sentence of paragraph.match(SENTENCE) ?? [paragraph]) {
    const text = sentence.trim();
    const last = ideas.at(-1);
    if (last !== undefined && last.length + text.length < SLIDE_CHARS) ideas[ideas.length - 1] = `${last} ${text}`;
    else ideas.push(text);
  }
  return ideas;
}

export const wordsOf = (text: string): string[] => text.split(/\s+/).filter(Boolean);

/** A lesson as slides: what would be said in its video, then its example. */
export function slidesOf({ transcript, example, drawings }: CourseLesson): Slide[] {
  const all: readonly Pick<Slide, "kind" | "text">[] = [
    ...transcript.flatMap(ideasOf).map((text) => ({ kind: "said" as const, text })),
    ...ideasOf(example.situation).map((text) => ({ kind: "said" as const, text })),
    { kind: "before", text: example.before },
    ...example.steps.flatMap(ideasOf).map((text) => ({ kind: "said" as const, text })),
    { kind: "after", text: example.after },
  ];
  const parts = all.filter(({ text }) => text.trim() !== "");
  let startMs = 0;
  return parts.map((part, at) => {
    const durationMs = wordsOf(part.text).length * WORD_MS + PAUSE_MS;
    // Each drawing stands for as many slides as the others: it changes with the story, not with every sentence.
    const drawing = drawings[Math.floor((at * drawings.length) / parts.length)] ?? "";
    const slide = { ...part, drawing, durationMs, startMs };
    startMs += durationMs;
    return slide;
  });
}

export const lengthOf = (slides: readonly Slide[]): number => slides.reduce((sum, slide) => sum + slide.durationMs, 0);

/** The slide at a moment, and how far it is; at the very end, past the last. */
export function placeAt(slides: readonly Slide[], ms: number): { readonly index: number; readonly elapsedMs: number } {
  const index = slides.findIndex(({ startMs, durationMs }) => ms < startMs + durationMs);
  if (index < 0) return { index: slides.length, elapsedMs: 0 };
  return { index, elapsedMs: Math.max(0, ms - (slides[index]?.startMs ?? 0)) };
}

/** 1:05 */
export function formatClock(ms: number): string {
  const seconds = Math.floor(ms / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}
