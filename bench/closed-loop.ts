import { readFileSync } from "node:fs";
import { Agent, request } from "node:http";

/** The kernel's ticks a second, as Linux counts the time of a process. */
const TICKS_PER_SECOND = 100;

export interface LoopResult {
  readonly perSecond: number;
  readonly p50: number;
  readonly p95: number;
  /** Of the server's process, for each request; NaN where the system does not tell. */
  readonly cpuMs: number;
}

/** One request, and the status that it is to be answered with. */
export interface Call {
  readonly path: string;
  readonly method?: "GET" | "POST" | "PATCH";
  readonly json?: unknown;
  readonly status?: number;
}

interface LoopOptions {
  readonly url: string;
  readonly pid: number;
  readonly cookie: string;
  /** The call of each turn, from 0 on. */
  readonly callOf: (turn: number) => Call;
  readonly atOnce: number;
  readonly seconds: number;
}

/** These addresses in turn. */
export const inTurn =
  (paths: readonly string[]) =>
  (turn: number): Call => ({ path: paths[turn % paths.length] ?? "/" });

/** Asks, `atOnce` at a time, each the moment the answer before it has come whole. @throws when one is not as it is to be. */
export async function closedLoop({ url, pid, cookie, callOf, atOnce, seconds }: LoopOptions): Promise<LoopResult> {
  const agent = new Agent({ keepAlive: true, maxSockets: atOnce });
  const headers = { cookie, "accept-encoding": "gzip" };
  const times: number[] = [];
  const cpuBefore = cpuSecondsOf(pid);
  const begun = performance.now();
  const end = begun + seconds * 1000;
  let asked = 0;
  const loop = async () => {
    while (performance.now() < end) {
      const call = callOf(asked++);
      const start = performance.now();
      await fetchWhole(url, call, { agent, headers });
      times.push(performance.now() - start);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, loop));
  const took = (performance.now() - begun) / 1000;
  agent.destroy();
  times.sort((a, b) => a - b);
  return {
    perSecond: times.length / took,
    p50: percentile(times, 0.5),
    p95: percentile(times, 0.95),
    cpuMs: ((cpuSecondsOf(pid) - cpuBefore) * 1000) / times.length,
  };
}

/** The value below which this share of sorted values lies. */
export function percentile(sorted: readonly number[], share: number): number {
  return sorted[Math.min(Math.floor(sorted.length * share), sorted.length - 1)] ?? Number.NaN;
}

interface Sending {
  readonly agent: Agent;
  readonly headers: Record<string, string>;
}

function fetchWhole(
  url: string,
  { path, method, json, status = 200 }: Call,
  { agent, headers }: Sending,
): Promise<void> {
  const body = json === undefined ? undefined : JSON.stringify(json);
  const described = body === undefined ? headers : { ...headers, "content-type": "application/json" };
  return new Promise((resolve, reject) => {
    const sent = request(`${url}${path}`, { agent, method, headers: described }, (answer) => {
      if (answer.statusCode !== status) reject(new Error(`${path} answered ${answer.statusCode}`));
      answer.resume();
      answer.on("end", resolve);
    });
    sent.on("error", reject);
    sent.end(body);
  });
}

function cpuSecondsOf(pid: number): number {
  try {
    const [fields = ""] = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ").slice(-1);
    const [user = Number.NaN, system = Number.NaN] = fields.split(" ").slice(11, 13).map(Number);
    return (user + system) / TICKS_PER_SECOND;
  } catch {
    return Number.NaN;
  }
}
