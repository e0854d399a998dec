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

interface LoopOptions {
  readonly url: string;
  readonly pid: number;
  readonly cookie: string;
  /** Asked for in turn. */
  readonly paths: readonly string[];
  readonly atOnce: number;
  readonly seconds: number;
}

/** Asks for pages, `atOnce` at a time, each the moment the one before it has come whole. @throws when one is refused. */
export async function closedLoop({ url, pid, cookie, paths, atOnce, seconds }: LoopOptions): Promise<LoopResult> {
  const agent = new Agent({ keepAlive: true, maxSockets: atOnce });
  const headers = { cookie, "accept-encoding": "gzip" };
  const times: number[] = [];
  const cpuBefore = cpuSecondsOf(pid);
  const begun = performance.now();
  const end = begun + seconds * 1000;
  let asked = 0;
  const loop = async () => {
    while (performance.now() < end) {
      const path = paths[asked++ % paths.length] ?? "/";
      const start = performance.now();
      await fetchWhole(`${url}${path}`, { agent, headers });
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

function fetchWhole(url: string, options: { agent: Agent; headers: Record<string, string> }): Promise<void> {
  return new Promise((resolve, reject) => {
    const sent = request(url, options, (answer) => {
      if (answer.statusCode !== 200) reject(new Error(`${url} answered ${answer.statusCode}`));
      answer.resume();
      answer.on("end", resolve);
    });
    sent.on("error", reject);
    sent.end();
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
