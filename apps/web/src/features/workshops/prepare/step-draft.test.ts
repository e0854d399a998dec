import type { WorkshopDesk } from "@wellput/contract";
import { expect, test } from "vitest";
import { draftOf, editOf } from "./step-draft.ts";

const stepOf = (prompt: string, isOpened: boolean): WorkshopDesk["steps"][number] => ({
  id: crypto.randomUUID(),
  kind: "question",
  prompt,
  material: "",
  mode: "each",
  phase: "writing",
  isOpened,
  endsAt: null,
  discussedId: null,
  isVoting: false,
});
const steps = [stepOf("First", true), stepOf("Second", false), stepOf("Third", true)];
const desk: WorkshopDesk = {
  id: crypto.randomUUID(),
  code: "FHJKLM",
  title: "Monday",
  forWhom: "",
  createdAt: "2026-01-01T10:00:00.000Z",
  isOver: false,
  now: "2026-01-01T10:00:00.000Z",
  position: 2,
  steps,
  version: "newest",
  tableSize: 4,
  keptDays: 30,
  removed: [],
  guests: [{ id: crypto.randomUUID(), name: "", doing: "reading", table: 1 }],
  answers: [],
};

test("WORK-01 what people have had before them stays in a workshop that is saved over, in the way in which they answered it", () => {
  const draft = draftOf(desk);
  const [first, second] = draft.steps;
  if (!first || !second) throw new Error("a draft has the steps of its workshop");
  const mine = [second, { ...first, prompt: "First, in other words", mode: "room" as const }];
  const edited = editOf({ ...draft, steps: mine, keptDays: 90 }, desk);
  expect(edited.steps.map(({ prompt, mode }) => [prompt, mode])).toEqual([
    ["Second", "each"],
    ["First, in other words", "each"],
    ["Third", "each"],
  ]);
  // Those who joined were told so many days.
  expect(edited.keptDays).toBe(30);
  expect(editOf({ ...draft, keptDays: 90 }, { ...desk, guests: [] }).keptDays).toBe(90);
  expect(editOf({ ...draft, steps: [] }, desk).steps.map(({ prompt }) => prompt)).toEqual(["First", "Third"]);
});
