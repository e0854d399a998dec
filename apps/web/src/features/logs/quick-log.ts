import type { LogFields } from "@wellput/contract";
import { TITLE_MAX_CHARS } from "@wellput/contract/limits";
import { wordOf } from "@wellput/contract/scenario-fields";
import { feelingNamed, placeOf } from "./feeling-places.ts";

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

/** Everyday needs, of which one may have been met or missing. */
export const QUICK_NEEDS: readonly string[] = [
  "rest",
  "company",
  "being heard",
  "respect",
  "appreciation",
  "support",
  "clarity",
  "choice",
  "safety",
  "meaning",
];

/** Whether a feeling is a pleasant one; undefined where the lists do not know the word. */
export function isPleasant(label: string): boolean | undefined {
  const place = placeOf(label);
  return place && place.pleasantness > 0;
}

/** What stands in the row for a feeling. */
interface Entry {
  readonly label: string;
  readonly own: string;
  readonly side: string;
  readonly why: string;
  readonly needs: readonly string[];
}

export const NO_ENTRY: Entry = { label: "", own: "", side: "", why: "", needs: [] };

/** What was put there after something was sent: the beginning of another one, or nothing. */
export function writtenSince(sent: Entry, now: Entry): Entry {
  const changed = Object.entries(now).filter(([name, value]) => value !== sent[name as keyof Entry]);
  return changed.length === 0 ? NO_ENTRY : { ...NO_ENTRY, ...Object.fromEntries(changed) };
}

interface QuickAnswer {
  readonly label: string;
  readonly isGood: boolean;
  readonly why: string;
  readonly needs: readonly string[];
}

const EMPTY = { NegF_: [], NegN_: [], PosF_: [], PosN_: [] };

/** One feeling, one word why, and perhaps needs, as a log. Why somebody feels good is what met the need that they name. */
export function quickLog({ label, isGood, why, needs }: QuickAnswer): LogFields {
  const reason = why.trim();
  const [feelings, needed] = isGood ? (["PosF_", "PosN_"] as const) : (["NegF_", "NegN_"] as const);
  const isMet = isGood && needs.length > 0;
  const note = { text: reason, selected: isMet ? [...needs] : [label], helped: false };
  return {
    title: `${wordOf(label)}${reason ? `: ${reason}` : ""}`.slice(0, TITLE_MAX_CHARS),
    ...EMPTY,
    ...(reason && { [isMet ? needed : feelings]: [note] }),
    chosen: { ...EMPTY, [feelings]: [label], [needed]: [...needs] },
  };
}
