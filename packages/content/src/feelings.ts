export type { Feeling, FeelingFamily, FeelingPlace } from "./feelings/feeling.ts";
export { feelingsMet } from "./feelings/feelings-met.ts";
export { feelingsUnmet } from "./feelings/feelings-unmet.ts";
