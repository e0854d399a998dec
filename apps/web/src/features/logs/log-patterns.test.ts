import type { Log } from "@wellput/contract";
import { expect, test } from "vitest";
import { addDays, mondayOf, toDay } from "./log-days.ts";
import { needsByWeek, whatHelped } from "./log-patterns.ts";

const NONE = { NegF_: [], NegN_: [], PosF_: [], PosN_: [] };
let made = 0;
const log = (day: string, about: Omit<Partial<Log>, "chosen"> & { chosen?: Partial<Log["chosen"]> }): Log => {
  made += 1;
  const id = `3f0c8a52-6a0e-4f3e-9a3c-${`${made}`.padStart(12, "0")}`;
  const { chosen, ...rest } = about;
  return {
    id,
    title: day,
    version: 1,
    createdAt: new Date(`${day}T12:00`).toISOString(),
    ...NONE,
    ...rest,
    chosen: { ...NONE, ...chosen },
  };
};

test("LOG-04 a day is as pleasant and as lively as its feelings, and a day that tells nothing has no mood", () => {
  const mood = (chosen: Partial<Log["chosen"]>) => toDay("2026-05-04", [log("2026-05-04", { chosen })]).mood;
  expect(mood({ PosF_: ["calm#0.3"] })).toEqual({ pleasantness: "pleasant", energy: "low" });
  expect(mood({ NegF_: ["furious#0.95"] })).toEqual({ pleasantness: "hard", energy: "high" });
  expect(mood({ PosF_: ["torn open"] })).toEqual({ pleasantness: "pleasant", energy: "middle" });
  expect(mood({ PosF_: ["happy#0.6"], NegF_: ["worried#0.45"] })).toMatchObject({ pleasantness: "mixed" });
  expect(mood({ PosN_: ["rest"] })).toBeUndefined();
  expect(toDay("2026-05-05", [log("2026-05-04", {})]).logs).toEqual([]);
});

test("LOG-04 needs are counted by week, once a day on each side", () => {
  const logs = [
    log("2026-05-04", { chosen: { NegN_: ["rest"], PosN_: ["company"] } }),
    log("2026-05-04", { chosen: { NegN_: ["rest"] } }),
    log("2026-05-06", { chosen: { NegN_: ["rest"] } }),
    log("2026-04-30", { chosen: { PosN_: ["rest"] } }),
    log("2026-01-01", { chosen: { PosN_: ["play"] } }),
  ];
  expect(needsByWeek(logs, "2026-05-07", 2)).toEqual([
    {
      need: "rest",
      weeks: [
        { met: 1, unmet: 0 },
        { met: 0, unmet: 2 },
      ],
    },
    {
      need: "company",
      weeks: [
        { met: 0, unmet: 0 },
        { met: 1, unmet: 0 },
      ],
    },
  ]);
});

test("LOG-04 what helped is what met a need or is marked so, told once with its count", () => {
  const walk = (text: string, helped: boolean) => ({ text, selected: ["rest"], helped });
  const chosen = { NegF_: ["weary#0.4"], NegN_: ["rest"] };
  const logs = [
    log("2026-05-04", { NegN_: [walk("A walk.", true), walk("Coffee", false)], chosen }),
    log("2026-05-05", { NegN_: [walk("a walk", true)], chosen: { ...chosen, NegF_: ["sad#0.5"] } }),
    log("2026-05-06", {
      PosN_: [{ text: "Ada came by", selected: [], helped: false }],
      chosen: { PosF_: ["glad#0.4"], PosN_: ["company"] },
    }),
  ];
  expect(whatHelped(logs)).toEqual([
    { strategy: "A walk.", need: "rest", feelings: ["weary", "sad"], count: 2 },
    { strategy: "Ada came by", need: "company", feelings: ["glad"], count: 1 },
  ]);
});

test("LOG-04 weeks begin on Monday, also over the end of a month and of a year", () => {
  expect(["2026-05-04", "2026-05-10", "2026-01-01"].map(mondayOf)).toEqual(["2026-05-04", "2026-05-04", "2025-12-29"]);
  expect(addDays("2026-02-28", 1)).toBe("2026-03-01");
});
