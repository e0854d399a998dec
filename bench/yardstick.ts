import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import type { LoopResult } from "./closed-loop.ts";

const PROGRAM = join(import.meta.dirname, "../apps/server/test/kit/yardstick-server.ts");

interface Yardstick {
  readonly url: string;
  readonly pid: number;
  stop(): Promise<void>;
}

/** Starts bare routes that run the same statements on the same PostgreSQL, in a process of their own. */
export async function startYardstick(databaseUrl: string): Promise<Yardstick> {
  const child = spawn(process.execPath, [PROGRAM], {
    env: { ...process.env, DATABASE_URL: databaseUrl },
    stdio: ["ignore", "pipe", "inherit"],
  });
  const [said] = (await once(child.stdout, "data")) as [Buffer];
  const url = /http:\S+/.exec(said.toString())?.[0];
  if (!url) throw new Error(`The yardstick did not say where it is: ${said}`);
  return {
    url,
    pid: child.pid ?? 0,
    async stop() {
      const ended = once(child, "exit");
      child.kill();
      await ended;
    },
  };
}

export function leastCpu(rounds: readonly LoopResult[]): number {
  return Math.min(...rounds.map(({ cpuMs }) => cpuMs));
}

export function mostPerSecond(rounds: readonly LoopResult[]): number {
  return Math.max(...rounds.map(({ perSecond }) => perSecond));
}

/** How a row stands to the yardstick: below 1 where the bare route is quicker, or takes less of the processor. */
export function besideBare(rounds: readonly LoopResult[], bare: readonly LoopResult[]): string {
  if (bare.length === 0) return "";
  const [speed, cpu] = [mostPerSecond(rounds) / mostPerSecond(bare), leastCpu(bare) / leastCpu(rounds)];
  return `; beside the yardstick ${speed.toFixed(2)} of its requests/s, ${cpu.toFixed(2)} by CPU`;
}
