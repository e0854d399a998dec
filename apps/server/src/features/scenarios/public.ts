export { createScenario } from "./create-scenario.ts";
