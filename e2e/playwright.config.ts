import { defineConfig } from "@playwright/test";
import { IN_THE_BROWSER, type WorkerFixtures } from "./fixtures/test.ts";

/** Flags under which Chromium runs as root, in a container and without a network, and asks nobody outside for anything. */
const QUIET_CHROMIUM = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  "--in-process-gpu",
  // One renderer for a page and what it frames: starting another for each costs a tenth of the run.
  "--disable-site-isolation-trials",
];

const executablePath = process.env.CHROMIUM_PATH;

/** What learners, trainers and sessions do is proved on PostgreSQL, too, as far as it comes to the server. */
const ON_POSTGRES =
  /(?:practice|practice-activities|challenge-editor|respond|private-scenario|shared-practice|shared-session|workshop|logs|quiz|articles|article-media)\.spec\.ts$/;

/** The built app on a fresh database; each worker has a server of its own. */
export default defineConfig<object, WorkerFixtures>({
  testDir: ".",
  testMatch: "**/*.spec.ts",
  outputDir: "../.cache/e2e",
  globalSetup: "./fixtures/template.ts",
  fullyParallel: false,
  workers: 2,
  // On a busy build machine a page may miss its time once; a test that needs its second try is reported as flaky.
  retries: process.env.CI ? 1 : 0,
  forbidOnly: true,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: [["list"], ["./fixtures/where-time-goes.ts"]],
  projects: [
    { name: "embedded" },
    {
      name: "postgres",
      testMatch: ON_POSTGRES,
      grepInvert: new RegExp(IN_THE_BROWSER),
      use: { database: "postgres" },
    },
  ],
  use: {
    viewport: { width: 1280, height: 800 },
    // Recording every test makes all of them slower; `--trace retain-on-failure` asks for it.
    trace: "off",
    screenshot: "only-on-failure",
    // In each test's fresh browser the service worker would fetch every page's parts; the tests of what it does allow it.
    serviceWorkers: "block",
    launchOptions: { args: QUIET_CHROMIUM, ...(executablePath ? { executablePath } : {}) },
  },
});
