import type { Log } from "@wellput/contract";
import { wordOf } from "@wellput/contract/scenario-fields";
import { addDays, logDay, mondayOf } from "./log-days.ts";

export interface NeedWeeks {
  readonly need: string;
  /** From the oldest week to this one: how many days it was met, and how many it was missing. */
  readonly weeks: readonly { readonly met: number; readonly unmet: number }[];
}

/** Rows of the picture of needs: more than that nobody reads. */
const NEEDS_SHOWN = 8;

/** The needs named most, week by week. A need counts once a day on each side. */
export function needsByWeek(logs: readonly Log[], today: string, weekCount: number): NeedWeeks[] {
  const first = addDays(mondayOf(today), -7 * (weekCount - 1));
  const days = new Map<string, Set<string>>();
  for (const log of logs) {
    const day = logDay(log);
    if (day < first || day > today) continue;
    for (const [side, kind] of [["PosN_", "met"] as const, ["NegN_", "unmet"] as const]) {
      for (const label of log.chosen[side]) {
        const key = `${kind} ${wordOf(label)}`;
        days.set(key, (days.get(key) ?? new Set()).add(day));
      }
    }
  }
  const inWeek = (key: string, week: number) =>
    [...(days.get(key) ?? [])].filter((day) => mondayOf(day) === addDays(first, 7 * week)).length;
  const total = (need: string) => (days.get(`met ${need}`)?.size ?? 0) + (days.get(`unmet ${need}`)?.size ?? 0);
  const needs = [...new Set([...days.keys()].map((key) => key.slice(key.indexOf(" ") + 1)))];
  return needs
    .sort((a, b) => total(b) - total(a) || a.localeCompare(b))
    .slice(0, NEEDS_SHOWN)
    .map((need) => ({
      need,
      weeks: Array.from({ length: weekCount }, (_none, week) => ({
        met: inWeek(`met ${need}`, week),
        unmet: inWeek(`unmet ${need}`, week),
      })),
    }));
}

/** Something that helped: with which need, after which feelings, and how often it was noted. */
export interface Helped {
  readonly strategy: string;
  readonly need: string;
  readonly feelings: readonly string[];
  readonly count: number;
}

/** What was noted as having met a need, or marked as having helped with one; what came up most first. */
export function whatHelped(logs: readonly Log[]): Helped[] {
  const found = new Map<string, Helped>();
  for (const log of logs) {
    const noted = [
      ...log.PosN_.map((note) => ({ note, side: "PosN_" as const })),
      ...log.NegN_.filter(({ helped }) => helped).map((note) => ({ note, side: "NegN_" as const })),
    ];
    for (const { note, side } of noted) {
      const feelings = (side === "PosN_" ? log.chosen.PosF_ : log.chosen.NegF_).map(wordOf);
      for (const label of note.selected.length > 0 ? note.selected : log.chosen[side]) {
        const key = `${wordOf(label)}\n${plain(note.text)}`;
        const before = found.get(key);
        found.set(key, {
          strategy: before?.strategy ?? note.text.trim(),
          need: wordOf(label),
          feelings: [...new Set([...(before?.feelings ?? []), ...feelings])],
          count: (before?.count ?? 0) + 1,
        });
      }
    }
  }
  return [...found.values()].sort((a, b) => b.count - a.count || a.need.localeCompare(b.need));
}

/** The same thing noted twice is one thing, whatever its capitals and its full stop. */
const plain = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
