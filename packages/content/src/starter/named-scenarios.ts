/** The scenarios that have a name in the address, such as /respondtoscenario/scenario1. */
export const namedScenarioIds = {
  scenario1: "5d0f1f0e-3c8e-4b0a-9a51-6f7c2d9b8e01",
  scenario2: "8a7c52b4-91de-4f36-b2c7-0d4e6a1f3b02",
  scenario3: "c31b9e6d-27f4-4a58-8e0b-95d2f7a4c603",
  ownscenario: "e94d7a12-6b35-4c80-a1f9-3b8c5e2d7f04",
} as const;
