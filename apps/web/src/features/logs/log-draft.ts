import type { Log, LogChoices, LogFields, LogNote } from "@wellput/contract";
import { formatDate } from "../../lib/format.ts";
import type { LogSide } from "./log-sides.ts";
import type { LogStep } from "./log-step.ts";

/** A note while it is written: its key stays while its text changes. */
export interface DraftNote extends LogNote {
  readonly key: string;
}

/** A log while it is written. */
export interface LogDraft {
  readonly title: string;
  /** The step that is open; at most one is. */
  readonly step: LogStep | null;
  readonly notes: Readonly<Record<LogSide, readonly DraftNote[]>>;
  readonly chosen: Readonly<Record<LogSide, readonly string[]>>;
  /** What stands in the field for a new note, and is none yet. */
  readonly typed: Readonly<Record<LogSide, string>>;
  /** Of the stored log that is changed. */
  readonly version: number;
}

const NONE = { PosF_: [], PosN_: [], NegF_: [], NegN_: [] };
const UNTYPED = { PosF_: "", PosN_: "", NegF_: "", NegN_: "" };
export const EMPTY_LOG: LogDraft = { title: "", step: null, notes: NONE, chosen: NONE, typed: UNTYPED, version: 0 };

export const newNote = (text: string, selected: readonly string[] = []): DraftNote => ({
  key: crypto.randomUUID(),
  text,
  selected: [...selected],
  helped: false,
});

/** A stored log, to be changed. */
export function draftOf(log: Log): LogDraft {
  const keyed = (notes: readonly LogNote[]) => notes.map((note, at) => ({ ...note, key: `stored-${at}` }));
  const { PosF_, PosN_, NegF_, NegN_, title, chosen, version } = log;
  const notes = { PosF_: keyed(PosF_), PosN_: keyed(PosN_), NegF_: keyed(NegF_), NegN_: keyed(NegN_) };
  return { ...EMPTY_LOG, title, notes, chosen, version };
}

/** What is kept of a draft of a log of some day: empty notes go, and what is typed but not added counts as a note too. */
export function fieldsOf({ title, notes, chosen, typed }: LogDraft, day = new Date().toISOString()): LogFields {
  const kept = (side: LogSide): LogNote[] =>
    [...notes[side], newNote(typed[side])]
      .filter(({ text }) => text.trim() !== "")
      .map(({ text, selected, helped }) => ({
        text: text.trim(),
        selected: selected.filter((label) => chosen[side].includes(label)),
        helped,
      }));
  const words: LogChoices = {
    NegF_: [...chosen.NegF_],
    NegN_: [...chosen.NegN_],
    PosF_: [...chosen.PosF_],
    PosN_: [...chosen.PosN_],
  };
  return {
    title: title.trim() || formatDate(day),
    NegF_: kept("NegF_"),
    NegN_: kept("NegN_"),
    PosF_: kept("PosF_"),
    PosN_: kept("PosN_"),
    chosen: words,
  };
}

/** Whether a draft has anything in it besides a title. */
export function isBlank(draft: LogDraft): boolean {
  const { PosF_, PosN_, NegF_, NegN_, chosen } = fieldsOf(draft);
  return [PosF_, PosN_, NegF_, NegN_, ...Object.values(chosen)].every((list) => list.length === 0);
}

type BySide<Value> = Readonly<Record<LogSide, Value>>;

/** A draft with more words and notes; what it has already is not taken twice. */
export function withEntries(
  draft: LogDraft,
  chosen: BySide<readonly string[]>,
  notes: BySide<string>,
): Partial<LogDraft> {
  const sides = Object.keys(NONE) as LogSide[];
  const each = <Value>(value: (side: LogSide) => Value) =>
    Object.fromEntries(sides.map((side) => [side, value(side)])) as Record<LogSide, Value>;
  const isNew = (side: LogSide) =>
    notes[side].trim() !== "" && draft.notes[side].every(({ text }) => text !== notes[side].trim());
  return {
    chosen: each((side) => [...new Set([...draft.chosen[side], ...chosen[side]])]),
    notes: each((side) =>
      isNew(side) ? [...draft.notes[side], newNote(notes[side].trim(), chosen[side])] : draft.notes[side],
    ),
  };
}
