export { createScenario } from "./create-scenario.ts";
export { scenarioReviews } from "./review-scenario.ts";
export { findScenario, readScenario } from "./scenario-row.ts";
