import type { LogFields } from "@wellput/contract";
import { TITLE_MAX_CHARS } from "@wellput/contract/limits";
import { feelingNamed, placeOf } from "../../lib/feeling-places.ts";
import { wordOf } from "../../ui/checklist/label.ts";

const QUICK_WORDS = [
  "calm",
  "glad",
  "grateful",
  "curious",
  "hopeful",
  "irritated",
  "worried",
  "sad",
  "overwhelmed",
  "worn out",
];

/** Everyday feelings, five pleasant and five hard ones. */
export const QUICK_LABELS: readonly string[] = QUICK_WORDS.map((word) => feelingNamed(word)?.label ?? word);

/** Whether a feeling is a pleasant one; undefined where the lists do not know the word. */
export function isPleasant(label: string): boolean | undefined {
  const place = placeOf(label);
  return place && place.pleasantness > 0;
}

interface QuickAnswer {
  readonly label: string;
  readonly isGood: boolean;
  readonly why: string;
}

/** One feeling and one word why, as a log. */
export function quickLog({ label, isGood, why }: QuickAnswer): LogFields {
  const reason = why.trim();
  const notes = reason ? [{ text: reason, selected: [label], helped: false }] : [];
  const title = `${wordOf(label)}${reason ? `: ${reason}` : ""}`.slice(0, TITLE_MAX_CHARS);
  return {
    title,
    NegF_: isGood ? [] : notes,
    NegN_: [],
    PosF_: isGood ? notes : [],
    PosN_: [],
    chosen: { NegF_: isGood ? [] : [label], NegN_: [], PosF_: isGood ? [label] : [], PosN_: [] },
  };
}
