import type { Log } from "@wellput/contract";
import { wordOf } from "@wellput/contract/scenario-fields";
import { intensityOf } from "../../nouns/word-lists/label.ts";
import { placeOf } from "./feeling-places.ts";

/** How pleasant a day was, and how much energy it had; from words whose place is known. */
interface Mood {
  readonly pleasantness: "pleasant" | "mixed" | "hard";
  readonly energy: "high" | "middle" | "low";
}

export interface LogDay {
  /** By this device's clock: 2026-05-04. */
  readonly day: string;
  readonly logs: readonly Log[];
  /** The feelings of the day, each once. */
  readonly words: readonly string[];
  /** Undefined where nothing of the day tells. */
  readonly mood: Mood | undefined;
}

/** What a feeling without a known place counts as: one's own words are pleasant or hard by the side they stand on. */
const OWN_PLEASANTNESS = 0.5;
const [MIXED_WITHIN, MIDDLE_WITHIN] = [0.15, 0.2];

/** A moment as a day of this device's clock. */
export function dayOf(moment: Date): string {
  const two = (part: number) => `${part}`.padStart(2, "0");
  return `${moment.getFullYear()}-${two(moment.getMonth() + 1)}-${two(moment.getDate())}`;
}

export function addDays(day: string, count: number): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + count);
  return date.toISOString().slice(0, 10);
}

/** The Monday of a day's week. */
export function mondayOf(day: string): string {
  const weekday = (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7;
  return addDays(day, -weekday);
}

export const logDay = (log: Log): string => dayOf(new Date(log.createdAt));

/** One day of a person's logs. */
export function toDay(day: string, all: readonly Log[]): LogDay {
  const logs = all.filter((log) => logDay(log) === day);
  const good = logs.flatMap(({ chosen }) => chosen.PosF_);
  const bad = logs.flatMap(({ chosen }) => chosen.NegF_);
  return { day, logs, words: [...new Set([...good, ...bad].map(wordOf))], mood: moodOf(good, bad) };
}

function moodOf(good: readonly string[], bad: readonly string[]): Mood | undefined {
  const points = [
    ...good.map((label) => pointOf(label, OWN_PLEASANTNESS)),
    ...bad.map((label) => pointOf(label, -OWN_PLEASANTNESS)),
  ];
  if (points.length === 0) return undefined;
  const mean = (axis: "pleasantness" | "energy") => {
    const weight = points.reduce((sum, point) => sum + point.weight, 0);
    return points.reduce((sum, point) => sum + point[axis] * point.weight, 0) / weight;
  };
  const [pleasantness, energy] = [mean("pleasantness"), mean("energy")];
  return {
    pleasantness: pleasantness > MIXED_WITHIN ? "pleasant" : pleasantness < -MIXED_WITHIN ? "hard" : "mixed",
    energy: energy > MIDDLE_WITHIN ? "high" : energy < -MIDDLE_WITHIN ? "low" : "middle",
  };
}

/** Strong feelings count for more. */
function pointOf(label: string, own: number) {
  const { pleasantness, energy } = placeOf(label) ?? { pleasantness: own, energy: 0 };
  return { pleasantness, energy, weight: 0.25 + intensityOf(label) };
}
