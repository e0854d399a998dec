import { availableParallelism } from "node:os";
import { fileURLToPath } from "node:url";
import { defineConfig, type TestProjectInlineConfiguration } from "vitest/config";

/** One project a workspace, so that `vitest run --project engine` proves one of them. */
export default defineConfig({
  test: {
    // Vitest would leave a core free: on a machine with two that is half of it.
    maxWorkers: availableParallelism(),
    reporters: ["default", fileURLToPath(new URL("scripts/where-time-goes.ts", import.meta.url))],
    projects: [
      {
        test: {
          name: "engine",
          isolate: false,
          root: "packages/engine",
          include: ["test/**/*.test.ts", "src/**/*.test.ts"],
          testTimeout: 60_000,
        },
      },
      {
        test: {
          name: "content",
          isolate: false,
          root: "packages/content",
          include: ["test/**/*.test.ts", "src/**/*.test.ts"],
        },
      },
      { test: { name: "contract", isolate: false, root: "packages/contract", include: ["src/**/*.test.ts"] } },
      { test: { name: "web", isolate: false, root: "apps/web", include: ["src/**/*.test.ts"] } },
      serverOn("pglite"),
      serverOn("postgres"),
      { test: { name: "laws", root: "scripts", include: ["**/*.test.ts"] } },
    ],
  },
});

/** The whole suite of the server, on one of its two databases. */
function serverOn(database: "pglite" | "postgres"): TestProjectInlineConfiguration {
  return {
    test: {
      name: `server-${database}`,
      root: "apps/server",
      include: ["src/**/*.test.ts", "test/**/*.test.ts"],
      // What only a server across a connection can do has a name of its own; what asks no database is proved once.
      exclude: database === "pglite" ? ["**/*-postgres.test.ts"] : ["test/browser-engine.test.ts", "src/analyser/**"],
      globalSetup: ["build-server", `set-up-${database}`].map((file) =>
        fileURLToPath(new URL(`apps/server/test/kit/${file}.ts`, import.meta.url)),
      ),
      isolate: false,
      testTimeout: 60_000,
      hookTimeout: 60_000,
      expect: { poll: { timeout: 10_000 } },
    },
  };
}
