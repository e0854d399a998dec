import { spawn } from "node:child_process";
import process from "node:process";
import { fileURLToPath } from "node:url";
import { PROGRAM_ENV } from "./program-env.ts";

export interface Said {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
}

/** Runs one of the operator's commands, `src/NAME-command.ts` as it is built. */
export function runCommand(name: string, args: readonly string[], settings: Record<string, string>): Promise<Said> {
  const program = fileURLToPath(new URL(`../../dist/${name}-command.js`, import.meta.url));
  const child = spawn(process.execPath, ["--enable-source-maps", program, ...args], {
    env: { ...PROGRAM_ENV, ...settings },
  });
  let [out, err] = ["", ""];
  child.stdout.on("data", (chunk: Buffer) => {
    out += chunk;
  });
  child.stderr.on("data", (chunk: Buffer) => {
    err += chunk;
  });
  return new Promise((resolve) => child.once("close", (code) => resolve({ code, out, err })));
}
