import { execFileSync } from "node:child_process";
import { fileURLToPath } from "node:url";

const SERVER = fileURLToPath(new URL("../..", import.meta.url));

/** Builds the worker threads' program from its sources as they are. */
export default function buildWorker(): void {
  execFileSync("npm", ["run", "--silent", "build"], { cwd: SERVER, stdio: ["ignore", "inherit", "inherit"] });
}
