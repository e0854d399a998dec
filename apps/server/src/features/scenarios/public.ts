export { createScenario } from "./create-scenario.ts";
export { readScenario } from "./scenario-row.ts";
