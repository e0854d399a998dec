import type { OwnAssignment } from "@wellput/contract";

/** Where a practice is done. */
export const practiceTarget = ({ kind, practiceId: id }: Pick<OwnAssignment, "kind" | "practiceId">) =>
  kind === "challenge"
    ? ({ to: "/takechallenge/$id", params: { id } } as const)
    : ({ to: "/respondtoscenario/$id", params: { id } } as const);
