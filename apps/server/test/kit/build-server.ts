import { execFileSync } from "node:child_process";
import { fileURLToPath } from "node:url";

const SERVER = fileURLToPath(new URL("../..", import.meta.url));

/** Builds the server, its commands and its threads' program from their sources as they are. */
export default function buildServer(): void {
  execFileSync("npm", ["run", "--silent", "build"], { cwd: SERVER, stdio: ["ignore", "inherit", "inherit"] });
}
