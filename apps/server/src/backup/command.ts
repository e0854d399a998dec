import { resolve } from "node:path";
import process from "node:process";
import { type Logger, pino } from "pino";
import { CannotOpen } from "../db/cannot-open.ts";
import { createLogger } from "../logger.ts";
import { readSettings, type Settings, WrongSetting } from "../settings.ts";
import { BackupRefused } from "./format.ts";

interface CommandOptions {
  readonly file: string;
  readonly settings: Settings;
  readonly logger: Logger;
}

/** What the operator can do something about is said in words; anything else is a bug and shows whole. */
const REASONS = [BackupRefused, CannotOpen, WrongSetting];

/** Runs a command that takes one file, which is named from where npm was called, and sets the exit code. */
export async function runCommand(usage: string, run: (options: CommandOptions) => Promise<void>): Promise<void> {
  const [name, ...rest] = process.argv.slice(2);
  if (!name || rest.length > 0) {
    process.stderr.write(`${usage}\n`);
    process.exitCode = 2;
    return;
  }
  try {
    const settings = readSettings(process.env);
    const logger = createLogger(settings.LOG_LEVEL, pino.destination({ fd: 2, sync: true }));
    await run({ file: resolve(process.env.INIT_CWD ?? "", name), settings, logger });
  } catch (error) {
    if (!REASONS.some((reason) => error instanceof reason)) throw error;
    process.stderr.write(`${(error as Error).message}\n`);
    process.exitCode = 1;
  }
}
