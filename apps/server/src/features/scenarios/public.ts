export { createScenario } from "./create-scenario.ts";
export { scenarioReviews } from "./review-scenario.ts";
export { readScenario } from "./scenario-row.ts";
