export { createScenario } from "./create-scenario.ts";
export { readableByOthers } from "./readable-by-others.ts";
export { scenarioReviews } from "./review-scenario.ts";
export { findScenario, readScenario } from "./scenario-row.ts";
