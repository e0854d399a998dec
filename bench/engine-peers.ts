/**
 * Our engine beside its peers, in one process, on the same texts: milliseconds for 1000 characters, and times faster.
 * Each is measured warm, as a server runs it: before the rounds every one of them reads for the same time.
 */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { openPeers, type Peer } from "./peers.ts";

const WARM_UP_MS = 4000;
const ROUNDS = 7;
const TEXTS = 40;
const TEXT_CHARS = 1000;

const labelled = join(import.meta.dirname, "../packages/engine/test/tuned/own.jsonl");
const lines = readFileSync(labelled, "utf8").trim().split("\n");
const prose = lines.map((line) => (JSON.parse(line) as { text: string }).text).join(" ");
const texts = Array.from({ length: TEXTS }, (_, at) => prose.slice(at * TEXT_CHARS, (at + 1) * TEXT_CHARS));

const peers = await openPeers();
const rounds = new Map<Peer, number[]>(peers.map((peer) => [peer, []]));
for (const peer of peers) {
  const end = performance.now() + WARM_UP_MS;
  while (performance.now() < end) for (const text of texts) await peer.read(text);
}
// Round by round, so that a slow moment of the machine meets all of them.
for (let round = 0; round < ROUNDS; round++) {
  for (const peer of peers) {
    const start = performance.now();
    for (const text of texts) await peer.read(text);
    rounds.get(peer)?.push((performance.now() - start) / TEXTS);
  }
}

const median = (values: readonly number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
const times = peers.map((peer) => ({ peer, ms: median(rounds.get(peer) ?? []) }));
const own = times[0]?.ms ?? Number.NaN;
console.log(`ms for ${TEXT_CHARS} characters, median of ${ROUNDS} rounds over ${TEXTS} texts; ratio: times our own`);
for (const { peer, ms } of times) {
  const target = peer.target === null ? "" : ` (target ${peer.target})`;
  console.log(`${peer.name.padEnd(18)} ${ms.toFixed(3).padStart(8)} ms  ratio ${(ms / own).toFixed(2)}${target}`);
}
// Harper keeps a worker's port open.
process.exit(0);
