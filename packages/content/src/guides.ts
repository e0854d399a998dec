export { creationSteps } from "./guides/creation-steps.ts";
export type { GuideBox, GuideListKind, GuideStepText } from "./guides/guide-step.ts";
export { type ReflectionStepText, reflectionIntro, reflectionSteps } from "./guides/reflection-steps.ts";
export { responseSteps } from "./guides/response-steps.ts";
