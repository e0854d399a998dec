import { defineConfig } from "vitest/config";

/** One project a workspace, so that `vitest run --project engine` proves one of them. */
export default defineConfig({
  test: {
    projects: [
      { test: { name: "engine", root: "packages/engine", include: ["test/**/*.test.ts", "src/**/*.test.ts"] } },
      { test: { name: "content", root: "packages/content", include: ["test/**/*.test.ts", "src/**/*.test.ts"] } },
      { test: { name: "laws", root: "scripts", include: ["**/*.test.ts"] } },
    ],
  },
});
