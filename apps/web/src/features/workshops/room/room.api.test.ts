import type { Seat } from "@wellput/contract";
import { expect, test } from "vitest";
import { withLatest } from "./room.api.ts";

const STEP = "5b6ff6f4-1a0c-4d7e-9d8b-0c2b7c0f6a11";
const seatWith = (text: string, version: number, name = "Ada"): Seat => ({
  isJoined: true,
  name,
  keptDays: 30,
  table: { number: 1, others: [] },
  room: { id: "room", title: "Monday", now: "2026-05-04T11:00:00.000Z", stage: { phase: "gathering" } },
  answers: version === 0 ? [] : [{ stepId: STEP, text, version }],
  votes: [],
});

test("WORK-02 a seat that was read before one's latest words were kept does not bring back the ones before.", () => {
  const shown = seatWith("Could we talk?", 2);
  expect(withLatest(seatWith("Could we", 1), shown)).toEqual(shown);
  expect(withLatest(seatWith("", 0), shown)).toEqual(shown);
  const elsewhere = seatWith("Could we talk today?", 3);
  expect(withLatest(elsewhere, shown)).toEqual(elsewhere);
});

test("WORK-02 another's seat is shown as it was read.", () => {
  const evesSeat = seatWith("Please write.", 1, "Eve");
  expect(withLatest(evesSeat, seatWith("Could we talk?", 2))).toEqual(evesSeat);
  expect(withLatest(evesSeat, undefined)).toEqual(evesSeat);
});
