import type { Challenge } from "@wellput/contract";

/** One tab of a practice scenario. */
export interface Step {
  readonly id: string;
  readonly name: string;
}

export const INTRODUCTION: Step = { id: "introduction", name: "Introduction" };
export const STORY: Step = { id: "scenario", name: "Scenario" };
export const rephrasingId = (index: number) => `rephrasing-${index + 1}`;

/** The tabs in their order: how it works, the story, then one for each sentence. */
export function stepsOf({ challengeObjectList }: Challenge): readonly Step[] {
  const rephrasings = challengeObjectList.map((_one, index) => ({
    id: rephrasingId(index),
    name: `Rephrasing ${index + 1}`,
  }));
  return [INTRODUCTION, STORY, ...rephrasings];
}

/** Where a tab stands; one whose sentence was taken out meanwhile gives way to the first. */
export function placeOf(step: string, tabs: readonly Step[]): number {
  const at = tabs.findIndex(({ id }) => id === step);
  return Math.max(at, 0);
}
