import type { Challenge } from "@wellput/contract";

/** The first that is not done yet, from one of the list on and round it. */
export function nextOf(
  all: readonly Challenge[],
  done: readonly string[],
  after?: string | null,
): Challenge | undefined {
  const at = all.findIndex(({ id }) => id === after) + 1;
  return [...all.slice(at), ...all.slice(0, at)].find(
    ({ id, isPublic }) => isPublic && id !== after && !done.includes(id),
  );
}
