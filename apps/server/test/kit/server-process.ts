import { type ChildProcess, spawn } from "node:child_process";
import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import process from "node:process";
import { fileURLToPath } from "node:url";
import { inject } from "vitest";
import { PROGRAM_ENV } from "./program-env.ts";
import { TEMPLATE } from "./provided.ts";
import { createPostgresDatabase } from "./test-database.ts";

const MAIN = fileURLToPath(new URL("../../dist/main.js", import.meta.url));
const PROGRAM = ["--enable-source-maps", MAIN];

interface OwnSettings {
  readonly settings: Record<string, string>;
  readonly remove: () => void;
}

/** Settings of a server of one's own: on any free port, on a prepared database of the project's kind, or an empty one. */
export async function ownSettings(database: "prepared" | "empty"): Promise<OwnSettings> {
  const folder = mkdtempSync(join(tmpdir(), "wellput-server-"));
  const settings = { PORT: "0", DATA_DIR: folder };
  const remove = () => rmSync(folder, { recursive: true, force: true });
  if (inject("postgresUrl")) {
    const DATABASE_URL = await createPostgresDatabase(database === "prepared" ? TEMPLATE : "template1");
    return { settings: { ...settings, DATABASE_URL }, remove };
  }
  if (database === "prepared") cpSync(inject("pgliteFolder"), join(folder, "db"), { recursive: true });
  return { settings, remove };
}

/** The real thing: what `npm start` runs, with settings in its environment. */
export class ServerProcess {
  readonly #child: ChildProcess;
  readonly #exit: Promise<number | null>;
  stdout = "";
  stderr = "";

  /** With what the shell does before, such as setting a limit. */
  constructor(settings: Record<string, string>, before?: string) {
    const env = { ...PROGRAM_ENV, ...settings };
    this.#child = before
      ? spawn("/bin/sh", ["-c", `${before}; exec "$0" "$@"`, process.execPath, ...PROGRAM], { env })
      : spawn(process.execPath, PROGRAM, { env });
    this.#child.stdout?.on("data", (chunk: Buffer) => {
      this.stdout += chunk;
    });
    this.#child.stderr?.on("data", (chunk: Buffer) => {
      this.stderr += chunk;
    });
    this.#exit = new Promise((resolve) => this.#child.once("close", (code) => resolve(code)));
  }

  /** Starts one and waits until it says where it is. */
  static async start(settings: Record<string, string>, before?: string): Promise<ServerProcess & { url: string }> {
    const server = new ServerProcess(settings, before);
    const { promise, resolve, reject } = Promise.withResolvers<string>();
    server.#child.stdout?.on("data", () => {
      const url = /^Wellput is at (\S+)$/m.exec(server.stdout)?.[1];
      if (url && /^Joining code: .+$/m.test(server.stdout)) resolve(url);
    });
    void server.#exit.then(() => reject(new Error(`the server ended: ${server.stderr}`)));
    return Object.assign(server, { url: await promise });
  }

  kill(signal: NodeJS.Signals): void {
    this.#child.kill(signal);
  }

  /** The exit code, null when a signal ended it. */
  ended = () => this.#exit;

  get joiningCode(): string {
    return /^Joining code: (.+)$/m.exec(this.stdout)?.[1] ?? "";
  }
}
