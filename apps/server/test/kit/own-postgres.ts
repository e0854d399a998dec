import { type ChildProcess, execFileSync, spawn, spawnSync } from "node:child_process";
import { chownSync, mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import process from "node:process";
import { setTimeout as sleep } from "node:timers/promises";
import { Client } from "pg";
import { findPostgres } from "./find-postgres.ts";

const START_TRIES = 300;
const START_PAUSE_MS = 50;

export interface OwnPostgres {
  /** Address of its database `postgres`. */
  readonly url: string;
  /** Runs statements, as the database's keeper could. */
  run(statements: string): Promise<void>;
  /** Ends the server as an operator does (SIGINT), or a fault (SIGKILL); its data and its address stay. */
  end(signal: "SIGINT" | "SIGKILL"): Promise<void>;
  /** Starts it again after an end. */
  start(): Promise<void>;
  /** Ends it for good: its data goes too. */
  stop(): Promise<void>;
}

/** Starts a PostgreSQL of our own on a free port, with its data in a folder that goes with it; `place` is where. */
export async function startPostgres(place = tmpdir()): Promise<OwnPostgres> {
  const scratch = mkdtempSync(join(place, "wellput-postgres-"));
  const user = databaseUser();
  if (user) chownSync(scratch, user.uid, user.gid);
  const bin = findPostgres(scratch, user !== undefined);
  const data = join(scratch, "data");
  const run = { ...user, cwd: scratch };
  const flags = ["-D", data, "-U", "wellput", "--auth=trust", "--encoding=UTF8", "--locale=C", "--no-sync"];
  execFileSync(join(bin, "initdb"), flags, { ...run, stdio: ["ignore", "ignore", "pipe"] });
  const port = await freePort();
  const options = { listen_addresses: "127.0.0.1", unix_socket_directories: "", max_connections: "200", fsync: "off" };
  const settings = Object.entries(options).flatMap(([name, value]) => ["-c", `${name}=${value}`]);
  const url = `postgres://wellput@127.0.0.1:${port}/postgres`;
  const spawnServer = () =>
    spawn(join(bin, "postgres"), ["-D", data, "-p", `${port}`, ...settings], { ...run, stdio: "ignore" });
  let server = spawnServer();
  process.once("exit", () => server.kill("SIGQUIT"));
  if (!(await isReady(url, server))) throw new Error("PostgreSQL did not start.");
  const end = async (signal: NodeJS.Signals) => {
    if (server.exitCode !== null || server.signalCode !== null) return;
    const ended = new Promise((resolve) => server.once("exit", resolve));
    server.kill(signal);
    await ended;
  };
  return {
    url,
    async run(statements) {
      const client = new Client({ connectionString: url });
      await client.connect();
      await client.query(statements);
      await client.end();
    },
    end,
    async start() {
      // After a kill its processes hold its memory for a moment longer, and a new one refuses to start beside them.
      for (let left = START_TRIES; left > 0; left--) {
        server = spawnServer();
        if (await isReady(url, server)) return;
        await sleep(START_PAUSE_MS);
      }
      throw new Error("PostgreSQL did not start again.");
    },
    async stop() {
      await end("SIGQUIT");
      rmSync(scratch, { recursive: true, force: true });
    },
  };
}

/** PostgreSQL refuses to run as root: then it runs as its own user, or as nobody. */
function databaseUser(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  for (const name of ["postgres", "nobody"]) {
    const [uid, gid] = ["-u", "-g"].map((flag) => spawnSync("id", [flag, name], { encoding: "utf8" }));
    if (uid?.status === 0 && gid?.status === 0) return { uid: Number(uid.stdout), gid: Number(gid.stdout) };
  }
  throw new Error("PostgreSQL does not run as root, and there is neither a user postgres nor nobody.");
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once("error", reject);
    probe.listen(0, "127.0.0.1", () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === "object" && address ? address.port : 0));
    });
  });
}

/** Waits until it answers; false when it ended before, or takes too long. */
async function isReady(url: string, server: ChildProcess): Promise<boolean> {
  for (let left = START_TRIES; left > 0 && server.exitCode === null; left--) {
    const client = new Client({ connectionString: url });
    try {
      await client.connect();
      await client.end();
      return true;
    } catch {
      await sleep(START_PAUSE_MS);
    }
  }
  return false;
}
