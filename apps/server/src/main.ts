import process from "node:process";
import { pino } from "pino";
import { CannotOpen } from "./db/cannot-open.ts";
import { createLogger } from "./logger.ts";
import { readSettings, type Settings, WrongSetting } from "./settings.ts";
import { type RunningServer, startServer } from "./start-server.ts";

const EXIT_FAILED = 1;
const EXIT_WRONG_SETTING = 2;
/** Something hangs when stopping takes longer than this. */
const STOP_MAX_MS = 15_000;

function exitWith(code: number, message: string): never {
  process.stderr.write(`${message}\n`);
  process.exit(code);
}

function readSettingsOrExit(): Settings {
  try {
    return readSettings(process.env);
  } catch (error) {
    if (error instanceof WrongSetting) exitWith(EXIT_WRONG_SETTING, error.message);
    throw error;
  }
}

/** What a newcomer needs to know; logs go to the other stream. */
function printWelcome({ url, joiningCode, adminToken }: RunningServer): void {
  const lines = [`Wellput is at ${url}`, `Joining code: ${joiningCode ?? "none, every group is full"}`];
  if (adminToken) {
    const link = new URLSearchParams({ token: adminToken, ...(joiningCode && { code: joiningCode }) });
    lines.push(`Make the first account, the admin's (works once): ${url}/becomeadmin?${link}`);
  }
  process.stdout.write(`${lines.join("\n")}\n`);
}

const settings = readSettingsOrExit();
const logger = createLogger(settings.LOG_LEVEL, pino.destination({ fd: 2, sync: true }));
for (const event of ["uncaughtException", "unhandledRejection"] as const) {
  process.on(event, (error) => {
    logger.fatal({ err: error }, "something nobody expected: stopping");
    process.exit(EXIT_FAILED);
  });
}

try {
  const server = await startServer(settings, logger);
  // Before it is said that it runs: whoever reads that may stop it at once.
  for (const signal of ["SIGTERM", "SIGINT"] as const) {
    process.once(signal, async () => {
      logger.info({ signal }, "stopping");
      setTimeout(() => exitWith(EXIT_FAILED, "Stopping took too long."), STOP_MAX_MS).unref();
      await server.stop();
      process.exit(0);
    });
  }
  printWelcome(server);
} catch (error) {
  if (error instanceof CannotOpen) exitWith(EXIT_FAILED, error.message);
  if (error instanceof WrongSetting) exitWith(EXIT_WRONG_SETTING, error.message);
  if (error instanceof Error && "code" in error && error.code === "EADDRINUSE") {
    exitWith(EXIT_FAILED, `Port ${settings.PORT} is taken. Stop what uses it, or choose another with PORT.`);
  }
  logger.fatal({ err: error }, "the server could not start");
  process.exit(EXIT_FAILED);
}
